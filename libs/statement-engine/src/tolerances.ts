/**
 * Tolerances, each with its unit and what it is for; of tables, columns and pictures those that several rules share, where
 * what one alone needs stands beside it. Blanks are counted in font sizes: the one between two words is 0.28, in a fixed pitch 0.6.
 */

/** Words or figures begin, or end, at one place within this distance (points): a producer rounds to whole ones. */
export const ALIGNED = 2;
/** The same of what is printed in one size by one producer: it differs by rounding to tenths alone. */
export const ALIGNED_CLOSELY = 1;
/** The same of words of other sizes or weights, whose first letters have other bearings. */
export const ALIGNED_ROUGHLY = 3;

/** A word stands closer than this to the one before it in its sentence (font sizes). */
export const WORD_GAP = 0.6;
/** Groups of one number stand closer than this (font sizes). */
export const GROUP_GAP = 0.62;
/** The blank that is assumed between two words that were read as one (font sizes). */
export const BLANK = 0.3;
/** A cell's left neighbour stands at least this far off; inside a sentence words stand closer (font sizes). */
export const CELL_GAP = 0.9;
/** The names of a heading stand closer together than the cells below them (font sizes). */
export const HEADER_CELL_GAP = 0.85;
/** The same of Chinese and Japanese names, within which there are no blanks (font sizes). */
export const UNSPACED_GAP = 0.4;
/** Cells stand farther apart than words: those of a box, and of a line that others straddle (font sizes). */
export const BOX_CELL_GAP = 1.1;
/** A label and its value, or two fields side by side (font sizes). */
export const FIELD_GAP = 1.2;

/** Lines of one cell or box follow each other this closely (font sizes). */
export const LINE_PITCH = 1.6;
/** A label stands so far above its figure at most: two lines (font sizes). */
export const STACKED = 3.2;
/** Lines of one part beside the entries follow each other within a few lines (points). */
export const PART_PITCH = 90;

/** The head of a document: so many lines. */
export const HEAD_LINES = 14;

/** Booking and value date of a row lie this many days apart at most. */
export const DAYS_TO_BOOK = 7;
/** In so many days each day of the year lies once. */
export const YEAR_DAYS = 365;
/**
 * A row of a card may be dated so many days before its period: bought then, booked now. A statement is
 * made as soon after its last row.
 */
export const DAYS_BEFORE_PERIOD = 62;
/** Rows may be dated so many days after the end of their period. */
export const DAYS_AFTER_PERIOD = 5;

// Dates, signs and kinds of accounts (normalise)

/**
 * The title of the first of several accounts stands so many lines above its first entry at most. What stands further up
 * speaks of all of them, and of what else the bank would sell.
 */
export const TITLE_ABOVE_LINES = 4;
/** Lines that the last entry may go on for below its amount. */
export const ENTRY_BELOW_LINES = 2;
/** Of rows this share is a habit: that they bear a minus, are the same one month after month, are spent from money held. */
export const MOSTLY = 2 / 3;
/** Fewer entries show no habit. */
export const FEWEST_MARKED_ROWS = 6;
/** More printed balances than this are not tried against each other. */
export const MOST_CANDIDATES = 6;
/** Of a scan, so few rows without a date of their own are more likely dates that were not read than a habit of the bank. */
export const CARRIED_HABIT_OF_SCAN = 0.15;
/** Of a text, so small a share of the dates that a habit would leave out is no habit. */
export const CARRIED_HABIT_OF_TEXT = 1 / 3;
/** Fewer dates left out than this are chance. */
export const FEWEST_CARRIED = 3;
/** Where so many dates print their year, one without is a piece of a date that OCR tore: "2 11.25" for "21.11.25". */
export const WITH_YEAR_SHARE = 0.75;
/** Fewer months tell no habit. */
export const FEWEST_MONTHS = 3;
/** So many headings that hold are a habit. */
export const FEWEST_HELD_HEADINGS = 2;
/** So many entries, and so many of them all, are no accident. */
export const FEWEST_SPENT = 4;
/** So small a share of steps against a class is chance: some other row makes them. */
export const CHANCE_SHARE = 0.04;
/** Fewer steps show no habit. */
export const FEWEST_STEPS = 3;
/** So many entries at least cancel each other out. */
export const FEWEST_TOGETHER = 2;
/** A purchase is paid for in so many parts at most. */
export const MOST_PARTS = 72;
/** Parts are billed no sooner than this many days after each other. */
export const DAYS_OF_PART = 28;
/** The few days that all parts together may come sooner. */
export const PARTS_SLACK_DAYS = 10;
/** The day that a bill prints may be the one on which it is due, or the next one comes. */
export const DAYS_TO_PAY = 31;
/** A purchase that is still paid for was made so many years ago at most. */
export const MOST_YEARS_PAID = 6;
/** "12/20 POUND STERLING" below an entry of 12/22: the day on which it was bought, so many days before. */
export const PURCHASE_BEFORE_DAYS = 10;
/** The same, a few days after the entry. */
export const PURCHASE_AFTER_DAYS = 3;
/** A period is that of the rows where it holds this share of them. */
export const PERIOD_HOLDS = 0.8;
/** Of a list of charges most entries are unmarked, and few bear the minus of a refund: so many times more. */
export const MANY_TIMES_CHARGED = 3;
/** Fewer entries show no habit. */
export const FEWEST_LISTED_CHARGES = 4;
/** A row that begins with a number within this distance of where dates begin (points) has most likely a date of its own. */
export const DATE_EDGE = 6;
/** As large a share of dates out of order is the bank's habit. */
export const DATES_DISORDER = 0.15;
/** Fewer rows of a part have no order of their own. */
export const FEWEST_ROWS_IN_PART = 3;
/** A date read so surely that it is believed where no other of its part speaks for it. */
export const SURE_DATE = 0.85;
/** One that was read again by itself and came out the same is printed so. */
export const DATE_SEEN_AGAIN = 0.98;
/** Less will do for the other date of its row, which speaks for it. */
export const OTHER_DATE_SEEN = 0.7;
/** Dates of lists that stand beside each other begin so far apart (points). */
export const LISTS_BESIDE = 60;
/** A purchase that is paid for in parts keeps its date for so many days more with each of them. */
export const DAYS_BETWEEN_PARTS = 31;
/** A second date that no heading names counts where so many rows print one: a single one is a date among their words. */
export const USUAL_SHARE = 0.5;
/** More groups of like rows than this are not tried against each other. */
export const MAX_FREE_CLASSES = 10;
/** Rows up to this many may be split into ins and outs by their sum alone. */
export const MAX_SUBSET = 14;
/** An entry is of trade where it begins with such a word: "Sales invoice 12", "Payment (#80) to invoice 12". */
export const TRADE_FIRST_WORDS = 2;
/** This share of the entries is of trade, where they tell the side of all. */
export const NEARLY_ALL_TRADE = 0.9;
/** And this share, where they leave it open. */
export const MOSTLY_TRADE = 0.8;
/** Fewer charges show no habit. */
export const FEWEST_BILLS = 2;
/** Fewer entries tell nothing where no title does. */
export const FEWEST_OF_TRADE = 4;
/** Of the charges this share is bills: interest, fees and sales alone are other accounts', too. */
export const MOSTLY_BILLS = 0.5;
/** So many rows speak for all of them. */
export const ENOUGH_WORDED_ROWS = 200;
/** Fewer contradictions may be chance. */
export const FEWEST_AGAINST = 4;
/** So many contradictions come upon one agreement before the words outvote a reading. */
export const MANY_TIMES_AGAINST = 4;
/** A single row's words may say anything. */
export const FEWEST_DENYING = 2;
/** No statement is dated years ahead of the day it is read: such a number is a sort code or an expiry date. */
export const FAR_AHEAD_DAYS = 400;
/** Entries follow each other within so many days. */
export const ENTRIES_GO_ON_DAYS = 14;
/** A statement is dated, and due, so long after its last row at the latest. */
export const STATEMENT_LATE_DAYS = 100;
/** A statement covers no more than this before its date. */
export const STATEMENT_REACH_DAYS = 130;
/** Dates with a year that are looked at: those of the head and of the first notes. */
export const MOST_DATES = 40;
/** A reading that is so many times as strong as any other is settled. */
export const YEAR_MARGIN = 2;

// What holds for the document (identify)

/** A masked number stands right behind its label, among so many words. */
export const MASKED_BEHIND_WORDS = 6;
/** What a number heads begins within this many lines. */
export const HEADED_BY_NUMBER_LINES = 40;
/** A date may stand this many lines above the amount of its entry. */
export const DATE_ABOVE_LINES = 6;
/** The first pages tell the currency of a document of any length. */
export const CURRENCY_LINES = 600;
/** Lines of the letterhead and the summary count more. */
export const CURRENCY_HEAD_LINES = 16;
/** Lines that are looked at for words of a country: letterheads and footers of the first pages. */
export const COUNTRY_LINES = 120;
/** Groups of three digits before the one with decimals. */
export const MOST_DIGIT_GROUPS = 4;
/** A line of so many words is none of the entries, where most of them have no figure. */
export const SENTENCE_WORDS = 12;
/** The share of its words without a figure. */
export const MOSTLY_WORDS = 0.7;
/** The name of a currency has so many words at most: "Currency: United Arab Emirates dirham". */
export const MOST_WORDS_OF_NAME = 4;
/** Labels stand in letterheads and summaries. */
export const CURRENCY_LABEL_LINES = 80;
/** The account's own IBAN stands in the letterhead, and says more of the country than any word. */
export const IBAN_LINES = 30;
/** Places that so many of the entries name are where the holder lives; those of fewer are of a journey. */
export const SHARE_OF_ENTRIES = 0.05;
/** The name of a bank has so many letters at most. */
export const LONGEST_BANK_NAME = 60;
/** A lender or a wallet without a word of banks, but with the form of a company, among so many. */
export const COMPANY_LINES = 2;
/** A letterhead names the bank in its first lines. */
export const LETTERHEAD_LINES = 3;
/** So many numbers settle the style of a document of any length. */
export const ENOUGH_NUMBERS = 1_500;
/** So many numbers in groups tell how a document writes them. */
export const FEWEST_GROUPED = 3;
/** Beside amounts with decimals so many such lines are those of another account, in a currency without. */
export const MANY_GROUPED = 10;
/** A year in a cell of its own, or a part of the page, stands off from the words before it (font sizes). */
export const APART = 1;
/** Years printed alone only matter where no period is printed. */
export const MOST_YEARS_ALONE = 300;
/** So many dates of the calendar, and none of another, are evidence by themselves. */
export const ENOUGH_JALALI_DATES = 3;
/** What names an account stands among so many first lines. */
export const ACCOUNT_NAME_LINES = 40;
/** Values stand so many lines below their names at most. */
export const VALUE_BELOW_LINES = 2;
/** Words of one cell stand nearer to each other (font sizes). */
export const WORDS_OF_CELL_GAP = 1.5;
/** The number of an account that no label names has so many digits at least. */
export const LEAST_DIGITS = 6;
/** A name stands right above its date: no further than this (font sizes). */
export const NAME_ABOVE = 2;
/** Footers: so many last lines, and what stands on every page. */
export const FOOT_LINES = 8;
/** A name has so many words at most. */
export const MOST_WORDS_OF_BANK = 8;
/** A logo stands among so many first lines. */
export const LOGO_LINES = 6;
/** A logo has so many words at most. */
export const LOGO_WORDS = 3;
/** The name in a web address has so many letters at least. */
export const SHORTEST_WORD_OF_BANK = 2;
/** Before further words shorter ones say too little. */
export const FEWEST_LETTERS_OF_BANK = 3;
/** A year stands this close behind its date (font sizes). */
export const YEAR_BEHIND_DATE_GAP = 0.8;
/** Between the two dates of a period stand so many words. */
export const MOST_BETWEEN_DATES = 3;
/** No statement covers more days. */
export const LONGEST_PERIOD_DAYS = 400;
/** Numbers of one date stand closer to each other (font sizes). */
export const NUMBERS_OF_DATE_GAP = 1;
/** The two fields of a period stand on one line or on neighbouring ones. */
export const PERIOD_FIELDS_APART = 3;
/** A label stands above its date by this many font sizes at most. */
export const LABEL_ABOVE_DATE = 2.2;
/** Fields stand among so many first lines. */
export const PERIOD_FIELD_LINES = 60;
/** The title that names the month stands among the first lines. */
export const MONTH_TITLE_LINES = 40;
/** A title stands so many lines above the period of its statement at most. */
export const TITLE_REACH_LINES = 4;
/** Its letters are this many times larger. */
export const TITLE_LARGER = 1.3;

// Readings of classes of rows (interpret)

/** More than this are not tried together. */
export const MOST_ALTERNATIVES = 18;
/** So many edges at which figures end are looked at. */
export const MOST_EDGES = 6;
/** Readings that are tried of one statement at most. */
export const MOST_READINGS = 160;
/** Rows that these readings come to together at most. */
export const MOST_ROWS_READ = 60_000;
/** So many decisions are decided otherwise at once. */
export const MOST_TOGETHER = 5;
/** A reading is proved where no other one that proves as much costs less than this more. */
export const READING_MARGIN = 1;
/** Cells of one and of two lines that are centred beside each other stand so far apart at most (font sizes). */
export const HALF_LINE = 0.8;
/** A sum of fewer rows may be another entry by chance. */
export const FEWEST_SUMMED = 2;
/** So many rows with a date of their own within the period make the entries of a statement. */
export const FEWEST_ENTRIES = 3;
/** So many steps between balances fail in no ledger. */
export const FEWEST_FAILING_STEPS = 2;
/** What begins at one place lies within this distance (points). */
export const SAME_LEFT = 6;
/** Nothing begins a part of the page nearer to its borders than this part of its width. */
export const PART_BORDER_SHARE = 0.15;
/** So many lines begin at the edge of a part. */
export const PART_FEWEST_LINES = 4;
/** So many ways to split a document are proposed at most. */
export const MOST_SPLITS = 4;

// Figures of scans (repair)

/** Without a balance beside the rows one sum decides: then two further readings must say the same. */
export const VOTES_WITHOUT_CHAIN = 2;
/** A gap between two rows up to so many heights of them may hide a row. */
export const HIDDEN_ROWS = 3;
/** What was read otherwise is likely, not certain. */
export const REWRITTEN_CONFIDENCE = 0.6;
/** A figure that may be rewritten has so many characters at most. */
export const LONGEST_FIGURE = 9;
/** So many figures make a column. */
export const FEWEST_FIGURES_IN_COLUMN = 2;
/** More rows whose date is in doubt have another cause than how surely it was read. */
export const MOST_UNSURE_ROWS = 12;
/** Words that date the statement are so many at most. */
export const MOST_HEADERS = 24;
/** They stand on so many first pages. */
export const HEADER_PAGES = 2;
/** Others of them were read surely. */
export const UNSURE_DATE = 0.8;
/** Cells of scans that were read with less are read by another model first. */
export const DOUBTFUL_CELL = 0.9;
/** Then all that were not seen twice. */
export const SEEN_ONCE = 0.98;
/** Heads of two statements share this share of their words, and have as many figures of their own. */
export const SAME_HEAD_SHARE = 0.5;
/** Fewer words may be those of a running head. */
export const FEWEST_HEAD_WORDS = 5;
/** A balance carried to a page is another figure of the same statement. */
export const FEWEST_HEAD_FIGURES = 2;
/** The head of a statement's first page has so many lines at most. */
export const STATEMENT_HEAD_LINES = 40;
/** The sign of a currency stands beside so many amounts of a document at least, */
export const FEWEST_UNITS = 6;
/** which are this share of them, */
export const MOST_HAVE_UNIT = 0.6;
/** and of all places at which its word stands these are this share. */
export const HARDLY_ELSEWHERE = 0.9;
/** A row of an account lies so many years from most others at most, */
export const YEARS_AWAY = 2;
/** where no more than this share of the rows lies further. */
export const FEW_ROWS = 0.1;

/** So many entries with their balance on a line below are a habit. */
export const FEWEST_ROWS_WITH_BALANCE = 3;
/** Of balances that stand below amounts without a name so many steps hold: a total between two pages breaks one. */
export const NEARLY_ALL_STACKED = 0.8;

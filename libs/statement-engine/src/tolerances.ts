/**
 * Tolerances that several rules share, each with its unit and what it was measured by; what one rule alone needs stands
 * beside it. Blanks are counted in font sizes: the one between two words is 0.28, in a fixed pitch 0.6.
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
/** Where this share of the rows has a date of its own, one without is no entry of the day above. */
export const MOSTLY_DATED = 0.7;

/** Booking and value date of a row lie this many days apart at most. */
export const DAYS_TO_BOOK = 7;
/** In so many days each day of the year lies once. */
export const YEAR_DAYS = 365;
/** A row of a card may be dated so many days before its period: bought then, booked now. A statement is made as soon after its last row. */
export const DAYS_BEFORE_PERIOD = 62;
/** Rows may be dated so many days after the end of their period. */
export const DAYS_AFTER_PERIOD = 5;

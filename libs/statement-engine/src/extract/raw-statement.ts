import type { RawIdentity } from '../identify/document-facts.ts';
import type { DateToken, MoneyToken } from '../grammar/tokens.ts';
import type { LabelWord } from '../vocabulary/language.ts';

/** A movement as printed: nothing of it is interpreted yet but its columns. What `extract` hands to `normalise`. */
export interface RawRow {
  readonly kind: 'row';
  /** Index of the line that holds the amount; rows keep the order of the page. */
  readonly at: number;
  readonly page: number;
  readonly box: { readonly x0: number; readonly y0: number; readonly x1: number; readonly y1: number };
  readonly date: DateToken | null;
  /** The date was printed on an earlier row or in a heading. */
  readonly carried: boolean;
  /** Of a scan: nothing is printed where its date would stand. */
  readonly blankDate?: boolean;
  /** Carried past the balance that ends or opens an account: it may belong to another one. */
  readonly dateOpen: boolean;
  /** A second date beside it; its table's `secondDate` says what it is. */
  readonly valueDate: DateToken | null;
  /** The second date is the day of the purchase, whatever its heading calls it. */
  readonly isMadeOnSecond?: boolean;
  readonly description: string;
  readonly reference: string | null;
  readonly amount: MoneyToken;
  readonly column: 'amount' | 'debit' | 'credit';
  /** A word or letter in a column of its own: "Credit", "D". */
  readonly side: 'credit' | 'debit' | null;
  readonly balance: MoneyToken | null;
  /** The amount is what a printed fee has left of another one beside it; null where none was taken of that. */
  readonly netOfFee: boolean | null;
  readonly section: RawSection | null;
  /** Which part it is of a purchase that is paid for in several; null where it is none. */
  readonly instalment: number | null;
  /** Its year rests on such a part alone. */
  readonly yearOpen?: boolean;
  /** Rows of one table share its reading of columns. */
  readonly table: number;
  /** Rows under one printing of a heading, one section: what the search of readings takes or leaves together. */
  readonly region?: string;
  /** All amounts of its line, by column. */
  readonly cells?: readonly (MoneyToken | null)[];
  readonly confidence: number;
}

/** A heading over rows: "Deposits and other additions". */
export interface RawSection {
  readonly id: number;
  readonly direction: 'in' | 'out' | 'void' | null;
}

/** An amount that a label explains: a balance, a total. */
export interface RawFact {
  readonly kind: 'fact';
  readonly at: number;
  readonly page: number;
  readonly label: LabelWord;
  readonly phrase: string;
  readonly token: MoneyToken;
  /** All amounts of its line. */
  readonly beside: readonly MoneyToken[];
  /** A word beside it says that the balance is owed. */
  readonly overdrawn: boolean;
  readonly section: RawSection | null;
  /** The date of the balance, where one stands on its line. */
  readonly date: DateToken | null;
  /** Of an opening balance: the words right above the heading of its table. */
  readonly title?: string | null;
}

/** A figure of which nothing is known but where it stands and what it is called. */
export function plainFact(
  { at, page }: Pick<RawFact, 'at' | 'page'>,
  label: LabelWord,
  token: MoneyToken,
  phrase: string = label,
): RawFact {
  return { kind: 'fact', at, page, label, phrase, token, beside: [token], overdrawn: false, section: null, date: null };
}

export type RawEvent = RawRow | RawFact | RawIdentity;

export interface RawTable {
  readonly newestFirst: boolean;
  readonly owed: boolean;
  readonly chainHits: number;
  readonly chainSteps: number;
  /** Which of the printed dates date its rows is open. */
  readonly datesOpen: boolean;
  /** What the second date of its rows is; null where no heading tells. */
  readonly secondDate: 'transaction' | 'value' | null;
  /** Only the order of its columns tells the way out from the way in. */
  readonly sidesOpen: boolean;
  /** Its columns are way out and way in because that is how its balance moves: they do not tell whose the balance is. */
  readonly sidesConcluded: boolean;
  /** Dated lines with amounts in a column that counts for nothing, or lines that go on from a balance, are in no row. */
  readonly linesPassedOver: boolean;
  /** Figures of its dated lines are in no row, or its balances do not go on from row to row. */
  readonly figuresMissed: boolean;
  /** What its columns hold is told by the order of the figures on each line. */
  readonly byOrder: boolean;
  /** Its headings name sides, and nothing tells which amount stands on which. */
  readonly sidesUnplaced: boolean;
  /** Its columns are named withdrawals and deposits, as no card's are. */
  readonly holdsMoney: boolean;
  /** Its column of balances is headed as a debt: "Balance owing". */
  readonly countsDebt: boolean;
}

/** Both balances of an account on its line of a summary of several accounts. */
export interface AccountEnds {
  readonly opening: RawFact;
  readonly closing: RawFact;
}

/** The one ISO 4217 code that a line prints. */
export interface PrintedCode {
  readonly at: number;
  readonly code: string;
}

export interface RawStatement {
  /** In the order of the pages. */
  readonly events: readonly RawEvent[];
  readonly summaries: readonly AccountEnds[];
  /** Figures that stand beside each other outside the rows, as two ends: whether they are any is open. */
  readonly pairs?: readonly AccountEnds[];
  /** Every figure of the lines that are in no row. */
  readonly figures?: readonly RawFact[];
  /** Currencies that lines name which are in no row, headings and titles among them. */
  readonly codes?: readonly PrintedCode[];
  readonly tables: readonly RawTable[];
  /** Lines that begin and end as entries do have amounts that are none of money: of coins that have eight decimals. */
  readonly holdsUnread?: boolean;
  /** Where no line is a row, those that may be one. */
  readonly unread?: readonly number[];
  /** Undated lines beside the entries that may be some all the same: fees and interest at the end of a list. */
  readonly leftOut?: readonly RawRow[];
}

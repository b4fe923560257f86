/**
 * The words of one language as banks print them. Pure data: adding a language is adding a file of this shape to
 * `languages/` and naming it in `languages.ts`; no algorithm knows any of them.
 * Everything is compared folded (see `fold.ts`): lower case, no accents, NFKC; `of the` style fillers are left out.
 */
export interface Language {
  readonly code: string;
  /** Where the file holds several languages: of each, by its code, printed words that none of the others uses. */
  readonly varieties?: Readonly<Record<string, readonly string[]>>;
  /** Twelve entries, each the accepted spellings of a month, long and short. */
  readonly months: readonly (readonly string[])[];
  readonly columns: Readonly<Partial<Record<ColumnWord, readonly string[]>>>;
  readonly labels: Readonly<Partial<Record<LabelWord, readonly string[]>>>;
  /** Headings of groups of rows whose amounts carry no sign of their own. */
  readonly sections: Readonly<Partial<Record<SectionWord, readonly string[]>>>;
  /** Words that stand before the name of a side and change nothing of it: "Electronic deposits". */
  readonly qualifiers?: readonly string[];
  /** Words of a row that say which way the money went: the weakest evidence, used last and flagged. */
  readonly rows?: Readonly<Partial<Record<'in' | 'out', readonly string[]>>>;
  /** What a column of types calls entries by the way their money went, beside the names of sides: "Withdrawal", "Top-up". */
  readonly ways?: Readonly<Partial<Record<'in' | 'out', readonly string[]>>>;
  /** What the entries of a customer's or a borrower's account begin with: "Invoice 12", "Interest", "Receipt"; `inv#` is "INV-12". */
  readonly trade?: Readonly<Partial<Record<TradeWord, readonly string[]>>>;

  /** Beside a balance: it is the account holder's. "A vostro credito", "zu Ihren Gunsten". */
  readonly favour?: readonly string[];
  /** Words that make the balance that a statement ended with one of the statement before: "Closing balance of the previous invoice". */
  readonly earlier?: readonly string[];
  /** Words in the name of a balance that say that it is a debt: "Balance owing". */
  readonly owed?: readonly string[];
  /** Labels of what is to be paid: a balance of that amount is owed. */
  readonly due?: readonly string[];
  /** Words of a status that say that nothing moved, beside those of `declined`: "FAILED". */
  readonly failed?: readonly string[];
  /** What stands before the first and the last day of the period where they are fields of their own: "From", "Through". */
  readonly ends?: Readonly<Partial<Record<'start' | 'end', readonly string[]>>>;
  /** The word that joins two names in one title. */
  readonly and?: string;
  /** Names of columns that tell when a purchase was made, and not when it was booked: "Transaction date". */
  readonly madeDates?: readonly string[];
  /** Names of columns that hold the day and the month of a date apart, and of the year beside them. */
  readonly dateParts?: Readonly<Partial<Record<'day' | 'month' | 'year', readonly string[]>>>;
  /** Words of a row that never came about: an entry of nothing that bears one is none. */
  readonly declined?: readonly string[];
  /** Names of columns that only an account that holds money has: what is withdrawn, and what is deposited. */
  readonly held?: Readonly<Partial<Record<'in' | 'out', readonly string[]>>>;
  /** What each part of a purchase is called that is paid for in several: "Cuota 3/6". */
  readonly instalments?: readonly string[];
  /** What a remark in a title begins with where nothing below it counts: "(not included in the balance)". */
  readonly leftOut?: readonly string[];
  /** What the title of a list begins with that stands below its summary: "Detail". */
  readonly details?: readonly string[];
  /** What titles call the entries of a period: "Transactions from 5 May to 5 June". */
  readonly entries?: readonly string[];
  /** Names of columns that tell where an entry was booked, and nothing of what it is: "Branch". */
  readonly places?: readonly string[];
  /** What joins the first and the last day of a period: "1 May to 31 May". */
  readonly joins?: readonly string[];
  /** What is counted beside money: "points". */
  readonly points?: readonly string[];
  /** Words in the name of a balance that is none of the account: of a part of it, or of a time. */
  readonly otherBalances?: readonly string[];

  readonly kinds?: Readonly<Partial<Record<KindWord, readonly string[]>>>;
}

export type ColumnWord =
  | 'date'
  | 'postingDate'
  | 'valueDate'
  | 'time'
  | 'description'
  | 'reference'
  | 'debit'
  | 'credit'
  | 'amount'
  | 'balance'
  | 'fee'
  | 'foreign'
  | 'side'
  | 'other';

export type LabelWord =
  | 'opening'
  | 'closing'
  /** A balance named without saying which: "balance on", "Kontostand am". */
  | 'balance'
  | 'carried'
  /** Beside a balance: it is owed. "Solde débiteur", "zu Ihren Lasten". */
  | 'overdrawn'
  | 'total'
  | 'totalIn'
  | 'totalOut'
  | 'period'
  | 'account'
  | 'page'
  /** Numbers that are neither movement nor balance: limits, minimum payments, rates. */
  | 'aside'
  | 'noActivity';

/** `void`: the rows below are no movements (daily balances, rates, rewards, future instalments). */
export type SectionWord = 'in' | 'out' | 'void';

/** What is billed and what is charged beside it raise what a customer owes; what is settled lowers it. */
export type TradeWord = 'billed' | 'charged' | 'settled';
export type KindWord = 'checking' | 'savings' | 'creditCard' | 'loan' | 'folio';

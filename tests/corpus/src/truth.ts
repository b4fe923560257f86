/** What a statement really says; the format of `*.truth.json`. Money in decimal units, holder's view. */
export interface TruthTransaction {
  readonly date: string;
  readonly description: string;
  readonly amount: number;
  /** The running balance where one is printed beside the row, else null. */
  readonly balance: number | null;
  /** Where a document prints a transaction date and a posting date without saying which one counts: the other one. */
  readonly otherDate?: string;
  /** Where a careful reader could also count other columns (a type, a reference) as description. */
  readonly otherDescriptions?: readonly string[];
}
export interface TruthAccount {
  readonly openingBalance: number | null;
  readonly closingBalance: number | null;
  readonly currency: string;
  readonly transactions: readonly TruthTransaction[];
}
export interface Truth {
  readonly accounts: readonly TruthAccount[];
}

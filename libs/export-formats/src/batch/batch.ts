import type { Account, StatementResult, Verdict } from '@crossfoot/contracts';
import type { Corrected } from '../export-options.ts';

/** Several files converted together, in the order they were given. */
export interface Batch {
  readonly results: readonly StatementResult[];
  /** Files of the batch that could not be read, with the reason as the user was told it. */
  readonly unread: readonly { readonly filename: string; readonly reason: string }[];
  /** What a person corrected of each result, in their order; none where nobody did. */
  readonly corrected?: readonly (Corrected | null)[];
}

/** The statements of one account, oldest first. */
export interface AccountChain {
  readonly label: string;
  readonly statements: readonly ChainStatement[];
  /** Between each statement and the next. */
  readonly links: readonly ChainLink[];
  /** All statements as one account, rows that an overlap repeats left out. */
  readonly account: Account;
  /** The same with the repeated rows in place and flagged `possibleDuplicate`. */
  readonly marked: Account;
  /** File of each row of `marked`. */
  readonly files: readonly string[];
  /** Positions in `marked` of the rows that an earlier statement has already. */
  readonly repeated: ReadonlySet<number>;
  /** Balanced where every statement is and every link holds without a gap. */
  readonly verdict: Verdict;
}

export interface ChainStatement {
  readonly filename: string;
  readonly account: Account;
}

export interface ChainLink extends Meeting {
  readonly from: string;
  readonly to: string;
}

/** How a statement meets the next one. */
export interface Meeting {
  /** How the periods meet; `unknown` where one of them is not printed. */
  readonly periods: 'adjoin' | 'gap' | 'overlap' | 'unknown';
  /** Days that no statement covers. */
  readonly gap: { readonly start: string; readonly end: string } | null;
  /** Rows of the later statement that the earlier ones have too. */
  readonly duplicates: number;
  /** Opening balance of the later one minus what the earlier one leads to, in minor units; null where not printed. */
  readonly difference: number | null;
}

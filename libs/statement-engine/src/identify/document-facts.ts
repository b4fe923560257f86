import type { AccountType } from '@crossfoot/contracts';
import type { DateToken, TokenLine } from '../grammar/tokens.ts';
import type { NumberStyle } from '../grammar/money.ts';
import type { StatementMonth, TitledMonth } from './statement-month.ts';

/** What starts a new statement: another account number, another period. */
export interface RawIdentity {
  /** `border`: the search of readings has found that another account begins here. */
  readonly kind: 'account' | 'period' | 'currency' | 'border';
  readonly at: number;
  readonly value: string;
  /** Of a period: the title in larger letters right above it. */
  readonly title?: string | null;
}

/** What holds for the document as a whole. What `identify` hands to `extract`, beside the classified lines. */
export interface DocumentFacts {
  readonly style: NumberStyle;
  readonly currency: string;
  /** Nothing in the document tells it. */
  readonly isCurrencyAssumed: boolean;
  readonly institution: string | null;
  /** The institution, also where only its footer or its address on the web names it. */
  readonly issuer: string | null;
  /** The number of its only account where no label stands before it. */
  readonly loneNumber: string | null;
  readonly accountType: AccountType;
  /** Words that show what kind of account it is, with their lines. */
  readonly kinds: readonly KindWord[];
  /** Account numbers and periods, each with the line it stands on: what may start a new statement. */
  readonly identities: readonly RawIdentity[];
  readonly periods: readonly PrintedPeriod[];
  /** Dates with a year outside the rows (statement date, due date): the years of rows without one come from here. */
  readonly statementDates: readonly DateToken[];
  /** Dates with a year beside amounts: they say more of the years than the day of reading does. */
  readonly datesBesideAmounts: readonly DateToken[];
  /** The one of these that the document calls its own: "Statement date", "Closing date". */
  readonly ownDate: DateToken | null;
  /** Years printed alone ("Statement 2024", "February 2023"). */
  readonly years: readonly number[];
  /** The month that its title names. */
  readonly month: StatementMonth | null;
  /** All months that its head names with their year. */
  readonly months: readonly TitledMonth[];
}

export interface KindWord {
  readonly at: number;
  readonly phrase: string;
  readonly type: AccountType;
  /** A title says more than a line in the small print further down. */
  readonly weight: number;
}

export interface PrintedPeriod {
  readonly at: number;
  readonly start: DateToken;
  readonly end: DateToken;
}

export interface IdentifiedStatement {
  readonly facts: DocumentFacts;
  readonly lines: readonly TokenLine[];
}

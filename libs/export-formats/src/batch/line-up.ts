import type { Account } from '@crossfoot/contracts';
import { lastFour } from '../text/account-label.ts';
import { toMinorUnits } from '../text/money-text.ts';
import type { Meeting } from './batch.ts';

/** What it takes to put a statement into the line of its account; rows are not needed. */
export type Ends = Pick<
  Account,
  'institution' | 'accountNumber' | 'accountType' | 'currency' | 'period' | 'openingBalance' | 'closingBalance'
>;

export interface Days {
  readonly start: string;
  readonly end: string;
}

/** An account without a printed number is never joined with another: two accounts of one bank may look alike. */
export function isSameAccount(one: Ends, other: Ends): boolean {
  const institutions = [one.institution, other.institution].map((name) => name?.trim().toLowerCase() ?? null);
  return (
    lastFour(one) !== '' &&
    lastFour(one) === lastFour(other) &&
    one.accountType === other.accountType &&
    one.currency === other.currency &&
    (institutions.includes(null) || institutions[0] === institutions[1])
  );
}

/** Oldest first; what has no day comes first of all. */
export function compareDays(one: Days | null, other: Days | null): number {
  const [first, second] = [`${one?.start ?? ''}|${one?.end ?? ''}`, `${other?.start ?? ''}|${other?.end ?? ''}`];
  return first < second ? -1 : first > second ? 1 : 0;
}

/** Rows of the later statement that earlier ones have too: how many, and their sum in minor units. */
export interface Repeated {
  readonly rows: number;
  readonly sum: number;
}

/** How one statement meets the next: their periods, and the closing balance against the opening balance. */
export function meetingOf(previous: Ends, next: Ends, repeated: Repeated = { rows: 0, sum: 0 }): Meeting {
  const { currency, openingBalance: opening } = next;
  const { closingBalance: closing } = previous;
  const difference =
    closing === null || opening === null
      ? null
      : toMinorUnits(opening, currency) + repeated.sum - toMinorUnits(closing, currency);
  const found = { duplicates: repeated.rows, difference };
  const [end, start] = [previous.period.end, next.period.start];
  if (end === null || start === null)
    return { ...found, periods: repeated.rows > 0 ? 'overlap' : 'unknown', gap: null };
  // Many banks let a period begin on the day the last one ended. Where nothing comes twice, the two meet.
  const share = start === end && repeated.rows === 0 && difference === 0;
  if (start <= end && !share) return { ...found, periods: 'overlap', gap: null };
  const dayAfter = shiftDay(end, 1);
  if (start <= dayAfter) return { ...found, periods: 'adjoin', gap: null };
  return { ...found, periods: 'gap', gap: { start: dayAfter, end: shiftDay(start, -1) } };
}

function shiftDay(isoDate: string, days: number): string {
  const date = new Date(`${isoDate}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

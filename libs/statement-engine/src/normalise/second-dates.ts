import type { AccountType } from '@crossfoot/contracts';
import type { RawRow, RawTable } from '../extract/raw-statement.ts';
import type { RawAccount } from '../extract/accounts/split-accounts.ts';
import { daysFrom, FEWEST_LATER, isNeverEarlier } from '../extract/dates/booked-beside.ts';
import type { DateToken } from '../grammar/tokens.ts';
import { USUAL_SHARE } from '../tolerances.ts';
import { resolveDate, type DateOrder } from '../grammar/date.ts';
import type { PrintedPeriod } from '../identify/document-facts.ts';
import { shareWithin } from './likely-periods.ts';
import { readPeriod, type Period } from './statement-calendar.ts';

export interface SecondDates {
  readonly transactionDate: string | null;
  readonly valueDate: string | null;
}

/**
 * What the second dates of an account's rows are: by the heading over them, else the day of the purchase on cards and
 * the day of interest elsewhere.
 */
export function readSecondDates(
  rows: readonly RawRow[],
  tables: readonly RawTable[],
  kind: AccountType,
): (row: RawRow, day: string | null) => SecondDates {
  const isUsual = rows.filter(({ valueDate }) => valueDate !== null).length >= rows.length * USUAL_SHARE;
  return (row, day) => {
    const named = tables[row.table]?.secondDate ?? null;
    if (named === null && !isUsual) return { transactionDate: null, valueDate: null };
    const isPurchase = row.isMadeOnSecond ?? (named === null ? kind === 'creditCard' : named === 'transaction');
    return { transactionDate: isPurchase ? day : null, valueDate: isPurchase ? null : day };
  };
}

/**
 * A card whose two dates no heading tells apart: what is never the earlier one is the day of booking. So is what is called
 * the value date where the entries are listed by it, and the other goes back and forth, or where the period of the statement
 * holds it alone.
 */
export function withLaterBooked(
  account: RawAccount,
  tables: readonly RawTable[],
  order: DateOrder,
  kind: AccountType,
  periods: readonly PrintedPeriod[],
): RawAccount {
  const pairOf = ({ date, valueDate, table }: RawRow): [DateToken, DateToken] | null =>
    date !== null && valueDate !== null && tables[table]?.secondDate !== 'transaction' ? [date, valueDate] : null;
  const pairs = account.rows.flatMap((row) => {
    const pair = pairOf(row);
    return pair ? [pair] : [];
  });
  const isUsual = pairs.length >= account.rows.length * USUAL_SHARE;
  if (kind !== 'creditCard' || !isUsual) return account;
  const isNamed = account.rows.some((row) => pairOf(row) !== null && tables[row.table]?.secondDate === 'value');
  const isLater = isNeverEarlier(pairs, order, FEWEST_LATER) && (!isNamed || runsBySecond(pairs, order));
  if (!isLater && !periods.some((period) => holdsSecondAlone(pairs, readPeriod(period, order), order))) return account;
  // Beside entries of two dates one with the day of purchase alone may have lost the other.
  const ofPairs = new Set(account.rows.flatMap((row) => (pairOf(row) ? [row.table] : [])));
  const booked = (row: RawRow): RawRow => {
    if (pairOf(row)) return { ...row, date: row.valueDate, valueDate: row.date, isMadeOnSecond: true };
    return row.date !== null && !row.carried && ofPairs.has(row.table) ? { ...row, dateOpen: true } : row;
  };
  return { ...account, rows: account.rows.map(booked) };
}

/** So many days outside the period of the statement are not those on which its entries were booked. */
const FEWEST_OUTSIDE = 2;

/** Whether a period holds the second date of every entry, and not the first one of some. */
function holdsSecondAlone(
  pairs: readonly (readonly [DateToken, DateToken])[],
  period: Period,
  order: DateOrder,
): boolean {
  const outside = (which: 0 | 1): number =>
    pairs.filter((pair) => {
      const day = resolveDate(pair[which].date, order);
      return day === null || shareWithin(period, [day], 0, 0) < 1;
    }).length;
  return outside(1) === 0 && outside(0) >= FEWEST_OUTSIDE;
}

/** So many steps back of the one date, and half as many of the other (a list for each card), tell by which the entries are listed. */
const FEWEST_BACK = 3;

function runsBySecond(pairs: readonly (readonly [DateToken, DateToken])[], order: DateOrder): boolean {
  const stepsBack = (which: 0 | 1): number =>
    pairs.filter((pair, at) => at > 0 && (daysFrom((pairs[at - 1] ?? pair)[which], pair[which], order) ?? 0) < 0)
      .length;
  return stepsBack(0) >= FEWEST_BACK && stepsBack(1) * 2 <= stepsBack(0);
}

import { dayNumber, resolveDate, type DateOrder } from '../grammar/date.ts';
import type { RawAccount } from '../extract/accounts/split-accounts.ts';
import type { RawRow } from '../extract/raw-statement.ts';
import { inYear } from './statement-calendar.ts';
import { DAYS_BEFORE_PERIOD, YEAR_DAYS } from '../tolerances.ts';

/**
 * "28.01.   28.01.24": a row whose other date names its year is of the year that brings both closest together, where that is
 * close. Other dates that lie more than a year apart tell nothing.
 */
export function withYearsOfSecond(account: RawAccount, order: DateOrder): RawAccount {
  const days = account.rows.flatMap(({ valueDate }) => {
    const other = valueDate && resolveDate(valueDate.date, order);
    return other && other.year !== null ? [dayNumber(other.year, other.month, other.day)] : [];
  });
  const first = days.reduce((one, other) => Math.min(one, other), Infinity);
  if (days.some((day) => day - first > YEAR_DAYS)) return account;
  return { ...account, rows: account.rows.map((row) => withYear(row, order)) };
}

function withYear(row: RawRow, order: DateOrder): RawRow {
  const [own, other] = [row.date, row.valueDate].map((token) => token && resolveDate(token.date, order));
  if (row.date === null || row.carried || !own || own.year !== null || !other || other.year === null) return row;
  const at = dayNumber(other.year, other.month, other.day);
  const away = (year: number): number => Math.abs(dayNumber(year, own.month, own.day) - at);
  const year = [other.year - 1, other.year, other.year + 1].reduce((a, b) => (away(b) < away(a) ? b : a));
  return away(year) > DAYS_BEFORE_PERIOD ? row : { ...row, date: inYear(row.date, year, order) };
}

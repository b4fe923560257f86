import type { RawAccount } from '../extract/accounts/split-accounts.ts';
import type { RawRow } from '../extract/raw-statement.ts';
import { dayNumber, resolveDate, type CalendarDate, type DateOrder } from '../grammar/date.ts';
import type { DateToken } from '../grammar/tokens.ts';
import { isoDay, type Period, inYear } from './statement-calendar.ts';
import { DAYS_AFTER_PERIOD, YEAR_DAYS } from '../tolerances.ts';

interface DatedRow {
  readonly row: RawRow;
  readonly token: DateToken;
  readonly date: CalendarDate;
}

/**
 * A statement of about a year or more whose rows print no year ("15.11." twice, "02.01." of a year that may end with
 * one booked late): their order tells it. Gives each row the year that it has where the rows run from the beginning of
 * the period to its end, or soon behind it; where they could as well be of other years, or run in no order, the year
 * stays in doubt.
 */
export function withYearsInOrder(account: RawAccount, order: DateOrder, period: Period): RawAccount {
  if (period.start === null || period.end === null) return account;
  const [from, to] = [isoDay(period.start), isoDay(period.end)];
  const late = to + DAYS_AFTER_PERIOD;
  if (late - from < YEAR_DAYS) return account;
  const dated = account.rows.flatMap((row): DatedRow[] => {
    const date = row.date && resolveDate(row.date.date, order);
    return row.date && date ? [{ row, token: row.date, date }] : [];
  });
  if (dated.every(({ date }) => date.year !== null || fits(date, from, late).length < 2)) return account;
  const readings = [dated, [...dated].reverse()].flatMap((rows) => {
    const within = readingsOf(rows, from, to);
    return within.length > 0 ? within : readingsOf(rows, from, late);
  });
  const years = new Map<RawRow, ReadonlySet<number>>();
  for (const { row } of dated) years.set(row, new Set(readings.flatMap((reading) => reading.get(row) ?? [])));
  const rows = account.rows.map((row) => {
    const [year, other] = years.get(row) ?? [];
    if (!row.date || year === undefined) return years.has(row) ? { ...row, yearOpen: true } : row;
    const date = inYear(row.date, year, order);
    return other === undefined ? { ...row, date } : { ...row, date, yearOpen: true };
  });
  return { ...account, rows };
}

/** The earliest and the latest years that let rows run from the beginning to the end; none where they cannot. */
function readingsOf(rows: readonly DatedRow[], from: number, to: number): ReadonlyMap<RawRow, number>[] {
  const early = new Map<RawRow, number>();
  let day = from;
  for (const { row, date } of rows) {
    const year = fits(date, day, to)[0];
    if (year === undefined) return [];
    early.set(row, year);
    day = dayNumber(year, date.month, date.day);
  }
  const late = new Map<RawRow, number>();
  day = to;
  for (const { row, date } of [...rows].reverse()) {
    const year = fits(date, from, day).at(-1);
    if (year === undefined) return [];
    late.set(row, year);
    day = dayNumber(year, date.month, date.day);
  }
  return [early, late];
}

/** The years in which a day lies between two others. */
function fits({ year, month, day }: CalendarDate, from: number, to: number): number[] {
  const first = new Date(from * 86_400_000).getUTCFullYear();
  const last = new Date(to * 86_400_000).getUTCFullYear();
  const years = year !== null ? [year] : Array.from({ length: last - first + 1 }, (_, at) => first + at);
  return years.filter((each) => {
    const at = dayNumber(each, month, day);
    return at >= from && at <= to;
  });
}

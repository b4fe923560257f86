import type { RawRow } from '../extract/raw-statement.ts';
import { fullYear, resolveDate, toIso, type DateOrder } from '../grammar/date.ts';
import { isFarAhead, isoDay, type Period } from './statement-calendar.ts';

/** So many of the rows that print no year have a value date that does. */
const ENOUGH = 0.5;
/** No statement covers more days. */
const LONGEST = 200;

/**
 * The days from the first to the last value date that is printed with its year: where the dates beside them have none
 * and no period is printed, they lie about there.
 */
export function spanOfValueDates(rows: readonly RawRow[], order: DateOrder): Period | null {
  const yearless = rows.filter(({ date }) => date !== null && resolveDate(date.date, order)?.year === null);
  const days = yearless.flatMap(({ valueDate }) => {
    const found = valueDate ? resolveDate(valueDate.date, order) : null;
    return found?.year == null ? [] : [toIso(fullYear(found.year), found.month, found.day)];
  });
  if (days.length === 0 || days.length < ENOUGH * yearless.length) return null;
  const [start, end] = days.reduce(
    ([low, high], day): [string, string] => [day < low ? day : low, day > high ? day : high],
    [days[0] as string, days[0] as string],
  );
  return isFarAhead(isoDay(end)) || isoDay(end) - isoDay(start) > LONGEST ? null : { start, end };
}

import { dayNumber, type CalendarDate } from '../grammar/date.ts';
import type { TitledMonth } from '../identify/statement-month.ts';
import { nearestBefore } from './year-anchors.ts';

/** A statement is made within so many days after its last row. */
const SOON = 62;

export interface TitledYear {
  readonly year: number;
  /** A month that stands alone, or lies before the date it is held against, is the title's; another may be any date's. */
  readonly settled: boolean;
}

/**
 * "Statement for November 2024", printed once more on 3 March 2026; "November 2025" beside a contract of January 2025: the
 * year of the only month in the head that all rows lie in, where `anchor`, a date with a year, would put them into
 * another one. Null where no such month is named, or a date that follows right on the rows says more than it.
 */
export function titledYear(
  months: readonly TitledMonth[],
  rows: readonly CalendarDate[],
  anchor: number,
  isOwn: boolean,
): TitledYear | null {
  const [titled, ...others] = months.filter(({ month }) => rows.every((row) => row.month === month));
  if (rows.length === 0 || titled === undefined || others.length > 0) return null;
  const last = Math.max(...rows.map(({ month, day }) => dayNumber(nearestBefore(anchor, month, day), month, day)));
  if (new Date(last * 86_400_000).getUTCFullYear() === titled.year) return null;
  const first = dayNumber(titled.year, titled.month, 1);
  if (first <= anchor) return anchor - last <= SOON ? null : { year: titled.year, settled: true };
  const isAnothers = isOwn || titled.written === 'asNumber' || first > Date.now() / 86_400_000;
  return isAnothers ? null : { year: titled.year, settled: titled.written === 'alone' };
}

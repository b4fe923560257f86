import type { RawRow } from '../extract/raw-statement.ts';
import { dayNumber, daysInMonth, resolveDate, type CalendarDate, type DateOrder } from '../grammar/date.ts';
import type { DateToken } from '../grammar/tokens.ts';
import type { DocumentFacts, PrintedPeriod } from '../identify/document-facts.ts';
import { DAYS_AFTER_PERIOD, DAYS_BEFORE_PERIOD, PERIOD_HOLDS } from '../tolerances.ts';
import { isoDay, readPeriod, type Period } from './statement-calendar.ts';
import { isFarAhead } from './year-anchors.ts';

/** Of the days of a period's own rows no other one holds more: those of purchases in instalments. */
const FEW_DAYS = 0.5;

/** The days of the rows as they are printed, under a date order. */
export function daysOfRows(rows: readonly RawRow[], order: DateOrder): CalendarDate[] {
  return rows.flatMap(({ date }) => (date ? (resolveDate(date.date, order) ?? []) : []));
}

/** The share of the days that lie in a period, or as near to it as those of a card do. */
export function shareWithin(
  { start, end }: Period,
  days: readonly CalendarDate[],
  before = DAYS_BEFORE_PERIOD,
  after = DAYS_AFTER_PERIOD,
): number {
  if (start === null || end === null) return 0;
  const [from, to] = [isoDay(start) - before, isoDay(end) + after];
  const years = [start, end].map((iso) => Number(iso.slice(0, 4)));
  const isWithin = ({ year, month, day }: CalendarDate): boolean =>
    (year === null ? [Math.min(...years) - 1, ...years] : [year]).some((each) => {
      const at = dayNumber(each, month, Math.min(day, daysInMonth(each, month)));
      return at >= from && at <= to;
    });
  return days.length === 0 ? 1 : days.filter(isWithin).length / days.length;
}

/** Whether a span of days that other dates than a period's tell is that of the rows. */
export function holdsRows(span: Period | null, days: readonly CalendarDate[]): Period | null {
  return span !== null && shareWithin(span, days) >= PERIOD_HOLDS ? span : null;
}

/**
 * The printed period of an account: its own, or the first of the document, also where that alone holds all of its rows.
 * Where it holds few of them, another one that holds them, or nearly; where none does and the rows print no year, those are periods of something else ("average balance from
 * 1 September to 30 November") and no year is taken from them.
 */
export function periodOfRows(
  printed: PrintedPeriod | undefined,
  all: readonly PrintedPeriod[],
  days: readonly CalendarDate[],
  order: DateOrder,
): Period {
  const none: Period = { start: null, end: null };
  const own = printed ? readPeriod(printed, order) : none;
  const reaches = (period: Period): boolean => shareWithin(period, days, DAYS_AFTER_PERIOD) > 0;
  const others = all.map((each) => readPeriod(each, order));
  const within = (period: Period): number => shareWithin(period, days, 0, 0);
  // "Previous period 21/03 - 20/04" stands above the one of which the rows are.
  const better = others.find((each) => within(each) >= PERIOD_HOLDS);
  if (own.end !== null && better && within(own) < within(better) * FEW_DAYS) return better;
  // "Dividend period from 1 to 31 December", in the small print above the rows that that of the head holds.
  const [first] = others;
  if (first && own.end !== null && within(own) < 1 && within(first) === 1) return first;
  if (own.end === null || reaches(own)) return own;
  const other = others.find((each) => reaches(each) && shareWithin(each, days) >= PERIOD_HOLDS);
  if (other) return other;
  // A year far ahead is of another calendar: "From 2082/01/01" beside rows of 2025.
  return days.every(({ year }) => year === null) || isFarAhead(isoDay(own.end)) ? none : own;
}

/** The dates that tell a statement's year where it has no period: those of periods that are none of its rows' tell nothing. */
export function datesBesidePeriods({ statementDates, periods }: DocumentFacts): readonly DateToken[] {
  const ends = new Set(periods.flatMap(({ start, end }) => [start, end]));
  return statementDates.filter((date) => !ends.has(date));
}

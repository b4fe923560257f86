import { dayNumber, resolveDate, toIso, type DateOrder, type PrintedDate } from '../grammar/date.ts';
import type { DocumentFacts, PrintedPeriod } from '../identify/document-facts.ts';
import { DAYS_AFTER_PERIOD, DAYS_BEFORE_PERIOD } from '../tolerances.ts';
import { anchorsOf, latest, nearestBefore } from './year-anchors.ts';
import { FOLLOWS_DAYS, readYears, type YearRule } from './year-readings.ts';
import { type DateToken } from '../grammar/tokens.ts';

export type { YearRule };

export interface Period {
  readonly start: string | null;
  readonly end: string | null;
}

/** The printed period as ISO dates; a start without a year takes the end's, or the year before it. */
export function readPeriod(period: PrintedPeriod, order: DateOrder): Period {
  const end = resolveDate(period.end.date, order);
  const start = resolveDate(period.start.date, order);
  if (!end || end.year === null || !start) return { start: null, end: null };
  const before = start.month > end.month || (start.month === end.month && start.day > end.day);
  const year = start.year ?? (before ? end.year - 1 : end.year);
  const from = toIso(year, start.month, start.day);
  const to = toIso(end.year, end.month, end.day);
  // Right-to-left documents print the end first as often as not.
  return from <= to
    ? { start: from, end: to }
    : start.year !== null
      ? { start: to, end: from }
      : { start: null, end: null };
}

/** The years of rows without one: those that put them into the period, or soon behind its end; else what other dates say. */
export function decideYears(
  { start, end }: Period,
  facts: DocumentFacts,
  order: DateOrder,
  rowDates: readonly PrintedDate[],
): YearRule {
  if (start === null || end === null) return readYears(facts, order, rowDates);
  const [from, to] = [isoDay(start) - DAYS_BEFORE_PERIOD, isoDay(end)];
  const yearOf = (month: number, day: number): number => {
    const year = nearestBefore(to + DAYS_AFTER_PERIOD - 3, month, day);
    const follows = dayNumber(year + 1, month, day) - to <= FOLLOWS_DAYS;
    return dayNumber(year, month, day) < from && follows ? year + 1 : year;
  };
  return { settled: true, yearOf };
}

/** The day that a statement is of, as the end of its period or the dates it prints with their year tell it. */
export function statementDay(period: Period, facts: DocumentFacts, order: DateOrder): number | null {
  return period.end !== null ? isoDay(period.end) : (ownDay(facts, order) ?? latest(facts.statementDates, order));
}

function ownDay({ ownDate }: DocumentFacts, order: DateOrder): number | null {
  return ownDate ? (anchorsOf([ownDate], order)[0] ?? null) : null;
}

/** A printed date as ISO 8601; null where it is none under the order. */
export function isoOf(date: PrintedDate, order: DateOrder, years: YearRule): string | null {
  const found = resolveDate(date, order);
  if (!found) return null;
  return toIso(found.year ?? years.yearOf(found.month, found.day), found.month, found.day);
}

/** The days since 1970-01-01 of a date as `toIso` writes it. */
export function isoDay(iso: string): number {
  return dayNumber(Number(iso.slice(0, 4)), Number(iso.slice(5, 7)), Number(iso.slice(8)));
}

/** The date of a day as `isoDay` counts them. */
export function isoOfDay(day: number): string {
  return new Date(day * 86_400_000).toISOString().slice(0, 10);
}

/** The date of a token in a year that is not printed beside it. */
export function inYear(token: DateToken, year: number, order: DateOrder): DateToken {
  const { month, day } = resolveDate(token.date, order) as { month: number; day: number };
  const date: PrintedDate = { kind: 'known', year, month, day, words: token.date.words };
  return { ...token, date };
}

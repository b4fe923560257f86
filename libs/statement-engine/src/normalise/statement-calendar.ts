import {
  dayNumber,
  daysInMonth,
  resolveDate,
  toIso,
  type CalendarDate,
  type DateOrder,
  type PrintedDate,
} from '../grammar/date.ts';
import type { DocumentFacts, PrintedPeriod } from '../identify/document-facts.ts';
import {
  anchorsAgree,
  anchorsFor,
  anchorsNearRows,
  anchorsOf,
  isNearerTurned,
  latest,
  nearestBefore,
  tearsApart,
} from './year-anchors.ts';
import { titledYear } from './titled-years.ts';
import { type DateToken } from '../grammar/tokens.ts';
import { YEAR_DAYS } from '../tolerances.ts';
import { countsOf } from '../groups.ts';

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

/** A year for a date that has none. `settled` is false where nothing in the document gives one. */
export interface YearRule {
  readonly yearOf: (month: number, day: number) => number;
  readonly settled: boolean;
}

/** Rows of a card may be dated this many days before the statement period begins. */
const BEFORE_PERIOD = 62;

export function decideYears(
  period: Period,
  facts: DocumentFacts,
  order: DateOrder,
  rowDates: readonly PrintedDate[],
): YearRule {
  if (period.end !== null && period.start !== null) {
    const end = isoDay(period.end);
    const startYear = Number(period.start.slice(0, 4));
    const endYear = Number(period.end.slice(0, 4));
    const from = isoDay(period.start) - BEFORE_PERIOD;
    return {
      settled: true,
      yearOf: (month, day) => {
        for (let year = endYear; year >= startYear - 1; year--) {
          const at = dayNumber(year, month, Math.min(day, daysInMonth(year, month)));
          if (at >= from && at <= end + 5) return year;
        }
        return followsPeriod(end, month, day) ?? nearestBefore(end, month, day);
      },
    };
  }
  const resolved = rowDates.map((date) => resolveDate(date, order)).filter((date) => date !== null);
  const dated = resolved.find((date) => date.year !== null);
  const own = ownDay(facts, order);
  const yearless = resolved.filter((date) => date.year === null);
  const last = latest(facts.statementDates, order);
  const near = own === null ? anchorsNearRows(facts.statementDates, order, yearless) : [];
  const anchor = own ?? (near.includes(last ?? NaN) ? last : (near.at(-1) ?? last));
  if (anchor !== null) {
    const byTitle = titledYear(facts.months, yearless, anchor, own !== null);
    if (byTitle) return { settled: byTitle.settled, yearOf: () => byTitle.year };
    // No statement lists only what lies nearly a year before it: its date may be the one from which it runs.
    const ageOf = ({ month, day }: CalendarDate): number =>
      anchor - dayNumber(nearestBefore(anchor, month, day), month, day);
    const isLongBefore = (age: number): boolean => age > YEAR_DAYS - GOES_ON_DAYS;
    const ages = yearless.map(ageOf);
    if (ages.some(isLongBefore) && ages.every((age) => age <= 0 || isLongBefore(age)))
      return { settled: false, yearOf: (month, day) => nearestBefore(anchor + GOES_ON_DAYS, month, day) };
    const later = latest(facts.statementDates, order);
    if (later !== null && later > anchor && tearsApart(anchor, later, yearless))
      return { settled: false, yearOf: (month, day) => nearestBefore(later, month, day) };
    return {
      settled:
        yearless.length === 0 ||
        (anchorsAgree(near.length > 0 ? near : anchorsFor(own, facts.statementDates, order), anchor, yearless, own) &&
          !isTurned(anchor, facts, order, rowDates, yearless)),
      yearOf: (month, day) => nearestBefore(anchor, month, day),
    };
  }
  const titled = dated ? null : facts.month;
  if (titled !== null && resolved.every(({ month }) => month === titled.month))
    return { settled: true, yearOf: () => titled.year };
  const year = dated?.year ?? mostFrequent(facts.years);
  if (year !== null && year !== undefined) {
    const turns = turnsYear(resolved);
    const last = turns && dated !== undefined && dated.month >= LATE ? year + 1 : year;
    // A single year somewhere in the text is evidence; two different ones are a question.
    const isOnly = dated !== undefined || new Set(facts.years).size === 1;
    return { settled: isOnly && !turns, yearOf: (month) => (turns && month >= LATE ? last - 1 : last) };
  }
  const passing = latest(facts.datesBesideAmounts, order);
  const today = new Date();
  const now = dayNumber(today.getUTCFullYear(), today.getUTCMonth() + 1, today.getUTCDate());
  return { settled: false, yearOf: (month, day) => nearestBefore(passing ?? now, month, day) };
}

/** Rows that go on past the end of their period do so for this many days at most. */
const GOES_ON_DAYS = 45;

/** The year in which a day follows soon on the end of a period; null where it lies in none. */
function followsPeriod(end: number, month: number, day: number): number | null {
  const year = new Date(end * 86_400_000).getUTCFullYear();
  const follows = (each: number): boolean => {
    const after = dayNumber(each, month, Math.min(day, daysInMonth(each, month))) - end;
    return after > 0 && after <= GOES_ON_DAYS;
  };
  return [year, year + 1].find(follows) ?? null;
}

/** Whether the only date with a year may as well be another one, by which the rows would be of another year. */
function isTurned(
  anchor: number,
  { ownDate, statementDates }: DocumentFacts,
  order: DateOrder,
  rowDates: readonly PrintedDate[],
  yearless: readonly CalendarDate[],
): boolean {
  // Days and months of the rows in numbers have told the order.
  if (rowDates.some(({ kind }) => kind === 'numeric')) return false;
  return isNearerTurned(anchor, ownDate ? [ownDate] : statementDates, order, yearless);
}

/** Months at the end and at the beginning of a year. */
const [LATE, EARLY] = [10, 3];

/** Whether rows lie about the turn of a year: in December and January, or in its last and its first months alone. */
function turnsYear(rows: readonly CalendarDate[]): boolean {
  const months = rows.map(({ month }) => month);
  if (months.includes(12) && months.includes(1)) return true;
  const isNear = months.every((month) => month >= LATE || month <= EARLY);
  return isNear && months.some((month) => month >= LATE) && months.some((month) => month <= EARLY);
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

function mostFrequent(years: readonly number[]): number | null {
  const counts = countsOf(years.filter((year) => year >= 1990 && year <= 2079));
  let best: number | null = null;
  for (const [year, count] of counts) if (best === null || count > (counts.get(best) ?? 0)) best = year;
  return best;
}

/** The date of a token in a year that is not printed beside it. */
export function inYear(token: DateToken, year: number, order: DateOrder): DateToken {
  const { month, day } = resolveDate(token.date, order) as { month: number; day: number };
  const date: PrintedDate = { kind: 'known', year, month, day, words: token.date.words };
  return { ...token, date };
}

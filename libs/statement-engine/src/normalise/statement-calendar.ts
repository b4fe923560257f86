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
import { nearestOrder } from './nearest-order.ts';
import {
  anchorsAgree,
  anchorsFor,
  anchorsOf,
  isNearerTurned,
  latest,
  nearestBefore,
  tearsApart,
} from './year-anchors.ts';

export interface Period {
  readonly start: string | null;
  readonly end: string | null;
}

export interface DateOrderChoice {
  readonly order: DateOrder;
  /** False where the dates read as well the other way round. */
  readonly settled: boolean;
}

const ORDERS: readonly DateOrder[] = ['dmy', 'mdy', 'ymd'];

/**
 * One date order for the whole document. A date that is impossible under an order speaks against it; where several
 * orders are possible, the one whose dates run in sequence and lie in the period wins.
 */
export function decideDateOrder(rowDates: readonly PrintedDate[], facts: DocumentFacts): DateOrderChoice {
  const numeric = rowDates.filter((date) => date.kind === 'numeric');
  const others = [
    ...facts.periods.flatMap(({ start, end }) => [start.date, end.date]),
    ...facts.statementDates.map((token) => token.date),
  ].filter((date) => date.kind === 'numeric');
  if (numeric.length === 0 && others.length === 0) return { order: 'dmy', settled: true };
  const scored = ORDERS.map((order) => ({ order, ...scoreOrder(order, rowDates, others, facts) }));
  scored.sort((a, b) => a.impossible - b.impossible || b.score - a.score);
  const [first, second] = scored as [(typeof scored)[0], (typeof scored)[0], (typeof scored)[0]];
  if (numeric.length === 0) {
    const likely = scored.filter(({ impossible, score }) => impossible === first.impossible && score === first.score);
    return { order: nearestOrder(likely, others, facts) ?? first.order, settled: true };
  }
  const same = numeric.every((date) => sameReading(date, first.order, second.order));
  const settled = same || second.impossible > first.impossible || first.score - second.score >= 0.5;
  return { order: first.order, settled };
}

function sameReading(date: PrintedDate, a: DateOrder, b: DateOrder): boolean {
  const left = resolveDate(date, a);
  const right = resolveDate(date, b);
  return (
    left !== null && right !== null && left.day === right.day && left.month === right.month && left.year === right.year
  );
}

const DOTTED = /^\d{1,2}\.\d{1,2}\.\d{4}$/;

/** Too little to decide against any other sign. */
const PER_DAY = 0.0001;

function scoreOrder(
  order: DateOrder,
  rows: readonly PrintedDate[],
  others: readonly PrintedDate[],
  facts: DocumentFacts,
): { impossible: number; score: number } {
  let impossible = 0;
  let score = 0;
  const resolved: CalendarDate[] = [];
  for (const date of rows) {
    const found = resolveDate(date, order);
    if (found) resolved.push(found);
    else impossible++;
  }
  for (const date of others) if (!resolveDate(date, order)) impossible += 0.5;
  // No country writes the month first with points between: 05.11.2023.
  if (order === 'mdy' && facts.periods.some(({ start }) => DOTTED.test(start.text))) score -= 1;
  // Six-digit dates read year first only where nothing else fits: 24.05.03.
  if (order === 'ymd') {
    if (!rows.some((date) => date.kind === 'numeric' && date.parts.length === 3 && date.parts[0] > 12)) score -= 1;
    if (rows.some((date) => date.kind === 'numeric' && date.parts.length === 2)) score -= 1;
  }
  const window = periodWindow(facts.periods[0], order);
  if (window && resolved.length > 0) {
    let inside = 0;
    for (const date of resolved) {
      const isInside =
        date.year === null
          ? insideWindow(window.endYear, date, window) || insideWindow(window.startYear, date, window)
          : insideWindow(date.year, date, window);
      if (isInside) inside++;
    }
    // Of two periods that hold all dates the shorter one is meant.
    score += (3 * inside) / resolved.length - (window.to - window.from) * PER_DAY;
    if (isMonth(window)) score += MONTH_FITS;
  }
  let up = 0;
  let down = 0;
  let last: number | null = null;
  const spread = new Set<number>();
  for (const date of resolved) {
    const at = (date.year ?? 0) * 372 + date.month * 31 + date.day;
    if (last !== null) {
      if (at >= last) up++;
      if (at <= last) down++;
    }
    last = at;
    spread.add(date.month);
  }
  if (resolved.length > 2) score += (1.5 * Math.max(up, down)) / (resolved.length - 1);
  // A statement covers few months: many months with few days is the sign of swapped numbers.
  const days = new Set(resolved.map((date) => date.day));
  if (resolved.length > 2 && days.size > spread.size) score += 0.6;
  return { impossible, score };
}

/** Enough to decide: read the other way round no such period is one. */
const MONTH_FITS = 0.6;

/** "09/12/2021 - 08/01/2022": a month to the day. */
function isMonth({ from, to }: Window): boolean {
  const dayOf = (at: number): number => new Date(at * 86_400_000).getUTCDate();
  return to - from <= 31 && to - from >= 27 && dayOf(from) === dayOf(to + 1);
}

interface Window {
  readonly from: number;
  readonly to: number;
  readonly startYear: number;
  readonly endYear: number;
}

function insideWindow(year: number, date: CalendarDate, window: Window): boolean {
  const day = dayNumber(year, date.month, date.day);
  return day >= window.from && day <= window.to;
}

function periodWindow(period: PrintedPeriod | undefined, order: DateOrder): Window | null {
  if (!period) return null;
  const { start, end } = readPeriod(period, order);
  if (!start || !end) return null;
  const [startYear, startMonth, startDay] = start.split('-').map(Number) as [number, number, number];
  const [endYear, endMonth, endDay] = end.split('-').map(Number) as [number, number, number];
  return {
    from: dayNumber(startYear, startMonth, startDay),
    to: dayNumber(endYear, endMonth, endDay),
    startYear,
    endYear,
  };
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
        return nearestBefore(end, month, day);
      },
    };
  }
  const resolved = rowDates.map((date) => resolveDate(date, order)).filter((date) => date !== null);
  const dated = resolved.find((date) => date.year !== null);
  const own = ownDay(facts, order);
  const anchor = own ?? latest(facts.statementDates, order);
  if (anchor !== null) {
    const yearless = resolved.filter((date) => date.year === null);
    const later = latest(facts.statementDates, order);
    if (later !== null && later > anchor && tearsApart(anchor, later, yearless))
      return { settled: false, yearOf: (month, day) => nearestBefore(later, month, day) };
    return {
      settled:
        yearless.length === 0 ||
        (anchorsAgree(anchorsFor(own, facts.statementDates, order), anchor, yearless, own) &&
          !isTurned(anchor, facts, order, rowDates, yearless)),
      yearOf: (month, day) => nearestBefore(anchor, month, day),
    };
  }
  const titled = dated ? null : facts.month;
  if (titled !== null && resolved.every(({ month }) => month === titled.month))
    return { settled: true, yearOf: () => titled.year };
  const year = dated?.year ?? mostFrequent(facts.years);
  if (year !== null && year !== undefined) {
    const months = resolved.map((date) => date.month);
    const turns = months.includes(12) && months.includes(1);
    // A single year somewhere in the text is evidence; two different ones are a question.
    const isOnly = dated !== undefined || new Set(facts.years).size === 1;
    return { settled: isOnly && !turns, yearOf: (month) => (turns && month >= 10 ? year - 1 : year) };
  }
  const passing = latest(facts.datesBesideAmounts, order);
  const today = new Date();
  const now = dayNumber(today.getUTCFullYear(), today.getUTCMonth() + 1, today.getUTCDate());
  return { settled: false, yearOf: (month, day) => nearestBefore(passing ?? now, month, day) };
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

function mostFrequent(years: readonly number[]): number | null {
  const counts = new Map<number, number>();
  for (const year of years) if (year >= 1990 && year <= 2079) counts.set(year, (counts.get(year) ?? 0) + 1);
  let best: number | null = null;
  for (const [year, count] of counts) if (best === null || count > (counts.get(best) ?? 0)) best = year;
  return best;
}

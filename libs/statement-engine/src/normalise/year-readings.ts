import { dayNumber, resolveDate, type CalendarDate, type DateOrder, type PrintedDate } from '../grammar/date.ts';
import type { DateToken } from '../grammar/tokens.ts';
import type { DocumentFacts } from '../identify/document-facts.ts';
import { countsOf } from '../groups.ts';
import {
  DAYS_BEFORE_PERIOD,
  YEAR_DAYS,
  MOST_DATES,
  STATEMENT_LATE_DAYS,
  STATEMENT_REACH_DAYS,
  YEAR_MARGIN,
} from '../tolerances.ts';
import { anchorsOf, latest, nearestBefore } from './year-anchors.ts';

/** A year for a date that has none. `settled` is false where nothing in the document gives one. */
export interface YearRule {
  readonly yearOf: (month: number, day: number) => number;
  readonly settled: boolean;
}

/** One way to give all rows without a year one, and how strongly what is printed says so. */
interface YearReading extends YearRule {
  readonly strength: number;
  /** The date that says so. */
  readonly day?: number;
  /** What the same date says with day and month exchanged. */
  readonly turned?: readonly YearReading[];
}

/** Rows that follow a date, as its day is the one from which they run, do so for this many days at most. */
export const FOLLOWS_DAYS = 45;

/** What the statement's own date says, its title, a date that follows soon on the rows, a late one, and one far from them. */
const [OWN, TITLE, SOON, LATE, FAR, YEAR, TODAY] = [3, 2.5, 2, 1, 0.5, 0.3, 0.1];

/**
 * The years of rows without one, where no period tells them: each date with a year, the month in the title and each year
 * alone is one reading of all rows. The strongest is taken, of dates the latest; it is settled where those that give some
 * row another year are far weaker.
 */
export function readYears(facts: DocumentFacts, order: DateOrder, rowDates: readonly PrintedDate[]): YearRule {
  const dates = rowDates.flatMap((date) => resolveDate(date, order) ?? []);
  const yearless = dates.filter(({ year }) => year === null);
  const rows = [...new Map(yearless.map((date) => [`${date.month}/${date.day}`, date])).values()];
  // Days and months of the rows in numbers have told the order.
  const isOrderTold = order === 'ymd' || rowDates.some(({ kind }) => kind === 'numeric');
  const daysOf = (token: DateToken): number[] => {
    const days = anchorsOf([token], order);
    const isOneWay = isOrderTold || token.date.kind === 'known' || days.length === 0;
    return isOneWay ? days : [...days, ...anchorsOf([token], order === 'dmy' ? 'mdy' : 'dmy')];
  };
  const ownDate = facts.ownDate ?? repeated(facts.statementDates);
  const own = ownDate ? daysOf(ownDate) : [];
  const others = facts.statementDates
    .slice(0, MOST_DATES)
    .map(daysOf)
    .toSorted(([a = 0], [b = 0]) => b - a);
  const readings = [
    ...readingsOfDate(own, rows, OWN),
    ...others.flatMap((days) => readingsOfDate(days, rows, SOON)),
    ...readingsOfTitle(facts, rows, own, others.flat()),
    ...readingsOfYears(facts, order, dates),
  ];
  const best = readings.reduce((a, b) => (b.strength > a.strength ? b : a));
  // The date that a statement calls its own may be misread: where no other one seconds it, none may contradict it.
  const isTwice = agreesWithYearAlone(best, rows, facts.years);
  const besides = [...others.flat(), ...facts.datesBesideAmounts.flatMap(daysOf)];
  const isAlone = best.strength === OWN && !isSeconded(best, rows, besides);
  const least = isAlone || isTwice ? FAR : best.strength / YEAR_MARGIN;
  const rivals = [...readings, ...(best.turned ?? [])].filter(({ strength }) => strength >= least);
  const isOther = ({ yearOf, strength, day = NaN }: YearReading): boolean =>
    rows.some((row) => {
      const at = dayIn(best.yearOf, row);
      // What lies beside the rows, the first day of a month or an offer's last one, agrees with them.
      return at !== dayIn(yearOf, row) && !(strength === FAR && Math.abs(at - day) < YEAR_DAYS / 2);
    });
  return { yearOf: best.yearOf, settled: (best.settled || isTwice) && !rivals.some(isOther) };
}

/** The one date that stands outside the entries more than once, as in the head of every page. */
function repeated(dates: readonly DateToken[]): DateToken | null {
  const [only, ...others] = [...Map.groupBy(dates, ({ text }) => text).values()].filter(({ length }) => length > 1);
  return others.length === 0 ? (only?.[0] ?? null) : null;
}

/** Whether another day soon before or after it, as the one on which payment is due, gives all rows the same years. */
function isSeconded(
  { yearOf, day = NaN }: YearReading,
  rows: readonly CalendarDate[],
  others: readonly number[],
): boolean {
  return others.some((other) => {
    const agrees = before(other);
    const isNear = other !== day && Math.abs(other - day) <= FOLLOWS_DAYS;
    return isNear && rows.every((row) => agrees(row.month, row.day) === yearOf(row.month, row.day));
  });
}

/** "Annual statement 2025", dated 2 January 2026: the year that a date gives all rows stands alone, too, and is not that of the date. */
function agreesWithYearAlone(
  { yearOf, day }: YearReading,
  rows: readonly CalendarDate[],
  alone: readonly number[],
): boolean {
  const [year, other] = new Set(rows.map((row) => yearOf(row.month, row.day)));
  const isOfDate = day !== undefined && year === new Date(day * 86_400_000).getUTCFullYear();
  return year !== undefined && other === undefined && day !== undefined && !isOfDate && alone.includes(year);
}

const before =
  (anchor: number): YearRule['yearOf'] =>
  (month, day) =>
    nearestBefore(anchor, month, day);

function dayIn(yearOf: YearRule['yearOf'], { month, day }: CalendarDate): number {
  return dayNumber(yearOf(month, day), month, day);
}

/** What a date says of the rows: that they lie before it; by how soon it follows on them, up to `strength`. */
function readingsOfDate(
  [day, turned]: readonly number[],
  rows: readonly CalendarDate[],
  strength: number,
): YearReading[] {
  if (day === undefined) return [];
  const yearOf = before(day);
  const ages = rows.map((row) => day - dayIn(yearOf, row));
  const [gap, reach] = [Math.min(...ages), Math.max(...ages)];
  const isWithin = reach <= STATEMENT_REACH_DAYS;
  const far = strength === OWN ? LATE : FAR;
  const own = isWithin && gap <= DAYS_BEFORE_PERIOD ? strength : isWithin && gap <= STATEMENT_LATE_DAYS ? LATE : far;
  const settled = rows.length === 0 || isWithin;
  const reading = {
    yearOf,
    settled,
    strength: own,
    day,
    turned: turned === undefined ? [] : readingsOfDate([turned], rows, strength),
  };
  // No statement lists only what lies nearly a year before it: its date may be the one from which it runs.
  const isLongBefore = (age: number): boolean => age > YEAR_DAYS - FOLLOWS_DAYS;
  const follows = ages.some(isLongBefore) && ages.every((age) => age <= 0 || isLongBefore(age));
  return [...(follows ? [{ yearOf: before(day + FOLLOWS_DAYS), settled: false, strength: far }] : []), reading];
}

/**
 * "Statement for November 2024", printed once more on 3 March 2026; "November 2025" beside a contract of January 2025: the
 * only month in the head that all rows lie in. One behind the statement's own date is the end of a card, and one in words may
 * be a date's.
 */
function readingsOfTitle(
  { months }: DocumentFacts,
  rows: readonly CalendarDate[],
  own: readonly number[],
  others: readonly number[],
): YearReading[] {
  const [titled, other] = months.filter(({ month }) => rows.every((row) => row.month === month));
  if (rows.length === 0 || titled === undefined || other) return [];
  const [first, next] = [0, 1].map((at) => dayNumber(titled.year, titled.month + at, 1)) as [number, number];
  const isAhead = (days: readonly number[]): boolean => days.length > 0 && days.every((day) => day < first);
  const isOfDate = titled.written === 'inWords' && [...own, ...others].some((day) => day >= first && day < next);
  if (first > Date.now() / 86_400_000 || isAhead(own)) return [];
  const isEndOfCard = titled.written === 'asNumber' && isAhead(others);
  return isEndOfCard ? [] : [{ yearOf: () => titled.year, settled: true, strength: isOfDate ? SOON : TITLE }];
}

/** Months at the end and at the beginning of a year. */
const [LATE_MONTH, EARLY_MONTH] = [10, 3];

/** Whether rows lie about the turn of a year: in December and January, or in its last and its first months alone. */
function turnsYear(rows: readonly CalendarDate[]): boolean {
  const months = rows.map(({ month }) => month);
  if (months.includes(12) && months.includes(1)) return !runsThroughYear(rows);
  const isNear = months.every((month) => month >= LATE_MONTH || month <= EARLY_MONTH);
  return isNear && months.some((month) => month >= LATE_MONTH) && months.some((month) => month <= EARLY_MONTH);
}

/** Whether rows run in order through the midst of a year, from its beginning to its end or back: they are of one. */
function runsThroughYear(rows: readonly CalendarDate[]): boolean {
  const isInMidst = rows.some(({ month }) => month > EARLY_MONTH && month < LATE_MONTH);
  const steps = rows.slice(1).map(({ month, day }, at) => {
    const before = rows[at] as CalendarDate;
    return Math.sign(month - before.month || day - before.day);
  });
  return isInMidst && [1, -1].some((way) => steps.every((step) => step !== -way));
}

/** A year that rows print themselves, the one that stands most often alone, and as a last resort the day of reading. */
function readingsOfYears(facts: DocumentFacts, order: DateOrder, dates: readonly CalendarDate[]): YearReading[] {
  const dated = dates.find(({ year }) => year !== null);
  const [often] = [...countsOf(facts.years.filter((year) => year >= 1990 && year <= 2079))].toSorted(
    ([, a], [, b]) => b - a,
  );
  const passing = latest(facts.datesBesideAmounts, order) ?? Math.floor(Date.now() / 86_400_000);
  const today: YearReading = {
    yearOf: (month, day) => nearestBefore(passing, month, day),
    settled: false,
    strength: TODAY,
  };
  const year = dated?.year ?? often?.[0];
  if (year === undefined) return [today];
  const turns = turnsYear(dates);
  const last = turns && dated !== undefined && dated.month >= LATE_MONTH ? year + 1 : year;
  // A single year somewhere in the text is evidence; two different ones are a question.
  const isOnly = dated !== undefined || new Set(facts.years).size === 1;
  const yearOf = (month: number): number => (turns && month >= LATE_MONTH ? last - 1 : last);
  return [{ yearOf, settled: isOnly && !turns, strength: YEAR }, today];
}

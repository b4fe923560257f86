import {
  dayNumber,
  fullYear,
  DATE_ORDERS,
  resolveDate,
  stepOf,
  type CalendarDate,
  type DateOrder,
  type PrintedDate,
} from '../grammar/date.ts';
import type { DateToken } from '../grammar/tokens.ts';
import type { RawRow } from '../extract/raw-statement.ts';
import type { DocumentFacts } from '../identify/document-facts.ts';
import { shareWithin } from './likely-periods.ts';
import { isoDay, readPeriod } from './statement-calendar.ts';
import { anchorsOf } from './year-anchors.ts';
import { countsOf } from '../groups.ts';
import { FEWEST_MONTHS, MOSTLY, WITH_YEAR_SHARE } from '../tolerances.ts';

export interface DateOrderChoice {
  readonly order: DateOrder;
  /** False where the dates read as well the other way round. */
  readonly settled: boolean;
}

/** An order that scores so much more than the next one is settled. */
const DECIDES = 0.5;

/**
 * One date order for the whole document. A date that is impossible under an order speaks against it; where several
 * orders are possible, the one whose dates run in sequence, lie in the period and end near the statement's date wins.
 */
export function decideDateOrder(rows: readonly RawRow[], facts: DocumentFacts): DateOrderChoice {
  const rowDates = withoutPieces(rows.flatMap(({ date }) => date ?? []));
  const repeats = repeatsOneEntry(rows);
  const numeric = rowDates.map(({ date }) => date).filter((date) => date.kind === 'numeric');
  const ends = facts.periods.flatMap(({ start, end }) => [start.date, end.date]);
  const others = [...ends, ...facts.statementDates.map((token) => token.date)].filter(({ kind }) => kind === 'numeric');
  if (numeric.length === 0 && others.length === 0) return { order: 'dmy', settled: true };
  const scored = DATE_ORDERS.map((order) => ({ order, ...scoreOrder(order, rowDates, others, facts, repeats) }));
  const reaches = scored.map(({ order }) => reachOf(order, rowDates, facts));
  scored.forEach((each, at) => (each.score += endsNear(reaches, at)));
  scored.sort((a, b) => a.impossible - b.impossible || b.score - a.score);
  const [first, second] = scored as [(typeof scored)[0], (typeof scored)[0], (typeof scored)[0]];
  if (numeric.length === 0) {
    return { order: first.order, settled: true };
  }
  const same = numeric.every((date) => sameReading(date, first.order, second.order));
  const settled = same || second.impossible > first.impossible || first.score - second.score >= DECIDES;
  return { order: first.order, settled };
}

function withoutPieces(dates: readonly DateToken[]): readonly DateToken[] {
  const isPiece = ({ date }: DateToken): boolean => date.kind === 'numeric' && date.parts.length === 2;
  const whole = dates.filter((date) => !isPiece(date));
  return whole.length >= WITH_YEAR_SHARE * dates.length ? whole : dates;
}

function sameReading(date: PrintedDate, a: DateOrder, b: DateOrder): boolean {
  const left = resolveDate(date, a);
  const right = resolveDate(date, b);
  return (
    left !== null && right !== null && left.day === right.day && left.month === right.month && left.year === right.year
  );
}

const DOTTED = /^\d{1,2}\.\d{1,2}\.(?:\d{4}|\d{2})?$/;

/** So large a share of the dates beside the rows may be codes that only look like one; each speaks against an order by so much. */
const [MOSTLY_CODES, MISFIT] = [0.25, 0.5];

/** Too little to decide against any other sign. */
const PER_DAY = 0.0001;

function scoreOrder(
  order: DateOrder,
  rows: readonly DateToken[],
  others: readonly PrintedDate[],
  facts: DocumentFacts,
  repeats: boolean,
): { impossible: number; score: number } {
  let impossible = 0;
  let score = 0;
  const resolved: CalendarDate[] = [];
  for (const { date } of rows) {
    const found = resolveDate(date, order);
    if (found) resolved.push(found);
    else impossible++;
  }
  const misfits = others.filter((date) => !resolveDate(date, order)).length;
  // One of many dates in passing may be a code ("24/12/07"); most of them are none.
  if (misfits > others.length * MOSTLY_CODES) impossible += misfits / 2;
  else score -= misfits * MISFIT;
  // No country writes the month first with points between: 05.11.2023.
  if (order === 'mdy' && [...facts.periods.map(({ start }) => start), ...rows].some(({ text }) => DOTTED.test(text)))
    score -= 1;
  // Six-digit dates read year first only where nothing else fits: 24.05.03.
  if (order === 'ymd') {
    if (!rows.some(({ date }) => date.kind === 'numeric' && date.parts.length === 3 && date.parts[0] > 12)) score -= 1;
    if (rows.some(({ date }) => date.kind === 'numeric' && date.parts.length === 2)) score -= 1;
  }
  const period = facts.periods[0] ? readPeriod(facts.periods[0], order) : null;
  if (period && period.start !== null && period.end !== null && resolved.length > 0) {
    const [from, to] = [isoDay(period.start), isoDay(period.end)];
    // Of two periods that hold all dates the shorter one is meant.
    score += 3 * shareWithin(period, resolved, 0, 0) - (to - from) * PER_DAY;
    if (isMonth(from, to)) score += MONTH_FITS;
  }
  return { impossible, score: score + scoreOfSequence(resolved, repeats) };
}

const IN_SEQUENCE = 1.5;
/** A statement covers few months: many months with few days is the sign of swapped numbers. */
const IN_FEW_MONTHS = 0.6;

const amountOf = ({ amount }: RawRow): string => `${amount.money.units}`;
const firstWord = ({ description }: RawRow): string => description.split(' ', 1)[0] ?? '';

/** Whether most rows have the same amount, or begin with the same word. */
function repeatsOneEntry(rows: readonly RawRow[]): boolean {
  return [amountOf, firstWord].some((keyOf) => {
    return [...countsOf(rows.map(keyOf)).values()].some((count) => count >= MOSTLY * rows.length);
  });
}

/** How well dates run in order, either way, and whether they are the days of few months, or what `repeats` on one day of each. */
function scoreOfSequence(dates: readonly CalendarDate[], repeats: boolean): number {
  if (dates.length <= 2) return 0;
  let [up, down] = [0, 0];
  dates.slice(1).forEach((date, at) => {
    const before = dates[at] as CalendarDate;
    const step = stepOf(before, date);
    if (step >= 0) up++;
    if (step <= 0) down++;
  });
  const days = new Set(dates.map((date) => date.day)).size;
  const months = new Set(dates.map((date) => date.month)).size;
  // What is paid on the first of each month reads as days of one January the other way round: both are as likely.
  const isMonthly = repeats && days === 1 && months >= FEWEST_MONTHS && months === dates.length;
  return (IN_SEQUENCE * Math.max(up, down)) / (dates.length - 1) + (days > months || isMonthly ? IN_FEW_MONTHS : 0);
}

/** A statement is dated within so many days after its last row; where the other order asks for so many, it is not meant. */
const [NEAR, FAR] = [62, 150];
const ENDS_NEAR = 0.7;

/** How far the dates outside the rows are from the last row, at the nearest; null where rows or they have no years. */
function reachOf(order: DateOrder, rows: readonly DateToken[], facts: DocumentFacts): number | null {
  const days = rows.flatMap(({ date }) => {
    const found = resolveDate(date, order);
    return found?.year == null ? [] : [dayNumber(fullYear(found.year), found.month, found.day)];
  });
  const anchors = anchorsOf(facts.ownDate ? [facts.ownDate] : facts.statementDates, order);
  if (days.length < rows.length || days.length === 0 || anchors.length === 0) return null;
  const last = days.reduce((a, b) => Math.max(a, b));
  return anchors.reduce((low, anchor) => Math.min(low, Math.abs(anchor - last)), Infinity);
}

/** What an order gains where the statement's date follows its last row, and under another order lies far from it. */
function endsNear(reaches: readonly (number | null)[], at: number): number {
  const own = reaches[at];
  if (own == null || own > NEAR) return 0;
  return reaches.some((other) => other !== null && other > FAR) ? ENDS_NEAR : 0;
}

/** Enough to decide: read the other way round no such period is one. */
const MONTH_FITS = 0.6;

/** "09/12/2021 - 08/01/2022": a month to the day. */
function isMonth(from: number, to: number): boolean {
  const dayOf = (at: number): number => new Date(at * 86_400_000).getUTCDate();
  return to - from <= 31 && to - from >= 27 && dayOf(from) === dayOf(to + 1);
}

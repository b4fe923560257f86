import { dayNumber, fullYear, resolveDate, type CalendarDate, type DateOrder } from '../grammar/date.ts';
import type { DateToken } from '../grammar/tokens.ts';
import { YEAR_DAYS } from '../tolerances.ts';

/** The year in which the day lies before the anchor, or hardly after it. */
export function nearestBefore(anchor: number, month: number, day: number): number {
  const year = new Date(anchor * 86_400_000).getUTCFullYear();
  // Due dates and print dates lie a little after the last row.
  return dayNumber(year, month, day) <= anchor + 3 ? year : year - 1;
}

/** The year in which the day lies nearest to the anchor, before or after it. */
function nearest(anchor: number, month: number, day: number): number {
  const year = new Date(anchor * 86_400_000).getUTCFullYear();
  const distance = (candidate: number): number => Math.abs(dayNumber(candidate, month, day) - anchor);
  return [year - 1, year, year + 1].reduce((best, each) => (distance(each) < distance(best) ? each : best));
}

/** A statement is dated this soon after its last rows, and covers no more than this before. */
const ANCHOR_REACH_DAYS = 130;

/**
 * Whether the dates that are printed with a year speak with one voice: every one of them gives the rows the same years,
 * and the rows lie within reach of the latest. "Member since 2011" beside a lone due date leaves the year open.
 */
export function anchorsAgree(
  anchors: readonly number[],
  latestAnchor: number,
  dates: readonly CalendarDate[],
  own: number | null,
): boolean {
  // What lies long after the statement's own date only tells that the rows were before it.
  const yearBy = (anchor: number): typeof nearest =>
    own !== null && anchor > own + LONG_AFTER_DAYS ? nearestBefore : nearest;
  return dates.every(({ month, day }) => {
    const year = nearestBefore(latestAnchor, month, day);
    const reach = latestAnchor - dayNumber(year, month, day);
    return reach <= ANCHOR_REACH_DAYS && anchors.every((anchor) => yearBy(anchor)(anchor, month, day) === year);
  });
}

/** Dates this long after the one a statement names its own are of what is to come: offers, contracts. */
const LONG_AFTER_DAYS = 62;

/** The anchors that must agree. Beside a date that the statement names its own, others far ahead of it say nothing. */
export function anchorsFor(own: number | null, tokens: readonly DateToken[], order: DateOrder): readonly number[] {
  const all = anchorsOf(tokens, order);
  const near = own === null ? all : all.filter((anchor) => anchor <= own + LONG_AFTER_DAYS);
  // A misread year would leave all others behind it.
  return near.some((anchor) => anchor !== own) ? near : all;
}

/** A statement is dated so soon after its last row, and is due not much later. */
const SOON_AFTER_DAYS = 62;
/** A date this soon after rows of another year contradicts them; one later tells of neither. */
const CONTRADICTS_DAYS = 100;
/** Dates with a year that are looked at: those of the head and of the first notes. */
const MOST_ANCHORS = 40;

/**
 * The dates with a year that follow soon on the last of the rows: a statement's own, the day on which it is due. One far from
 * all rows (the end of points, a card, a contract) tells no year. In their order; none where there are none.
 */
export function anchorsNearRows(
  tokens: readonly DateToken[],
  order: DateOrder,
  dates: readonly CalendarDate[],
): readonly number[] {
  if (dates.length === 0) return [];
  const last = (anchor: number): number =>
    Math.max(...dates.map(({ month, day }) => dayNumber(nearestBefore(anchor, month, day), month, day)));
  const anchors = anchorsOf(tokens, order, MOST_ANCHORS).filter(
    (anchor) => anchor - last(anchor) <= CONTRADICTS_DAYS && reachBefore(anchor, dates) <= ANCHOR_REACH_DAYS,
  );
  return anchors.some((anchor) => anchor - last(anchor) <= SOON_AFTER_DAYS) ? anchors.sort((a, b) => a - b) : [];
}

/** The days of those first dates that are printed with their year. */
export function anchorsOf(tokens: readonly DateToken[], order: DateOrder, most = 12): number[] {
  return tokens.slice(0, most).flatMap((token) => {
    const date = resolveDate(token.date, order);
    const at = date && date.year !== null ? dayNumber(fullYear(date.year), date.month, date.day) : null;
    return at === null || isFarAhead(at) ? [] : [at];
  });
}

/** No statement is dated years ahead of the day it is read: such a number is a sort code or an expiry date. */
const FAR_AHEAD_DAYS = 400;

/** Whether a day lies further ahead than any statement is dated. */
export function isFarAhead(day: number): boolean {
  return day > Date.now() / 86_400_000 + FAR_AHEAD_DAYS;
}

/** Entries follow each other within so many days. */
const GOES_ON_DAYS = 14;

/** The statement's own date: the earliest of the dates with a year that stand in the head, as due dates come later. */
export function latest(tokens: readonly DateToken[], order: DateOrder): number | null {
  let found: number | null = null;
  tokens.forEach((token, index) => {
    const date = resolveDate(token.date, order);
    if (!date || date.year === null) return;
    const at = dayNumber(fullYear(date.year), date.month, date.day);
    // Further down only dates that go on from those above count: value dates among the entries.
    const goesOn = index < 12 || (found !== null && at - found <= GOES_ON_DAYS);
    if (goesOn && !isFarAhead(at) && (found === null || at > found)) found = at;
  });
  return found;
}

/**
 * "Statement date 1 June, due date 25 June", and entries of June: whether the earlier date tears apart over a year what
 * is close together before the later one.
 */
export function tearsApart(anchor: number, later: number, dates: readonly CalendarDate[]): boolean {
  return (
    later - anchor <= LONG_AFTER_DAYS &&
    reachBefore(anchor, dates) > YEAR_DAYS - LONG_AFTER_DAYS &&
    reachBefore(later, dates) <= LONG_AFTER_DAYS
  );
}

/**
 * Whether a date such as 11/01/2025, with its numbers the other way round, stands nearer to days without a year than as it
 * is read, and gives them another one.
 */
export function isNearerTurned(
  anchor: number,
  tokens: readonly DateToken[],
  order: DateOrder,
  dates: readonly CalendarDate[],
): boolean {
  if (order === 'ymd' || reachBefore(anchor, dates) <= LONG_AFTER_DAYS) return false;
  const own = tokens.filter((token) => anchorsOf([token], order).includes(anchor));
  return own
    .flatMap((token) => (token.date.kind === 'numeric' ? anchorsOf([token], order === 'dmy' ? 'mdy' : 'dmy') : []))
    .some((turned) => {
      const isOtherYear = ({ month, day }: CalendarDate): boolean =>
        nearestBefore(turned, month, day) !== nearestBefore(anchor, month, day);
      return reachBefore(turned, dates) < reachBefore(anchor, dates) && dates.some(isOtherYear);
    });
}

/** The days from the earliest of some dates without a year to a later day. */
function reachBefore(from: number, dates: readonly CalendarDate[]): number {
  return Math.max(...dates.map(({ month, day }) => from - dayNumber(nearestBefore(from, month, day), month, day)));
}

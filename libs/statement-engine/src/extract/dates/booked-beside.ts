import { DATE_ORDERS, dayNumber, resolveDate, type DateOrder } from '../../grammar/date.ts';
import type { DateToken, TokenLine } from '../../grammar/tokens.ts';
import { bareWord } from '../../vocabulary/phrases.ts';
import { madeDateWords } from '../../vocabulary/vocabulary.ts';
import type { HeaderCell } from '../table.ts';
import { overlap, type Span } from '../../grammar/spans.ts';

interface NamedDates extends Span {
  readonly header: HeaderCell | null;
}

/** So many entries are dated later in the other column, and none is dated so many days later or more. */
export const FEWEST_LATER = 3;
const MOST_DAYS = 32;
const DAYS_OF_YEAR = 366;
const MANY_DAYS = 300;

/**
 * Of two columns of dates, one of which is named as the day of the purchase and the other as any date, or in words that
 * nobody knows: the other one tells when it was booked, where it is never the earlier day. Null where that is not so.
 */
export function bookedBeside<T extends NamedDates>(lines: readonly TokenLine[], columns: readonly T[]): T | null {
  const isMade = ({ header }: NamedDates): boolean => namesPurchase(header);
  const [made, booked, ...more] = [...columns].sort((a, b) => Number(isMade(b)) - Number(isMade(a)));
  if (!made || !booked || more.length > 0 || !isMade(made) || isMade(booked)) return null;
  if (booked.header !== null && booked.header.role !== 'date') return null;
  const fewest = booked.header === null ? FEWEST_LATER : 0;
  const pairs = lines.flatMap((line): (readonly [DateToken, DateToken])[] => {
    const [first, second] = [dateIn(line, made), dateIn(line, booked)];
    return first && second && line.amounts.length > 0 ? [[first, second]] : [];
  });
  return DATE_ORDERS.some((order) => isNeverEarlier(pairs, order, fewest)) ? booked : null;
}

/** Whether a heading names the day of the purchase: "Date of transaction". */
export function namesPurchase(header: HeaderCell | null): boolean {
  return header !== null && madeDateWords.exact(header.text.split(' ').map(bareWord)) !== null;
}

function dateIn({ dates }: TokenLine, column: NamedDates): DateToken | undefined {
  return dates.find((date) => overlap(date, column));
}

/** Whether the second date of each pair is never the earlier one, nor a month later, and some are later indeed. */
export function isNeverEarlier(
  pairs: readonly (readonly [DateToken, DateToken])[],
  order: DateOrder,
  fewestLater: number,
): boolean {
  const apart = pairs.map(([made, booked]) => daysFrom(made, booked, order));
  return (
    apart.every((days) => days !== null && days >= 0 && days < MOST_DAYS) &&
    apart.filter((days) => days !== 0).length >= fewestLater
  );
}

/** The days from one date to another; without years they are the nearest ones. */
export function daysFrom({ date }: DateToken, { date: other }: DateToken, order: DateOrder): number | null {
  const [from, to] = [resolveDate(date, order), resolveDate(other, order)];
  if (from === null || to === null) return null;
  const dayOf = ({ year, month, day }: typeof from): number => dayNumber(year ?? 2024, month, day);
  const days = dayOf(to) - dayOf(from);
  return days < -MANY_DAYS && (from.year === null || to.year === null) ? days + DAYS_OF_YEAR : days;
}

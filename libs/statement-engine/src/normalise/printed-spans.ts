import type { RawFact } from '../extract/raw-statement.ts';
import type { DateToken } from '../grammar/tokens.ts';
import { fullYear, resolveDate, toIso, type DateOrder } from '../grammar/date.ts';
import { isoDay, type Period } from './statement-calendar.ts';
import { isFarAhead } from './year-anchors.ts';
import { DAYS_AFTER_PERIOD, LONGEST_PERIOD_DAYS } from '../tolerances.ts';

/** The days from a dated opening balance to a dated closing one, both printed with their year. */
export function spanOfBalances(facts: readonly RawFact[], order: DateOrder): Period | null {
  const daysOf = (label: RawFact['label']): string[] =>
    facts.flatMap((fact) => (fact.label === label ? dayWithYear(fact.date, order) : []));
  const [opening, closing] = [daysOf('opening'), daysOf('closing')];
  return opening.length === 0 || closing.length === 0 ? null : spanOf([...opening, ...closing]);
}

/** Whether a balance is dated, with its year, well behind a period: that is one of something else. */
export function closesBehind(facts: readonly RawFact[], { end }: Period, order: DateOrder): boolean {
  const isEnd = ({ label }: RawFact): boolean => label === 'closing' || label === 'balance';
  const days = facts.filter(isEnd).flatMap(({ date }) => dayWithYear(date, order));
  return end !== null && days.some((day) => isoDay(day) > isoDay(end) + DAYS_AFTER_PERIOD && !isFarAhead(isoDay(day)));
}

/**
 * The days of the opening and the closing balance, where they are the first and the last one of months: "Beginning balance
 * on 9/1", "Ending balance on 9/30". A balance dated the day before tells no period's first day.
 */
export function monthsOfBalances(
  facts: readonly RawFact[],
  dayOf: (date: DateToken | null) => string | null,
): Period | null {
  const daysOf = (label: RawFact['label']): ReadonlySet<string> =>
    new Set(facts.flatMap((fact) => (fact.label === label ? (dayOf(fact.date) ?? []) : [])));
  const [[start, ...starts], [end, ...ends]] = [[...daysOf('opening')], [...daysOf('closing')]];
  if (start === undefined || end === undefined || starts.length + ends.length > 0 || end <= start) return null;
  const after = new Date((isoDay(end) + 1) * 86_400_000).toISOString().slice(0, 10);
  return after.slice(8) === start.slice(8) && isoDay(end) - isoDay(start) <= LONGEST_PERIOD_DAYS
    ? { start, end }
    : null;
}

/** The date as ISO 8601, where it has a year. */
function dayWithYear(token: DateToken | null, order: DateOrder): string[] {
  const found = token ? resolveDate(token.date, order) : null;
  return found?.year == null ? [] : [toIso(fullYear(found.year), found.month, found.day)];
}

function spanOf(days: readonly string[]): Period | null {
  const [start, end] = [...days].sort().filter((_, at, { length }) => at === 0 || at === length - 1);
  if (start === undefined) return null;
  const last = end ?? start;
  return isFarAhead(isoDay(last)) || isoDay(last) - isoDay(start) > LONGEST_PERIOD_DAYS ? null : { start, end: last };
}

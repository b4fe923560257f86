import { dayNumber, fullYear, resolveDate, type DateOrder } from '../grammar/date.ts';
import type { DateToken } from '../grammar/tokens.ts';
import { ENTRIES_GO_ON_DAYS, FAR_AHEAD_DAYS } from '../tolerances.ts';

/** The year in which the day lies before the anchor, or hardly after it. */
export function nearestBefore(anchor: number, month: number, day: number): number {
  const year = new Date(anchor * 86_400_000).getUTCFullYear();
  // Due dates and print dates lie a little after the last row.
  return dayNumber(year, month, day) <= anchor + 3 ? year : year - 1;
}

/** The days of those first dates that are printed with their year. */
export function anchorsOf(tokens: readonly DateToken[], order: DateOrder, most = 12): number[] {
  return tokens.slice(0, most).flatMap((token) => {
    const date = resolveDate(token.date, order);
    const at = date && date.year !== null ? dayNumber(fullYear(date.year), date.month, date.day) : null;
    return at === null || isFarAhead(at) ? [] : [at];
  });
}

/** Whether a day lies further ahead than any statement is dated. */
export function isFarAhead(day: number): boolean {
  return day > Date.now() / 86_400_000 + FAR_AHEAD_DAYS;
}

/** The statement's own date: the earliest of the dates with a year that stand in the head, as due dates come later. */
export function latest(tokens: readonly DateToken[], order: DateOrder): number | null {
  let found: number | null = null;
  tokens.forEach((token, index) => {
    const date = resolveDate(token.date, order);
    if (!date || date.year === null) return;
    const at = dayNumber(fullYear(date.year), date.month, date.day);
    // Further down only dates that go on from those above count: value dates among the entries.
    const goesOn = index < 12 || (found !== null && at - found <= ENTRIES_GO_ON_DAYS);
    if (goesOn && !isFarAhead(at) && (found === null || at > found)) found = at;
  });
  return found;
}

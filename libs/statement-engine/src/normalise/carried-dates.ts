import type { DateToken } from '../grammar/tokens.ts';
import type { RawRow } from '../extract/raw-statement.ts';
import { CARRIED_HABIT_OF_SCAN, CARRIED_HABIT_OF_TEXT, FEWEST_CARRIED } from '../tolerances.ts';

/**
 * Whether a row's date, carried from the row above, may be something else than what the bank means. Banks that print a
 * date once a day never print the same date on two rows in a row; where that happens (as often as a date is missing on rows
 * in a row), every row has a date, and a missing one was lost. The habit must also show: in a scan by its share (unless nothing is seen
 * to be printed there), in a text by how many of so many rows in so many `days` fall on the day of another.
 */
export function carriedDatesAreOpen(rows: readonly RawRow[], days: number): boolean {
  const carried = rows.filter((row) => row.carried).length;
  if (carried === 0) return false;
  let [repeated, runs] = [0, rows[0]?.carried ? 1 : 0];
  for (let at = 1; at < rows.length; at++) {
    const [above, row] = [rows[at - 1] as RawRow, rows[at] as RawRow];
    if (row.carried && !above.carried) runs++;
    if (above.page !== row.page || above.table !== row.table || above.section?.id !== row.section?.id) continue;
    if (!above.carried && !row.carried && isSameDay(above.date, row.date)) repeated++;
  }
  if (repeated >= runs) return true;
  const isScan = rows.some((row) => row.confidence < 1);
  const unseen = isScan ? rows.filter((row) => row.carried && row.blankDate !== true).length : 0;
  if (unseen > 0 && carried <= Math.max(1, rows.length * CARRIED_HABIT_OF_SCAN)) return true;
  if (unseen === 0 && balancesEndDays(rows)) return false;
  const expected = sharedDays(rows.length, days);
  return expected >= FEWEST_CARRIED && carried <= expected * CARRIED_HABIT_OF_TEXT;
}

/**
 * Whether the balance, too, is printed once a day, beside its last row: each row without one is followed by a row without a
 * date, and no other one is. No date that was lost goes with a balance that the row above it lacks.
 */
function balancesEndDays(rows: readonly RawRow[]): boolean {
  return rows.every((row, at) => {
    const next = rows[at + 1];
    return next === undefined ? row.balance !== null : (row.balance === null) === next.carried;
  });
}

/** How many of so many rows fall on the day of an earlier one, where they are spread over the days by chance. */
function sharedDays(rows: number, days: number): number {
  return days < 1 ? 0 : rows - days * (1 - (1 - 1 / days) ** rows);
}

/** As printed: the same kind with the same numbers. */
function isSameDay(one: DateToken | null, other: DateToken | null): boolean {
  return one !== null && other !== null && JSON.stringify(one.date) === JSON.stringify(other.date);
}

import type { RawRow } from '../extract/raw-statement.ts';

/**
 * Whether the parts of an account take different ones of two printed dates for the date of a row: in one table it is the
 * earlier of the two throughout, in another the later. `daysOf` gives the day of a row's date and of its other date.
 */
export function mixesDateColumns(
  rows: readonly RawRow[],
  daysOf: (row: RawRow) => readonly [date: number, other: number] | null,
): boolean {
  const tables = new Map<number, { earlier: boolean; later: boolean }>();
  for (const row of rows) {
    const days = daysOf(row);
    if (days === null || days[0] === days[1]) continue;
    const seen = tables.get(row.table) ?? { earlier: false, later: false };
    if (days[0] < days[1]) seen.earlier = true;
    else seen.later = true;
    tables.set(row.table, seen);
  }
  const all = [...tables.values()];
  return all.some(({ earlier, later }) => earlier && !later) && all.some(({ earlier, later }) => later && !earlier);
}

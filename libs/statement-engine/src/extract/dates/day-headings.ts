import type { TableLine, LineRole } from '../table.ts';

/** So many of them are a habit. */
const FEWEST = 2;

/**
 * "Mon 2 August  7 entries, net -522.87" above undated rows: where no row prints a date of its own, a dated line with a
 * figure of the whole day heads those below it, and its words and its figure are none of theirs.
 */
export function markDayHeadings(lines: readonly TableLine[], kinds: LineRole[]): void {
  if (lines.some((line, at) => kinds[at] === 'row' && (line.dates.posting ?? line.dates.value) !== null)) return;
  const found = lines.flatMap((line, at) =>
    kinds[at] === 'text' && line.hasMoney && line.dates.posting !== null && kinds[at + 1] === 'row' ? [at] : [],
  );
  if (found.length >= FEWEST) for (const at of found) kinds[at] = 'break';
}

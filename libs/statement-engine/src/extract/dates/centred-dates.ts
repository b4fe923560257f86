import type { DateToken } from '../../grammar/tokens.ts';
import type { LineRole } from '../rows/attach-text.ts';
import type { TableLine } from '../table.ts';

/** Half of a line is told from no line by this share of the distance from row to row. */
const HALF = 0.15;
/** The rows of a day end as far below its date as they begin above it, but for this share of the distance from row to row. */
const EVEN = 0.35;
/** Rows stand no further apart than this many times the distance of the closest ones. */
const USUAL = 1.25;

/**
 * A table whose cells of one day are joined prints the date in their middle: beside one of its rows, or between two. A date
 * that stands alone, halfway between two rows which follow each other as all do, shows it. Gives each row the date of its
 * day; where the days do not come out even, the dates of the rows are open.
 */
export function withCentredDates(lines: readonly TableLine[], kinds: readonly LineRole[]): readonly TableLine[] {
  // Where no row has its date beside it, dates stand above the rows.
  if (!lines.some(({ dates }, at) => kinds[at] === 'row' && dates.posting !== null)) return lines;
  const pitch = pitchOf(lines, kinds);
  if (!lines.some((_, at) => standsBetween(lines, kinds, at, pitch))) return lines;
  const dates = datesOfDays(lines, kinds, pitch);
  return lines.map((line, at) => {
    if (kinds[at] !== 'row') return isLoneDate(line) ? { ...line, dates: { ...line.dates, posting: null } } : line;
    const posting = dates?.get(at) ?? line.dates.posting;
    return { ...line, dates: { ...line.dates, posting }, ...(dates === null ? { dateOpen: true } : {}) };
  });
}

const baselineOf = ({ source: { line } }: TableLine): number => line.baseline;
const pageOf = ({ source: { line } }: TableLine): number => line.page;

/** The smallest distance from a row to the next one. */
function pitchOf(lines: readonly TableLine[], kinds: readonly LineRole[]): number {
  const rows = lines.filter((_, at) => kinds[at] === 'row');
  const distances = rows.flatMap((row, at) => {
    const next = rows[at + 1];
    return next && pageOf(next) === pageOf(row) ? [baselineOf(next) - baselineOf(row)] : [];
  });
  return distances.reduce((low, each) => (each > 0 ? Math.min(low, each) : low), Infinity);
}

/** Nothing but a date. */
function isLoneDate({ dates: { posting }, hasMoney, source: { tokens } }: TableLine): boolean {
  return posting !== null && !hasMoney && tokens.length === 1;
}

/** Whether a line is a date alone halfway between two rows without one that stand no further apart than others do. */
function standsBetween(lines: readonly TableLine[], kinds: readonly LineRole[], at: number, pitch: number): boolean {
  const line = lines[at] as TableLine;
  const [above, below] = [lines[at - 1], lines[at + 1]];
  if (!isLoneDate(line) || kinds[at - 1] !== 'row' || kinds[at + 1] !== 'row' || !above || !below) return false;
  if (pageOf(above) !== pageOf(below) || above.dates.posting !== null || below.dates.posting !== null) return false;
  const [up, down] = [baselineOf(line) - baselineOf(above), baselineOf(below) - baselineOf(line)];
  return Math.abs(up - down) <= HALF * pitch && up + down <= USUAL * pitch;
}

/** The date of each row, by days that end as far below their date as they begin above it; null where they do not. */
function datesOfDays(
  lines: readonly TableLine[],
  kinds: readonly LineRole[],
  pitch: number,
): ReadonlyMap<number, DateToken> | null {
  const rows = lines.flatMap((_, at) => (kinds[at] === 'row' ? [at] : []));
  const found = new Map<number, DateToken>();
  let next = 0;
  for (const [at, line] of lines.entries()) {
    const date = line.dates.posting;
    if (date === null || (kinds[at] !== 'row' && !isLoneDate(line))) continue;
    const first = lines[rows[next] ?? -1];
    if (!first || pageOf(first) !== pageOf(line)) return null;
    const end = 2 * baselineOf(line) - baselineOf(first);
    let last = -Infinity;
    for (; next < rows.length; next++) {
      const row = lines[rows[next] as number] as TableLine;
      if (pageOf(row) !== pageOf(line) || baselineOf(row) > end + EVEN * pitch) break;
      found.set(rows[next] as number, date);
      last = baselineOf(row);
    }
    if (Math.abs(last - end) > EVEN * pitch) return null;
  }
  return next === rows.length && rows.every((at) => isOwn(lines[at] as TableLine, found.get(at))) ? found : null;
}

function isOwn({ dates: { posting } }: TableLine, date: DateToken | undefined): boolean {
  return posting === null || posting === date;
}

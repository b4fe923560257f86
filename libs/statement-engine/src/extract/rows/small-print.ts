import type { LineRole } from './attach-text.ts';
import type { TableLine } from '../table.ts';

/** Small print is at least this much smaller than the words above it. */
const SMALLER = 0.85;
/** So many rows, and so many of them all, show that each has a line of it. */
const FEWEST = 2;
const NEARLY_ALL = 0.9;

/**
 * "Card payment to Carrefour" and, in smaller letters below it, "9 January 2026  Card ending in 4417  Transaction: 3512":
 * where every row is dated in small print, what else stands there tells how it was booked. It is kept as the entry's
 * reference, and is none of its words.
 */
export function withSmallPrintAside(lines: readonly TableLine[], kinds: readonly LineRole[]): readonly TableLine[] {
  const anchors = kinds.flatMap((kind, at) => (kind === 'row' ? [at] : []));
  const small = anchors.filter((at) => isDatedBelow(lines[at] as TableLine, lines[at + 1]));
  if (small.length < FEWEST || small.length < NEARLY_ALL * anchors.length) return lines;
  const found = new Set(small.flatMap((at) => goesOnFrom(lines, kinds, at)));
  return lines.map((line, at) =>
    found.has(at) ? { ...line, text: [], reference: [...line.reference, ...line.text] } : line,
  );
}

function isDatedBelow(row: TableLine, below: TableLine | undefined): boolean {
  return (
    row.dates.posting === null &&
    row.text.length > 0 &&
    below !== undefined &&
    below.dates.posting !== null &&
    !below.hasMoney &&
    isSmaller(row, below)
  );
}

function isSmaller({ source: { line: upper } }: TableLine, { source: { line: lower } }: TableLine): boolean {
  return upper.page === lower.page && lower.size <= SMALLER * upper.size;
}

/** The line of small print below a row, and those in the same letters that it goes on with. */
function goesOnFrom(lines: readonly TableLine[], kinds: readonly LineRole[], row: number): number[] {
  const own: number[] = [];
  for (let at = row + 1; at < lines.length && kinds[at] === 'text'; at++) {
    if (!isSmaller(lines[row] as TableLine, lines[at] as TableLine)) break;
    own.push(at);
  }
  return own;
}

import type { Table, TableLine } from './table.ts';

/** Words of rows begin at least this far right of their dates (points) where dates have a column of their own. */
const INDENT = 15;
/** A line that begins this much left of the rows' words stands in the column of dates. */
const OUTSIDE = 8;
/** Where more rows than this share have such a line, it is the habit of the bank and no heading. */
const HABIT = 0.5;

/**
 * Whether a line of words is a heading between rows (a cardholder, an account): it begins in the column of the dates,
 * where the words of rows never do, and runs on into theirs.
 */
export function headingTest(table: Table): (line: TableLine) => boolean {
  const rows = table.lines.filter((line) => line.hasMoney && line.dates.posting !== null && line.label === null);
  const lefts = rows.flatMap((line) => (line.text[0] ? [line.text[0].x0] : [])).sort((a, b) => a - b);
  const left = lefts[Math.floor(lefts.length / 10)];
  const dates = table.dateColumns.filter(({ x1 }) => left !== undefined && x1 < left);
  const date = dates.reduce((low, { x0 }) => Math.min(low, x0), Infinity);
  if (left === undefined || left - date < INDENT) return () => false;
  const stands = (line: TableLine): boolean => {
    const [first] = line.source.tokens;
    const last = line.source.tokens[line.source.tokens.length - 1];
    return (
      !line.hasMoney &&
      line.source.dates.length === 0 &&
      first?.kind === 'text' &&
      /\p{L}/u.test(first.text) &&
      first.x0 < left - OUTSIDE &&
      (last as typeof first).x1 > left
    );
  };
  const found = table.lines.filter(stands).length;
  return found <= rows.length * HABIT ? stands : () => false;
}

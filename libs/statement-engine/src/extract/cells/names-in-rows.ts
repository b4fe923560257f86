import type { TableLine } from '../table.ts';

/** Lines of one row's cells stand nearer than lines of print do (font sizes). */
const WITHIN_ROW = 0.8;

/**
 * "Purchase" half a line below the amounts is in a cell of their row: a cell over two lines that is centred beside them.
 * Such a line heads nothing and names no balance.
 */
export function withoutNamesInRows(lines: readonly TableLine[]): readonly TableLine[] {
  return lines.map((line, at) => {
    if (line.hasMoney || (line.section === null && line.label === null)) return line;
    return isInRow(line, lines[at - 1]) || isInRow(line, lines[at + 1])
      ? { ...line, section: null, label: null }
      : line;
  });
}

function isInRow({ source }: TableLine, other: TableLine | undefined): boolean {
  if (!other?.hasMoney || other.label !== null) return false;
  const [own, row] = [source.line, other.source.line];
  return own.page === row.page && Math.abs(own.baseline - row.baseline) < WITHIN_ROW * Math.min(own.size, row.size);
}

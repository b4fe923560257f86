import type { TableLine } from '../table.ts';
import type { Token } from '../../grammar/tokens.ts';
import { ALIGNED_CLOSELY, CELL_GAP } from '../../tolerances.ts';

/** A title stands nearer to the rows it heads than to those before it. */
const NEARER = 0.9;

/**
 * "Impuesto sobre los Débitos y" over "Créditos": words that would head a section or name a total, set right below those
 * of an entry in any of its cells, and nearer to it than to the next one, go on with them.
 */
export function withoutWrappedTitles(lines: readonly TableLine[]): TableLine[] {
  return lines.map((line, at) =>
    isTitle(line) && isWrapped(line, lines[at - 1], lines[at + 1]) ? { ...line, section: null, label: null } : line,
  );
}

/** Whether a line without figures would head a section or name a total. */
function isTitle({ section, label, hasMoney, source }: TableLine): boolean {
  return (section !== null || label !== null) && !hasMoney && source.money.length === 0;
}

function isWrapped(line: TableLine, above: TableLine | undefined, below: TableLine | undefined): boolean {
  const [date, first] = [above?.dates.posting, line.text[0]];
  if (!above?.hasMoney || !date || !first || above.source.line.page !== line.source.line.page) return false;
  const isUnder = (token: Token): boolean =>
    token.kind === 'text' &&
    (token === above.text[0] || token.gap > CELL_GAP) &&
    token.x0 >= date.x1 &&
    Math.abs(first.x0 - token.x0) <= ALIGNED_CLOSELY;
  if (!above.source.tokens.some(isUnder)) return false;
  const up = line.source.line.baseline - above.source.line.baseline;
  const down =
    below?.source.line.page === line.source.line.page
      ? below.source.line.baseline - line.source.line.baseline
      : Infinity;
  return up < NEARER * down;
}

import type { TokenLine } from '../../grammar/tokens.ts';
import type { TableSpan } from './cut-tables.ts';
import { leadingDate } from '../dates/find-date-columns.ts';
import { type HeaderCell, namesMoney, namesDate } from '../headings/header-cells.ts';

/** Fewer entries may be anything that begins with a date. */
const FEWEST_ENTRIES = 3;

/** An amount ends so near to the end of its heading at least, where it does not stand under it (points). */
const NEAR = 12;

/**
 * Above a ledger without headings may stand a small table that has some ("balance in about… | total of…"). Its headings
 * name no date, and the amounts of the entries below stand under none of them: there a table without headings begins.
 */
export function cutUnheaded(span: TableSpan): TableSpan[] {
  const { header, lines } = span;
  if (header === null || header.cells.some(namesDate)) return [span];
  const named = header.cells.filter(namesMoney);
  const entries = lines.filter((line) => line.amounts.length > 0 && leadingDate(line) !== null);
  const first = entries[0];
  if (!first || named.length === 0 || entries.length < FEWEST_ENTRIES || entries.some((line) => isUnder(line, named)))
    return [span];
  const from = lines.indexOf(first);
  return [
    { ...span, lines: lines.slice(0, from) },
    { ...span, header: null, lines: lines.slice(from) },
  ];
}

function isUnder({ amounts }: TokenLine, cells: readonly HeaderCell[]): boolean {
  return amounts.some(({ x0, x1 }) =>
    cells.some((cell) => (x0 < cell.x1 && cell.x0 < x1) || Math.abs(x1 - cell.x1) < NEAR),
  );
}

import type { Token, TokenLine } from '../grammar/tokens.ts';
import type { HeaderCell } from './find-headers.ts';
import type { TableSpan } from './read-tables.ts';

/**
 * A table set in parallel columns ("Check no. Date Amount | Check no. Date Amount") repeats its heading sideways.
 * Cut at the repeats it is as many narrow tables, each read like any other.
 */
export function cutStrips(span: TableSpan): TableSpan[] {
  const header = span.header;
  if (header === null) return [span];
  const period = repeatLength(header.cells);
  if (period === null) return [span];
  const strips: TableSpan[] = [];
  for (let from = 0; from < header.cells.length; from += period) {
    const cells = header.cells.slice(from, from + period);
    const left = from === 0 ? -Infinity : border(header.cells, from);
    const right = from + period >= header.cells.length ? Infinity : border(header.cells, from + period);
    const lines = span.lines.flatMap((line) => {
      const part = cutLine(line, left, right);
      return part ? [part] : [];
    });
    strips.push({ header: { ...header, cells }, lines });
  }
  return strips;
}

/** Halfway between the cell that ends one strip and the one that begins the next, nearer to the latter. */
function border(cells: readonly HeaderCell[], at: number): number {
  const before = cells[at - 1] as HeaderCell;
  const next = cells[at] as HeaderCell;
  return next.x0 - Math.min(12, (next.x0 - before.x1) / 2);
}

/** Number of cells after which the heading repeats itself word for word, or null. */
function repeatLength(cells: readonly HeaderCell[]): number | null {
  for (let length = 2; length * 2 <= cells.length; length++) {
    if (cells.length % length !== 0) continue;
    const repeats = cells.every(
      (cell, at) =>
        cell.role !== null &&
        cell.role === (cells[at % length] as HeaderCell).role &&
        cell.text === (cells[at % length] as HeaderCell).text,
    );
    if (repeats) return length;
  }
  return null;
}

function cutLine(line: TokenLine, left: number, right: number): TokenLine | null {
  const inside = (token: Token): boolean => (token.x0 + token.x1) / 2 >= left && (token.x0 + token.x1) / 2 < right;
  const tokens = line.tokens.filter(inside);
  if (tokens.length === 0) return null;
  const first = tokens[0] as Token;
  tokens[0] = { ...first, gap: Infinity };
  const replace = <T extends Token>(list: readonly T[]): T[] =>
    list.filter(inside).map((token) => (token === first ? (tokens[0] as T) : token));
  return { ...line, tokens, money: replace(line.money), amounts: replace(line.amounts), dates: replace(line.dates) };
}

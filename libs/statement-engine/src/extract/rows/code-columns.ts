import type { Token } from '../../grammar/tokens.ts';
import type { TableLine } from '../table.ts';
import { CELL_GAP, ALIGNED } from '../../tolerances.ts';

/** A column is one where so many of the entries fill it; fewer entries show none. */
const MOST = 0.9;
const FEWEST = 5;

/** "854824324622906": no word of an entry. */
const CODE = /^(?=(?:\D*\d){6})[A-Z0-9]{8,}$/;
const COUNT = /^\d{1,3}$/;

/**
 * Columns that no heading names, and that are no words of an entry: a code of one length before the words of nearly every
 * entry is its reference, a small number of its own behind them counts something.
 */
export function withoutCodeColumns(lines: readonly TableLine[]): readonly TableLine[] {
  const entries = lines.filter(({ hasMoney, dates, text }) => hasMoney && dates.posting !== null && text.length > 0);
  if (entries.length < FEWEST) return lines;
  const codes = columnOf(entries, ({ text: [first] }) => (first && CODE.test(first.text) ? first : null), 'x0');
  const isOneLength = new Set([...codes.values()].map(({ text }) => text.length)).size === 1;
  const counts = columnOf(entries, countOf, 'x1');
  if ((codes.size === 0 || !isOneLength) && counts.size === 0) return lines;
  return lines.map((line) => {
    const [code, count] = [isOneLength ? codes.get(line) : undefined, counts.get(line)];
    if (code === undefined && count === undefined) return line;
    return {
      ...line,
      text: line.text.filter((token) => token !== code && token !== count),
      reference: code === undefined || line.text.length === 1 ? line.reference : [code, ...line.reference],
    };
  });
}

function countOf({ text }: TableLine): Token | null {
  const last = text.at(-1);
  return text.length > 1 && last && COUNT.test(last.text) && last.gap !== null && last.gap > CELL_GAP ? last : null;
}

/** The tokens of a column, by line; empty where too few entries have one, or where they do not meet. */
function columnOf(
  entries: readonly TableLine[],
  tokenOf: (line: TableLine) => Token | null,
  edge: 'x0' | 'x1',
): ReadonlyMap<TableLine, Token> {
  const found = new Map(entries.flatMap((line) => [[line, tokenOf(line)] as const]).filter(isFound));
  const edges = [...found.values()].map((token) => token[edge]).sort((a, b) => a - b);
  const middle = edges[Math.floor(edges.length / 2)] ?? 0;
  for (const [line, token] of found) if (Math.abs(token[edge] - middle) > ALIGNED) found.delete(line);
  return found.size >= MOST * entries.length ? found : new Map();
}

const isFound = (pair: readonly [TableLine, Token | null]): pair is readonly [TableLine, Token] => pair[1] !== null;

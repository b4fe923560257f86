import type { Token } from '../../grammar/tokens.ts';
import { clustersOf } from '../../groups.ts';
import type { TableLine } from '../table.ts';
import { CELL_GAP, ALIGNED } from '../../tolerances.ts';

/** A column is one where so many of the entries fill it; fewer entries show none. */
const MOST = 0.9;
const FEWEST = 5;

/** "854824324622906": no word of an entry. */
const CODE = /^(?=(?:\D*\d){6})[A-Z0-9]{8,}$/;
const DIGITS = /^\d+$/;
/** Numbers of which so many differ name their entries, and of so many digits. */
const DIFFERENT = 0.8;
const LONG = 4;

/**
 * Columns that no heading names, and that are no words of an entry: a code of one length before the words of nearly every
 * entry is its reference; numbers alone in cells below each other, where no entry has a word, name or count something.
 */
export function withoutCodeColumns(lines: readonly TableLine[]): readonly TableLine[] {
  const entries = lines.filter(({ hasMoney, dates, text }) => hasMoney && dates.posting !== null && text.length > 0);
  if (entries.length < FEWEST) return lines;
  const codes = columnOf(entries, ({ text: [first] }) => (first && CODE.test(first.text) ? first : null), 'x0');
  const isOneLength = new Set([...codes.values()].map(({ text }) => text.length)).size === 1;
  const columns = numberColumns(entries);
  if ((codes.size === 0 || !isOneLength) && columns.length === 0) return lines;
  const numbers = new Set(columns.flat());
  const references = new Set(columns.filter(nameEntries).flat());
  return lines.map((line) => {
    const code = isOneLength ? codes.get(line) : undefined;
    const text = line.text.filter((token) => token !== code && !numbers.has(token));
    if (text.length === line.text.length || (text.length === 0 && line.text.length === 1)) return line;
    const named = line.text.filter((token) => references.has(token) || (token === code && text.length > 0));
    return { ...line, text: text.length > 0 ? text : line.text, reference: [...named, ...line.reference] };
  });
}

/** Whether numbers are long and different: they name the entries, and are no branch's and no count. */
function nameEntries(column: readonly Token[]): boolean {
  const texts = column.map(({ text }) => text);
  return texts.every(({ length }) => length >= LONG) && new Set(texts).size >= DIFFERENT * texts.length;
}

/** The words of an entry by the cells that they stand in: wide gaps part them, and so do figures and dates. */
function cellsOf({ text, source }: TableLine): Token[][] {
  const cells: Token[][] = [];
  text.forEach((token, at) => {
    const isNext = source.tokens.indexOf(token) - source.tokens.indexOf(text[at - 1] as Token) === 1;
    if (at > 0 && isNext && token.gap <= CELL_GAP) cells.at(-1)?.push(token);
    else cells.push([token]);
  });
  return cells;
}

/** The numbers that stand alone in their cells, column by column, where the other entries have nothing in that place. */
function numberColumns(entries: readonly TableLine[]): Token[][] {
  const cells = entries.flatMap(cellsOf);
  const numbers = cells.flatMap(([first, next]) => (first && !next && DIGITS.test(first.text) ? [first] : []));
  const others = cells.filter(([first, next]) => next !== undefined || !DIGITS.test(first?.text ?? ''));
  const columns = (['x0', 'x1'] as const).flatMap((edge) => clustersOf(numbers, (token) => token[edge], ALIGNED));
  return columns.filter((column) => {
    const [x0, x1] = [Math.min(...column.map((token) => token.x0)), Math.max(...column.map((token) => token.x1))];
    const isCrossed = others.some((cell) => (cell[0] as Token).x0 < x1 && (cell.at(-1) as Token).x1 > x0);
    return column.length >= FEWEST && !isCrossed;
  });
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

import { readSide } from '../grammar/money.ts';
import type { MoneyToken, Token, TokenLine } from '../grammar/tokens.ts';
import type { HeaderCell } from './header-cells.ts';

/** A mark in a column of its own stands off from its neighbours by this much (font sizes). */
const APART = 0.9;
/** Marks of one column stand within this distance (points). */
const SAME_PLACE = 4;
/** A column of letters is one of marks where so many of the rows have one. */
const SHARE = 0.6;

interface Mark {
  readonly line: TokenLine;
  readonly at: number;
  readonly x: number;
  readonly way: string;
}

/** "+" and "-", or "D" and "C", in a column of their own belong to the amount of their row. */
export function applyMarks(lines: readonly TokenLine[], cells: readonly HeaderCell[]): readonly TokenLine[] {
  const rows = lines.filter((line) => line.amounts.length > 0 && line.dates.length > 0).length;
  const marks = lines
    .flatMap(marksOf)
    .filter(({ x }) => !cells.some((cell) => cell.role === 'side' && cell.x0 <= x && x <= cell.x1));
  const clusters: Mark[][] = [];
  for (const mark of marks.sort((a, b) => a.x - b.x)) {
    const cluster = clusters[clusters.length - 1];
    if (cluster && mark.x - (cluster[cluster.length - 1] as Mark).x <= SAME_PLACE) cluster.push(mark);
    else clusters.push([mark]);
  }
  // A dash alone may fill an empty cell; both ways in one column are marks.
  const column = clusters.find(
    (cluster) =>
      cluster.length >= 2 && cluster.length >= SHARE * rows && new Set(cluster.map(({ way }) => way)).size === 2,
  );
  if (column === undefined) return lines;
  const byLine = new Map(column.map((mark) => [mark.line, mark]));
  return lines.map((line) => {
    const mark = byLine.get(line);
    return mark ? applied(mark) : line;
  });
}

function marksOf(line: TokenLine): Mark[] {
  const marks: Mark[] = [];
  if (line.amounts.length === 0) return marks;
  line.tokens.forEach((token, at) => {
    if (token.kind !== 'text' || token.gap < APART || (line.tokens[at + 1]?.gap ?? Infinity) < APART) return;
    const way = token.text === '+' || token.text === '-' ? token.text : readSide(token.text);
    if (way !== null) marks.push({ line, at, x: (token.x0 + token.x1) / 2, way });
  });
  return marks;
}

function applied({ line, at, way }: Mark): TokenLine {
  const [next, before] = [line.tokens[at + 1], line.tokens[at - 1]];
  const tokens = line.tokens.filter((_, index) => index !== at);
  // Beside an amount that bears its own sign the mark only names it once more: the balance after it is not meant.
  const target = [next, before, ...line.amounts].find(
    (token): token is MoneyToken => token?.kind === 'money' && token.money.strength !== 'plain',
  );
  if (target === undefined || target.money.sign !== 0 || target.money.side !== null) return { ...line, tokens };
  const money =
    way === '+' || way === '-'
      ? { ...target.money, sign: way === '-' ? (-1 as const) : (1 as const) }
      : { ...target.money, side: way as 'credit' | 'debit' };
  const marked: MoneyToken = { ...target, money };
  const replace = <T extends Token>(list: readonly T[]): T[] =>
    list.map((token) => (token === target ? (marked as Token as T) : token));
  return {
    ...line,
    tokens: replace(tokens),
    money: replace(line.money),
    amounts: replace(line.amounts),
  };
}

import { readSide } from '../../grammar/money.ts';
import { isAmountByForm, withToken, type TokenLine, type Token } from '../../grammar/tokens.ts';
import { isTwice } from '../headings/header-cells.ts';
import type { HeaderCell } from '../table.ts';
import { runsOf } from '../../groups.ts';

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
    .filter(
      ({ x }) => !cells.some((cell) => cell.role === 'side' && !isTwice(cell, cells) && cell.x0 <= x && x <= cell.x1),
    );
  const sorted = marks.sort((a, b) => a.x - b.x);
  const clusters = runsOf(sorted, (mark, last) => mark.x - last.x <= SAME_PLACE);
  const columns = clusters.filter(
    (cluster, at) =>
      cluster.length >= 2 && cluster.length >= SHARE * rows && tellsSides(cluster, clusters.slice(0, at)),
  );
  if (columns.length === 0) return lines;
  const placed = columns.flatMap((column) => {
    const follows = followsAmounts(column);
    return column.map((mark) => ({ ...mark, follows }));
  });
  const byLine = Map.groupBy(placed, ({ line }) => line);
  return lines.map((line) => {
    const own = byLine.get(line) ?? [];
    // From right to left, so that each finds its place as it was.
    return own.sort((a, b) => b.at - a.at).reduce((each, mark) => applied(each, mark, mark.follows), line);
  });
}

/**
 * A dash alone may fill an empty cell; both ways in one column are marks, and so is a plus in every row. Letters right of
 * such a column may be the same ones all the way: balances that are all in credit.
 */
function tellsSides(cluster: readonly Mark[], before: readonly (readonly Mark[])[]): boolean {
  const ways = (marks: readonly Mark[]): Set<string> => new Set(marks.map(({ way }) => way));
  if (ways(cluster).size === 2 || cluster.every(({ way }) => way === '+')) return true;
  return isLetter(cluster) && before.some((other) => isLetter(other) && ways(other).size === 2);
}

function isLetter([mark]: readonly Mark[]): boolean {
  return mark?.way === 'credit' || mark?.way === 'debit';
}

/** Whether the marks of a column between two columns of amounts stand nearer to the amounts before them. */
function followsAmounts(column: readonly Mark[]): boolean {
  let nearer = 0;
  for (const { line, at } of column) {
    const [before, mark, next] = [line.tokens[at - 1], line.tokens[at], line.tokens[at + 1]];
    if (!mark || !isAmountByForm(before) || !isAmountByForm(next)) continue;
    nearer += mark.x0 - before.x1 < next.x0 - mark.x1 ? 1 : -1;
  }
  return nearer > 0;
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

function applied(line: TokenLine, { at, way }: Mark, follows: boolean): TokenLine {
  const [mark, next, before] = [line.tokens[at] as Token, line.tokens[at + 1], line.tokens[at - 1]];
  const bare = { ...line, tokens: line.tokens.filter((token) => token !== mark) };
  // Beside an amount that bears its own sign the mark only names it once more: the balance after it is not meant.
  const nearest = follows ? [before, next] : [next, before];
  const target = [...nearest, ...line.amounts].find(isAmountByForm);
  if (target === undefined || target.money.sign !== 0 || target.money.side !== null) return bare;
  const money =
    way === '+' || way === '-'
      ? { ...target.money, sign: way === '-' ? (-1 as const) : (1 as const) }
      : { ...target.money, side: way as 'credit' | 'debit' };
  return withToken(bare, target, { ...target, money });
}

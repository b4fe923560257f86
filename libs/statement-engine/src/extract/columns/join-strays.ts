import { overlap } from '../../grammar/spans.ts';
import type { MoneyToken } from '../../grammar/tokens.ts';
import { namesMoney } from '../headings/header-cells.ts';
import type { MoneyColumn } from '../table.ts';

const CENTS = /[.,]\d\d(?!\d)/;

const isUnderName = ({ header, ...column }: MoneyColumn): boolean =>
  header !== null && namesMoney(header) && overlap(column, header);

/**
 * Figures that stand off the edges of their column look like a column between it and the next one. Under no name of their
 * own, and over the figures of one column alone that is, as much in cents as these, with which they never share a line, they are
 * figures of that column. `lines`: the figures of each line as far as dates go.
 */
export function joinStrays(
  columns: readonly MoneyColumn[],
  lines: readonly (readonly MoneyToken[])[],
): readonly MoneyColumn[] {
  const isIn = ({ x0, x1 }: MoneyColumn, token: MoneyToken): boolean => token.x0 >= x0 && token.x1 <= x1;
  const linesWith = (column: MoneyColumn, other: MoneyColumn): readonly (readonly MoneyToken[])[] =>
    lines.filter((line) => line.some((token) => isIn(column, token) && !isIn(other, token)));
  const hasCents = (column: MoneyColumn): boolean =>
    lines.some((line) => line.some((token) => isIn(column, token) && CENTS.test(token.text)));
  const standApart = (stray: MoneyColumn, column: MoneyColumn): boolean => {
    const own = linesWith(stray, column);
    return own.length > 0 && !own.some((line) => line.some((token) => isIn(column, token)));
  };
  const home = new Map(
    columns.flatMap((stray) => {
      if (isUnderName(stray)) return [];
      const over = columns.filter((column) => isUnderName(column) && overlap(column, stray));
      const [only] = over;
      return only && over.length === 1 && hasCents(stray) === hasCents(only) && standApart(stray, only)
        ? [[stray, only]]
        : [];
    }),
  );
  return columns.flatMap((column) => {
    if (home.has(column)) return [];
    const strays = columns.filter((stray) => home.get(stray) === column);
    if (strays.length === 0) return [column];
    const all = [column, ...strays];
    return [
      {
        ...column,
        x0: Math.min(...all.map(({ x0 }) => x0)),
        x1: Math.max(...all.map(({ x1 }) => x1)),
        count: all.reduce((sum, { count }) => sum + count, 0),
      },
    ];
  });
}

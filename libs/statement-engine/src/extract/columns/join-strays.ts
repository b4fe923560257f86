import { overlap } from '../../grammar/spans.ts';
import type { MoneyToken } from '../../grammar/tokens.ts';
import { namesMoney } from '../headings/header-cells.ts';
import type { MoneyColumn } from '../table.ts';

/** What has more columns is no table. */
const MOST_COLUMNS = 60;

const isUnderName = ({ header, ...column }: MoneyColumn): boolean =>
  header !== null && namesMoney(header) && overlap(column, header);

const joined = (one: MoneyColumn, other: MoneyColumn): MoneyColumn => ({
  ...one,
  x0: Math.min(one.x0, other.x0),
  x1: Math.max(one.x1, other.x1),
  count: one.count + other.count,
});

/**
 * Figures that stand off the edges of their column look like a column beside it. They are figures of it where no name
 * stands over them, where they lie over this one named column alone and share no line with it, and where both have cents
 * or neither. `lines`: the figures of each line as far as dates go.
 */
export function joinStrays(
  columns: readonly MoneyColumn[],
  lines: readonly (readonly MoneyToken[])[],
): readonly MoneyColumn[] {
  if (columns.length > MOST_COLUMNS) return columns;
  const isIn = ({ x0, x1 }: MoneyColumn, token: MoneyToken): boolean => token.x0 >= x0 && token.x1 <= x1;
  const hasCents = (column: MoneyColumn): boolean =>
    lines.some((line) => line.some((token) => isIn(column, token) && token.money.strength === 'sure'));
  const standApart = (stray: MoneyColumn, column: MoneyColumn): boolean => {
    const own = lines.filter((line) => line.some((token) => isIn(stray, token) && !isIn(column, token)));
    return own.length > 0 && !own.some((line) => line.some((token) => isIn(column, token)));
  };
  const named = columns.filter(isUnderName);
  const homeOf = (stray: MoneyColumn): MoneyColumn | null => {
    const [home, ...others] = named.filter((column) => overlap(column, stray));
    if (home === undefined || others.length > 0 || named.includes(stray)) return null;
    return hasCents(stray) === hasCents(home) && standApart(stray, home) ? home : null;
  };
  const homes = new Map(columns.map((column) => [column, homeOf(column)]));
  return columns
    .filter((column) => homes.get(column) === null)
    .map((column) => columns.filter((stray) => homes.get(stray) === column).reduce(joined, column));
}

import { bareWords } from '../../grammar/read-labels.ts';
import type { Token, TokenLine } from '../../grammar/tokens.ts';
import { sumOf } from '../../reconcile/chain.ts';
import type { RawRow } from '../raw-statement.ts';

/**
 * "Products and services 42.00" below the entries under the title "Products and services": rows without a date whose words
 * are those of a line of words alone above, and which come to all rows since. They are its totals, whatever it is called.
 */
export function totalsByTitle(rows: readonly RawRow[], lines: readonly TokenLine[]): ReadonlySet<RawRow> {
  if (rows.every(({ date, carried }) => date !== null && !carried)) return new Set();
  const titles = Map.groupBy(
    lines.filter((line) => line.money.length + line.dates.length === 0),
    ({ tokens }) => wordsOf(tokens),
  );
  const found = rows.filter((row, at) => {
    if (row.balance !== null || (row.date !== null && !row.carried)) return false;
    const words = wordsOf(lines[row.at]?.tokens ?? []);
    const own = words === '' ? undefined : titles.get(words)?.findLast(({ index }) => index < row.at);
    const above = own === undefined ? [] : rows.slice(0, at).filter((other) => other.at > own.index);
    return above.length > 0 && sumOf(above, unitsOf) === unitsOf(row);
  });
  return new Set(found);
}

const wordsOf = (tokens: readonly Token[]): string => bareWords(tokens).join(' ');

const unitsOf = ({ amount: { money } }: RawRow): number => (money.sign === -1 ? -money.units : money.units);

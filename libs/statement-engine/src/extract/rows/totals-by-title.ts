import { bareWords } from '../../grammar/read-labels.ts';
import type { TokenLine } from '../../grammar/tokens.ts';
import { sumOf } from '../../reconcile/chain.ts';
import type { RawRow } from '../raw-statement.ts';

/** "NAME #6034: Total Transactions" has so many words more than its title, "NAME #6034: Transactions". */
const MOST_MORE = 2;

/**
 * "Products and services 42.00" below the entries under the title "Products and services": rows without a date whose words
 * are those of a line of words alone above, and which come to all rows since. They are its totals, whatever it is called.
 */
export function totalsByTitle(rows: readonly RawRow[], lines: readonly TokenLine[]): ReadonlySet<RawRow> {
  const undated = rows.filter(({ date, carried, balance }) => (date === null || carried) && balance === null);
  if (undated.length === 0) return new Set();
  const titles = lines
    .filter((line) => line.money.length + line.dates.length === 0)
    .map(({ index, tokens }) => ({ index, words: bareWords(tokens) }));
  const found = undated.filter((row) => {
    const words = bareWords(lines[row.at]?.tokens ?? []);
    const own = titles.findLast((title) => title.index < row.at && isTitleOf(title.words, words));
    const above = rows.filter(({ at }) => own !== undefined && at > own.index && at < row.at);
    return above.length > 0 && sumOf(above, unitsOf) === unitsOf(row);
  });
  return new Set(found);
}

/** Whether the words are those of a title, in its order, with few others among them. */
function isTitleOf(title: readonly string[], words: readonly string[]): boolean {
  let next = 0;
  for (const word of words) if (word === title[next]) next++;
  return title.length > 0 && next === title.length && words.length <= title.length + MOST_MORE;
}

const unitsOf = ({ amount: { money } }: RawRow): number => (money.sign === -1 ? -money.units : money.units);

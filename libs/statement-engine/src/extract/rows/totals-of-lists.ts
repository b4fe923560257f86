import { bareWords } from '../../grammar/read-labels.ts';
import type { TokenLine } from '../../grammar/tokens.ts';
import { sumOf } from '../../reconcile/chain.ts';
import { plainFact, type RawEvent, type RawRow } from '../raw-statement.ts';
import type { TableHeader } from '../table.ts';

/** "NAME #6034: Total Transactions" has so many words more than its title, "NAME #6034: Transactions". */
const MOST_MORE = 2;
/** That a figure is the sum of fewer entries may be chance. */
const FEWEST = 3;

/**
 * "Products and services 42.00" below the entries under the title "Products and services", "Conventional checks (19) 9,889.17"
 * below a list of checks: what has no date and no balance of its own and comes to all rows since a title of its words, or
 * since the heading of a list, is their total, whatever it is called.
 */
export function withListTotals(
  events: readonly RawEvent[],
  lines: readonly TokenLine[],
  headers: readonly TableHeader[],
): readonly RawEvent[] {
  const rows = events.filter((event): event is RawRow => event.kind === 'row');
  const hasNoDay = ({ date, carried }: RawRow): boolean => date === null || carried;
  const undated = rows.filter((row) => row.balance === null && hasNoDay(row));
  if (undated.length === 0) return events;
  const titles = lines
    .filter((line) => line.money.length + line.dates.length === 0)
    .map(({ index, tokens }) => ({ index, words: bareWords(tokens) }));
  const comesTo = (row: RawRow, above: readonly RawRow[]): boolean => sumOf(above, unitsOf) === Math.abs(unitsOf(row));
  const rowsSince = (line: number, { at: until }: RawRow): RawRow[] => rows.filter(({ at }) => at > line && at < until);
  const isTotal = (row: RawRow): boolean => {
    const words = bareWords(lines[Math.floor(row.at)]?.tokens ?? []);
    const own = titles.findLast((title) => title.index < row.at && isTitleOf(title.words, words));
    const titled = own === undefined ? [] : rowsSince(own.index, row);
    if (titled.length > 0 && comesTo(row, titled)) return true;
    return headers.some(({ lastLine }) => {
      const listed = rowsSince(lastLine, row);
      // Where a day is printed once, a payment of all charges looks like their total.
      return listed.length >= FEWEST && !listed.some(hasNoDay) && comesTo(row, listed);
    });
  };
  const totals = new Set<RawEvent>(undated.filter(isTotal));
  return events.map((event) =>
    event.kind === 'row' && totals.has(event) ? plainFact(event, 'total', event.amount, '') : event,
  );
}

/** Whether the words are those of a title, in its order, with few others among them. */
function isTitleOf(title: readonly string[], words: readonly string[]): boolean {
  let next = 0;
  for (const word of words) if (word === title[next]) next++;
  return title.length > 0 && next === title.length && words.length <= title.length + MOST_MORE;
}

const unitsOf = ({ amount: { money } }: RawRow): number => (money.sign === -1 ? -money.units : money.units);

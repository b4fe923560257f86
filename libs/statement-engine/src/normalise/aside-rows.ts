import type { RawFact } from '../extract/raw-statement.ts';
import type { NormalRow } from './normalise-accounts.ts';

/** So many entries at least cancel each other out. */
const FEWEST = 2;

/**
 * Whether rows beside the account's own come to nothing, so that its sums hold with and without them: those of tables
 * without balances where other tables print one beside every row, or those of another table behind the closing balance.
 * `rows` stand in the order of the page.
 */
export function addsNothing(rows: readonly NormalRow[], facts: readonly RawFact[]): boolean {
  const counted = new Set(rows.flatMap(({ raw, balance }) => (balance === null ? [] : [raw.table])));
  const isEach = rows.every(({ raw, balance }) => balance !== null || !counted.has(raw.table));
  if (counted.size > 0) return isEach && cancels(rows.filter(({ raw }) => !counted.has(raw.table)));
  const last = rows.at(-1)?.raw.at ?? -1;
  const closing = facts.findLast(({ label, at }) => label === 'closing' && at < last);
  const behind = closing === undefined ? [] : rows.filter(({ raw }) => raw.at > closing.at);
  const own = new Set(rows.filter((row) => !behind.includes(row)).map(({ raw }) => raw.table));
  return own.size > 0 && behind.every(({ raw }) => !own.has(raw.table)) && cancels(behind);
}

function cancels(rows: readonly NormalRow[]): boolean {
  const moved = rows.filter(({ amount }) => amount !== 0);
  return moved.length >= FEWEST && moved.reduce((sum, { amount }) => sum + amount, 0) === 0;
}

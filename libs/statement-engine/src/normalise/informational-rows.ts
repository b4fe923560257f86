import type { RawFact } from '../extract/raw-statement.ts';
import type { PrintedTotal } from '../reconcile/reconcile.ts';
import type { NormalRow } from './normalise-accounts.ts';
import { sumOf } from '../reconcile/chain.ts';
import { FEWEST_TOGETHER } from '../tolerances.ts';

/**
 * Whether rows beside the account's own come to nothing, so that its sums hold with and without them: those of tables
 * without balances where other tables print one beside every row, those of another table behind the closing balance,
 * those of tables without a total where the sections of others have theirs, or one of a scan that lacks its balance. `rows` stand in the order of the page.
 */
export function addsNothing(
  rows: readonly NormalRow[],
  facts: readonly RawFact[],
  totals: readonly PrintedTotal[],
): boolean {
  return standsAside(rows, facts) || isWithoutTotal(rows, totals) || standsForBalance(rows);
}

/**
 * Whether a scanned row moves nothing and lacks the balance that every row beside it prints: what it says may be that
 * balance ("SALDO DIA 0,00 6.:353,10"), and no sum misses the row.
 */
function standsForBalance(rows: readonly NormalRow[]): boolean {
  const moved = rows.filter(({ amount }) => amount !== 0);
  return (
    moved.length > 0 &&
    moved.every(({ balance }) => balance !== null) &&
    rows.some(({ raw, amount, balance }) => amount === 0 && balance === null && raw.confidence < 1)
  );
}

/** Whether rows cancel each other out that are of no table in which a printed total holds, where there are such tables. */
function isWithoutTotal(rows: readonly NormalRow[], totals: readonly PrintedTotal[]): boolean {
  const amountOf = (at: number): number => rows[at]?.amount ?? 0;
  const held = totals.filter(({ units, rows: own }) => Math.abs(sumOf(own, amountOf)) === Math.abs(units));
  const totalled = new Set(held.flatMap(({ rows: own }) => own.map((at) => rows[at]?.raw.table)));
  return totalled.size > 0 && cancels(rows.filter(({ raw }) => !totalled.has(raw.table)));
}

function standsAside(rows: readonly NormalRow[], facts: readonly RawFact[]): boolean {
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
  return moved.length >= FEWEST_TOGETHER && sumOf(moved, ({ amount }) => amount) === 0;
}

import type { RawEvent, RawRow } from '../extract/raw-statement.ts';
import type { NormalAccount } from '../normalise/normalise-accounts.ts';
import type { Alternative } from './alternatives.ts';
import type { PlacedRow } from './row-classes.ts';

const MINUS_COST = 1;

/**
 * Balances below nothing that are printed without a minus, in red perhaps: where every balance of an account is what its
 * rows reach by their columns and signs, or the same below nothing without a mark, these are below nothing.
 */
export function minusLost(rows: readonly PlacedRow[], accounts: readonly NormalAccount[]): Alternative[] {
  const places = new Map(rows.map(({ row, at }) => [row, at]));
  const edits = new Map<number, readonly RawEvent[]>();
  for (const account of accounts) {
    const own = account.rows.map(({ raw }) => raw);
    for (const row of belowNothing(own) ?? belowNothing([...own].reverse()) ?? []) {
      const at = places.get(row);
      if (at !== undefined) edits.set(at, [withMinus(row)]);
    }
  }
  return edits.size > 0 ? [{ name: 'balances without their minus', cost: MINUS_COST, edits }] : [];
}

/** The rows whose balance lacks its minus, from the oldest to the newest; null where some balance is neither. */
function belowNothing(rows: readonly RawRow[]): RawRow[] | null {
  const found: RawRow[] = [];
  let reached: number | null = null;
  for (const row of rows) {
    if (reached !== null) reached += movement(row);
    const money = row.balance?.money;
    if (!money || money.side !== null) continue;
    const printed = money.sign === -1 ? -money.units : money.units;
    reached ??= printed;
    if (printed === reached) continue;
    if (money.sign !== 0 || printed !== -reached) return null;
    found.push(row);
  }
  return found;
}

function movement({ amount: { money }, column }: RawRow): number {
  return (money.sign === -1) === (column === 'debit') ? money.units : -money.units;
}

function withMinus(row: RawRow): RawRow {
  const { balance } = row;
  return balance === null ? row : { ...row, balance: { ...balance, money: { ...balance.money, sign: -1 } } };
}

import type { RawRow, RawTable } from '../extract/raw-statement.ts';
import { signedBalance } from '../grammar/tokens.ts';

/** Whether all entries stand in tables with columns of withdrawals and deposits, as no debt has. */
export function holdsMoney(rows: readonly RawRow[], tables: readonly RawTable[]): boolean {
  return rows.length > 0 && rows.every(({ table }) => tables[table]?.holdsMoney);
}

/**
 * What columns that are named debit and credit make of the balances beside them: credits raise what is held, debits what
 * is owed. Null where they name no side, or do not agree. Where a debt of the same document is raised by debits, an
 * account that credits raise is none.
 */
export function movedBySides(rows: readonly RawRow[], tables: readonly RawTable[]): 'asset' | 'debt' | null {
  const found = new Set<'asset' | 'debt'>();
  for (let at = 1; at < rows.length; at++) {
    const [before, row] = [rows[at - 1], rows[at]] as [RawRow, RawRow];
    if (!before.balance || !row.balance) continue;
    if (row.column === 'amount' || tables[row.table]?.sidesConcluded !== false) return null;
    const step = signedBalance(row.balance) - signedBalance(before.balance);
    if (step === 0 || Math.abs(step) !== row.amount.money.units) return null;
    found.add(step > 0 === (row.column === 'credit') ? 'asset' : 'debt');
  }
  const [only] = found;
  return found.size === 1 && only !== undefined ? only : null;
}

import type { RawFact, RawRow } from '../extract/raw-statement.ts';
import type { RawAccount } from '../extract/split-accounts.ts';
import type { PrintedTotal } from '../reconcile/reconcile.ts';

/** One entry alone is as much as anything. */
const FEWEST = 2;

/**
 * Printed totals with the rows they could add up: their section, all of a list without sections, or its sides where the
 * line of the total has a figure for each. Checked by `reconcile`.
 */
export function printedTotals(account: RawAccount, rows: readonly RawRow[]): PrintedTotal[] {
  const whole = rows.every(({ section }) => section === null);
  return account.facts.flatMap((fact) => {
    if (fact.label !== 'total' && fact.label !== 'totalIn' && fact.label !== 'totalOut') return [];
    if (fact.section !== null)
      return totalOf(
        fact.token.money.units,
        rowsWhere(rows, (row) => row.section?.id === fact.section?.id),
        1,
      );
    return whole && fact.label === 'total' ? totalsOfList(fact, rows) : [];
  });
}

function totalsOfList({ token, beside }: RawFact, rows: readonly RawRow[]): PrintedTotal[] {
  if (beside.length === 1)
    return totalOf(
      token.money.units,
      rowsWhere(rows, () => true),
      FEWEST,
    );
  if (beside.length !== 2) return [];
  return (['debit', 'credit'] as const).flatMap((side) => {
    const members = rowsWhere(rows, ({ column }) => column === side);
    return beside.flatMap(({ money }) => totalOf(money.units, members, FEWEST));
  });
}

function rowsWhere(rows: readonly RawRow[], isMember: (row: RawRow) => boolean): number[] {
  return rows.flatMap((row, at) => (isMember(row) ? [at] : []));
}

function totalOf(units: number, rows: readonly number[], fewest: number): PrintedTotal[] {
  return rows.length >= fewest && (units !== 0 || fewest < FEWEST) ? [{ units, rows }] : [];
}

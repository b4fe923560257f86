import type { AccountType } from '@crossfoot/contracts';
import type { RawRow, RawTable } from '../extract/raw-statement.ts';

/** Whether of some row nothing but the order of two columns, or the steps of the balance alone, tells which way it went. */
export function sidesAreOpen(rows: readonly RawRow[], tables: readonly RawTable[], kind: AccountType): boolean {
  const isOpen = ({ column, table, side, amount }: RawRow): boolean => {
    const own = tables[table];
    if (side !== null || amount.money.side !== null) return false;
    const isUnplaced = kind === 'other' && own?.sidesUnplaced === true && !own.holdsMoney;
    return (column !== 'amount' && own?.sidesOpen === true) || (isUnplaced && !bearsSigns(rows, table));
  };
  return rows.some(isOpen);
}

/** Whether some amounts of a table bear a minus and others none: they say themselves which way they went. */
function bearsSigns(rows: readonly RawRow[], table: number): boolean {
  const signs = new Set(rows.flatMap((row) => (row.table === table ? [row.amount.money.sign === -1] : [])));
  return signs.size === 2;
}

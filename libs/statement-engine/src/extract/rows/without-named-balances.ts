import { bareWord } from '../../vocabulary/phrases.ts';
import { readLabelWords } from '../facts/read-labels.ts';
import type { RawRow } from '../raw-statement.ts';

/**
 * An account's rows without the balances of other pots: after a table with a balance beside every entry, a list without
 * any in which every line is called a balance ("30/09 SALDO FACIL 1.516,62").
 */
export function withoutNamedBalances(rows: readonly RawRow[]): readonly RawRow[] {
  const counted = new Set(rows.filter(({ balance }) => balance !== null).map(({ table }) => table));
  const last = rows.findLastIndex(({ table }) => counted.has(table));
  const after = rows.slice(last + 1);
  if (last < 0 || rows.some(({ table, balance }) => counted.has(table) && balance === null)) return rows;
  return after.every(isNamedBalance) ? rows.slice(0, last + 1) : rows;
}

function isNamedBalance({ description }: RawRow): boolean {
  return readLabelWords(description.split(' ').map(bareWord))?.label === 'balance';
}

import type { RawRow } from '../raw-statement.ts';

/** What an amount adds to a sum of its column, in minor units, by its sign and side as they are printed. */
export function movedBy({ amount: { money }, column, side }: RawRow): number {
  const isOut = column === 'debit' || (side ?? money.side) === 'debit';
  return (money.sign === -1 ? -1 : 1) * (isOut ? -1 : 1) * money.units;
}

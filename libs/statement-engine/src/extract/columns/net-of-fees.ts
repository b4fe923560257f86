import type { MoneyRole, TableLine } from '../table.ts';

/**
 * "22.49  0.95  21.54" where the last one moves the balance: the amount is what a fee has left of another one beside it.
 * Only what comes in is lessened by a fee.
 */
export function isNetOfFee({ cells }: TableLine, roles: readonly MoneyRole[]): boolean {
  const fee = cells.find((cell, at) => cell !== null && roles[at] === 'fee');
  const net = cells.find((cell, at) => cell !== null && roles[at] === 'amount');
  if (!fee || !net || fee.money.units === 0 || net.money.sign === -1) return false;
  return cells.some(
    (cell, at) =>
      cell != null &&
      roles[at] === 'ignored' &&
      cell.money.sign !== -1 &&
      cell.money.units - fee.money.units === net.money.units,
  );
}

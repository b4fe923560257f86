import type { MoneyRole, TableLine } from '../table.ts';

/** What stands beside a movement: "Gross" is called as the sum in another currency in places. */
const isBeside = (role: MoneyRole | null | undefined): boolean => role === 'ignored' || role === 'foreign';

/**
 * "22.49  0.95  21.54" where the last one moves the balance: the amount is what a fee has left of another one beside it.
 * What was given back may be taken off as well. Only what comes in is lessened by a fee. Null where no fee was taken ("20.00  0.00  20.00"): that says nothing.
 */
export function isNetOfFee({ cells }: TableLine, roles: readonly MoneyRole[]): boolean | null {
  const fee = cells.find((cell, at) => cell !== null && roles[at] === 'fee')?.money.units ?? 0;
  const net = cells.find((cell, at) => cell !== null && roles[at] === 'amount');
  if (!net || net.money.sign === -1) return false;
  const others = cells.filter((cell, at) => cell != null && isBeside(roles[at])).map((cell) => cell?.money);
  const given = others.reduce((sum, money) => sum + (money?.sign === -1 ? money.units : 0), 0);
  const isLeft = others.some(
    (money) => money && money.sign !== -1 && [fee, fee + given].includes(money.units - net.money.units),
  );
  return isLeft && fee + given === 0 ? null : isLeft;
}

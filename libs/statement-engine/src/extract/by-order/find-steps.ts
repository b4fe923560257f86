import type { MoneyToken } from '../../grammar/tokens.ts';
import { signedBalance } from '../columns/choose-roles.ts';

/** The figures of an entry, or of a balance between entries (`amount` is null there). */
export interface Movement {
  readonly amount: MoneyToken | null;
  readonly balance: MoneyToken | null;
}

/** Which way each movement takes the running balance: 1 up, -1 down, 0 where no printed balance tells. */
export function findSteps(movements: readonly Movement[]): (1 | -1 | 0)[] {
  const down = stepsFrom(movements, (at) => at - 1);
  const up = stepsFrom(movements, (at) => at + 1);
  const count = (steps: readonly number[]): number => steps.filter((step) => step !== 0).length;
  return count(up) > count(down) ? up : down;
}

function stepsFrom(movements: readonly Movement[], before: (at: number) => number): (1 | -1 | 0)[] {
  return movements.map(({ amount, balance }, at) => {
    const last = movements[before(at)]?.balance;
    if (!amount || !balance || !last) return 0;
    const step = signedBalance(balance) - signedBalance(last);
    if (step === 0 || Math.abs(step) !== amount.money.units) return 0;
    return step > 0 ? 1 : -1;
  });
}

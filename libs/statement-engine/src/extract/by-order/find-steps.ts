import type { MoneyToken } from '../../grammar/tokens.ts';
import { chainOf } from '../../reconcile/chain.ts';
import { signedBalance } from '../../grammar/tokens.ts';

/** The figures of an entry, or of a balance between entries (`amount` is null there). */
export interface Movement {
  readonly amount: MoneyToken | null;
  readonly balance: MoneyToken | null;
}

/** Which way each movement takes the running balance: 1 up, -1 down, 0 where no printed balance tells. */
export function findSteps(movements: readonly Movement[]): (1 | -1 | 0)[] {
  const count = (ways: readonly number[]): number => ways.filter((way) => way !== 0).length;
  const [down, up] = [waysAlong(movements, false), waysAlong(movements, true)];
  return count(up) > count(down) ? up : down;
}

function waysAlong(movements: readonly Movement[], newestFirst: boolean): (1 | -1 | 0)[] {
  const ways = movements.map((): 1 | -1 | 0 => 0);
  const balances = movements.map(({ balance }) => ({ balance: balance && signedBalance(balance) }));
  for (const { rows, delta } of chainOf(balances, null, newestFirst).steps) {
    const [at = 0, other] = rows;
    if (other !== undefined || delta === 0 || Math.abs(delta) !== movements[at]?.amount?.money.units) continue;
    ways[at] = delta > 0 ? 1 : -1;
  }
  return ways;
}

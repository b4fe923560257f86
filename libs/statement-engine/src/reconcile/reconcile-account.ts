import type { Account, Reason, Reconciliation } from '@crossfoot/contracts';
import { reconcile, type ReconcileInput } from './reconcile.ts';
import { chainOf, sumOf } from './chain.ts';

export { chainOf, sumOf };

/** Enough decimals for every currency: sums are made in thousandths. */
const SCALE = 1_000;

/** A figure of the JSON result in thousandths: where results are reckoned with again, and nowhere else. */
export function thousandths(value: number): number;
export function thousandths(value: number | null): number | null;
export function thousandths(value: number | null): number | null {
  return value === null ? null : Math.round(value * SCALE);
}

/** The verdict of an account's figures, and where and in which direction its chain of balances was walked. */
export interface AccountCheck {
  readonly reconciliation: Reconciliation;
  /** Position of the row at which the chain first breaks, or null. */
  readonly breakAt: number | null;
  /** The rows chain from below. */
  readonly newestFirst: boolean;
}

/** `reconcile` on the figures of the JSON result, in the direction in which fewer balances break. */
export function checkAccount(account: Account, doubts: readonly Reason[]): AccountCheck {
  const rows = account.transactions.map(({ amount, balance }) => ({
    amount: thousandths(amount),
    balance: thousandths(balance),
  }));
  const [opening, closing] = [thousandths(account.openingBalance), thousandths(account.closingBalance)];
  const beginsWithNothing = account.accountType === 'folio';
  const down: ReconcileInput = { rows, opening, closing, totals: [], beginsWithNothing, doubts, newestFirst: false };
  const up = { ...down, newestFirst: true };
  const input = brokenLinks(up) < brokenLinks(down) ? up : down;
  const verdict = reconcile(input);
  return {
    reconciliation: {
      status: verdict.status,
      difference: verdict.difference === null ? null : verdict.difference / SCALE,
      checks: [...verdict.checks],
      reasons: [...verdict.reasons],
    },
    breakAt: verdict.breakAt,
    newestFirst: input.newestFirst,
  };
}

/** Steps of the balance that the rows do not make. */
function brokenLinks({ rows, newestFirst, opening }: ReconcileInput): number {
  const { steps } = chainOf(rows, opening, newestFirst);
  return steps.filter((step) => sumOf(step.rows, (at) => rows[at]?.amount ?? 0) !== step.delta).length;
}

import type { Account, Reason, Reconciliation } from '@crossfoot/contracts';
import { reconcile, type ReconcileInput, type ReconcileResult } from './reconcile.ts';

/** Reasons that arithmetic gives anew each time; all others are doubts of the reading and stay until their rows are cleared. */
const ARITHMETIC: ReadonlySet<Reason> = new Set([
  'balanceBreak',
  'differenceToClosing',
  'nothingToCheckAgainst',
  'rowsNotCovered',
  'noRows',
]);
/** Enough decimals for every currency: sums are made in thousandths. */
const SCALE = 1_000;

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
  const minor = (value: number | null): number | null => (value === null ? null : Math.round(value * SCALE));
  const rows = account.transactions.map((row) => ({
    amount: minor(row.amount) as number,
    balance: minor(row.balance),
  }));
  const common = { rows, opening: minor(account.openingBalance), closing: minor(account.closingBalance), totals: [] };
  const down = { ...common, doubts, newestFirst: false };
  const up = { ...common, doubts, newestFirst: true };
  let input: ReconcileInput = down;
  let verdict: ReconcileResult = reconcile(down);
  if (verdict.breakAt !== null && brokenLinks(up) < brokenLinks(down)) {
    input = up;
    verdict = reconcile(up);
  }
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

/**
 * The verdict of an account whose rows were edited: the same `reconcile` on the figures of the JSON result. A doubt
 * that only flagged rows caused is gone once no row carries its flag.
 */
export function reconcileAccount(account: Account): Reconciliation {
  const flags = new Set(account.transactions.flatMap((row) => row.flags as readonly string[]));
  const rowFlags: ReadonlySet<string> = new Set(['assumedSign', 'assumedYear', 'noDate', 'dateOutsidePeriod']);
  const doubts = account.reconciliation.reasons.filter(
    (reason) => !ARITHMETIC.has(reason) && (!rowFlags.has(reason) || flags.has(reason)),
  );
  return checkAccount(account, doubts).reconciliation;
}

function brokenLinks({ rows, newestFirst, opening }: ReconcileInput): number {
  let [known, broken] = [opening, 0];
  for (let step = 0; step < rows.length; step += 1) {
    const row = rows[newestFirst ? rows.length - 1 - step : step];
    if (row === undefined) continue;
    if (known !== null) known += row.amount;
    if (row.balance === null) continue;
    if (known !== null && known !== row.balance) broken += 1;
    known = row.balance;
  }
  return broken;
}

import type { Account, Reconciliation } from '@crossfoot/contracts';
import { reconcile } from './reconcile.ts';

/** Reasons that arithmetic gives anew each time; all others are doubts of the reading and stay until their rows are cleared. */
const ARITHMETIC: ReadonlySet<string> = new Set([
  'balanceBreak',
  'differenceToClosing',
  'nothingToCheckAgainst',
  'rowsNotCovered',
  'noRows',
]);
/** Enough decimals for every currency: sums are made in thousandths. */
const SCALE = 1_000;

/**
 * The verdict of an account whose rows were edited: the same `reconcile` on the figures of the JSON result. A doubt
 * that only flagged rows caused is gone once no row carries its flag.
 */
export function reconcileAccount(account: Account): Reconciliation {
  const minor = (value: number | null): number | null => (value === null ? null : Math.round(value * SCALE));
  const flags = new Set(account.transactions.flatMap((row) => row.flags as readonly string[]));
  const rowFlags: ReadonlySet<string> = new Set(['assumedSign', 'assumedYear', 'noDate', 'dateOutsidePeriod']);
  const doubts = account.reconciliation.reasons.filter(
    (reason) => !ARITHMETIC.has(reason) && (!rowFlags.has(reason) || flags.has(reason)),
  );
  const rows = account.transactions.map((row) => ({
    amount: minor(row.amount) as number,
    balance: minor(row.balance),
  }));
  const common = {
    rows,
    opening: minor(account.openingBalance),
    closing: minor(account.closingBalance),
    totals: [],
    doubts,
  };
  const down = reconcile({ ...common, newestFirst: false });
  const up = reconcile({ ...common, newestFirst: true });
  const verdict = down.breakAt !== null && up.breakAt === null ? up : down;
  return {
    status: verdict.status,
    difference: verdict.difference === null ? null : verdict.difference / SCALE,
    checks: [...verdict.checks],
    reasons: [...verdict.reasons],
  };
}

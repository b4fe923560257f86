import type { ReviewedAccount, ReviewedRow } from './apply-corrections.ts';

/** One step of the chain, from a known balance to the next printed one, in thousandths. */
export interface Step {
  /** In the order of the chain; the last one prints the balance. */
  readonly rows: readonly ReviewedRow[];
  readonly computed: number;
  readonly printed: number;
}

/** An account seen as the chain that its printed balances form. */
export interface Chain {
  /** The rows that count, in the order of the chain. */
  readonly rows: readonly ReviewedRow[];
  readonly steps: readonly Step[];
  readonly broken: readonly number[];
  /** Rows after the last printed balance. */
  readonly tail: readonly ReviewedRow[];
  /** The last balance that is known, printed or opening. */
  readonly last: number | null;
  /** Closing − (opening + all rows), where both are printed. */
  readonly difference: number | null;
}

export const thousandths = (amount: number): number => Math.round(amount * 1_000);

export function chainOf({ account, rows: all, newestFirst }: ReviewedAccount): Chain {
  const rows = all.filter(({ isExcluded }) => !isExcluded);
  if (newestFirst) rows.reverse();
  const opening = account.openingBalance === null ? null : thousandths(account.openingBalance);
  const steps: Step[] = [];
  let [known, sum, total] = [opening, 0, 0];
  let since: ReviewedRow[] = [];
  for (const row of rows) {
    since.push(row);
    sum += thousandths(row.transaction.amount);
    total += thousandths(row.transaction.amount);
    if (row.transaction.balance === null) continue;
    const printed = thousandths(row.transaction.balance);
    if (known !== null) steps.push({ rows: since, computed: known + sum, printed });
    [known, sum, since] = [printed, 0, []];
  }
  const closing = account.closingBalance === null ? null : thousandths(account.closingBalance);
  return {
    rows,
    steps,
    broken: steps.flatMap((step, at) => (step.computed === step.printed ? [] : [at])),
    tail: since,
    last: known,
    difference: opening === null || closing === null ? null : closing - opening - total,
  };
}

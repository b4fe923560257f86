import type { Account, StatementResult, Transaction } from '@crossfoot/contracts';
import { chainOf, sumOf } from '../reconcile/chain.ts';
import { thousandths } from '../reconcile/reconcile-account.ts';

/** How far the arithmetic of a result holds. */
export interface ArithmeticScore {
  /** Steps between printed balances, and sums from end to end, that do not add up. */
  readonly broken: number;
  /** Those that do. */
  readonly holding: number;
  readonly rows: number;
  readonly balanced: boolean;
  /** By how much the steps that do not add up may be off, in thousandths: as they stand, and with a row's sign turned. */
  readonly gaps: ReadonlySet<number>;
  /** Every date and amount, in order: results that agree in them say the same. */
  readonly figures: string;
}

/** The rows between two printed balances, and the ends of the statement that the step starts from or leads to. */
export interface Step {
  /** What the rows come to less the step of the balance, in thousandths. */
  readonly gap: number;
  readonly rows: readonly Transaction[];
  readonly ends: readonly number[];
}

export function arithmeticScore({ accounts }: StatementResult): ArithmeticScore {
  const steps = accounts.flatMap(stepsOf);
  const rows = accounts.flatMap((account) => account.transactions);
  return {
    broken: steps.filter((step) => step.gap !== 0).length,
    holding: steps.filter((step) => step.gap === 0).length,
    rows: rows.length,
    balanced: accounts.every((account) => account.reconciliation.status === 'balanced'),
    gaps: new Set(steps.filter((step) => step.gap !== 0).flatMap(gapsOf)),
    figures: rows.map((row) => `${row.date} ${row.amount}`).join('\n'),
  };
}

/** True where `next` proves more than `before` and gives nothing up for it. */
export function isBetter(next: ArithmeticScore, before: ArithmeticScore): boolean {
  return next.rows >= before.rows && next.holding >= before.holding && next.broken < before.broken;
}

/** The steps of an account that do not add up; the sum from end to end only where no single step is to blame. */
export function brokenSteps(account: Account): Step[] {
  const broken = stepsOf(account).filter((step) => step.gap !== 0);
  const single = broken.filter((step) => step.rows.length < account.transactions.length);
  return single.length > 0 ? single : broken;
}

/** A misread figure may have turned the sign of its row as well, where the balance tells signs. */
const gapsOf = ({ gap, rows }: Step): number[] => [
  Math.abs(gap),
  ...rows.map(({ amount }) => Math.abs(gap - 2 * thousandths(amount))),
];

/** The steps of the balance and the sum from end to end, in the direction in which fewer of them fail. */
function stepsOf(account: Account): Step[] {
  const failures = (steps: readonly Step[]): number => steps.filter((step) => step.gap !== 0).length;
  const down = stepsAlong(account, account.transactions);
  const up = stepsAlong(account, [...account.transactions].reverse());
  return failures(up) < failures(down) ? up : down;
}

function stepsAlong({ openingBalance, closingBalance }: Account, rows: readonly Transaction[]): Step[] {
  const [opening, closing] = [thousandths(openingBalance), thousandths(closingBalance)];
  const balances = rows.map(({ balance }) => ({ balance: thousandths(balance) }));
  const steps = chainOf(balances, opening).steps.map(({ rows: own, delta, opens }): Step => {
    const moved = own.map((at) => rows[at] as Transaction);
    // The balance before the step may be the misread one.
    const before = opens ? [] : rows.slice((own[0] as number) - 1, own[0]);
    const gap = sumOf(moved, ({ amount }) => thousandths(amount)) - delta;
    return { gap, rows: [...before, ...moved], ends: opens ? [openingBalance as number] : [] };
  });
  if (opening !== null && closing !== null) {
    const gap = opening + sumOf(rows, ({ amount }) => thousandths(amount)) - closing;
    steps.push({ gap, rows, ends: [openingBalance as number, closingBalance as number] });
  }
  return steps;
}

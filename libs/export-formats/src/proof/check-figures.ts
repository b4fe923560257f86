import type { Account } from '@crossfoot/contracts';
import { toMinorUnits } from '../text/money-text.ts';

/** Opening + Σ = closing, in minor units; null where a balance is not printed. */
export interface OpeningClosing {
  readonly opening: number | null;
  readonly moneyIn: number;
  readonly moneyOut: number;
  /** Opening and all rows together. */
  readonly computed: number | null;
  readonly closing: number | null;
  /** Printed closing minus computed. */
  readonly difference: number | null;
}

export interface ChainBreak {
  /** Position of the row in the account, from 0. */
  readonly row: number;
  readonly expected: number;
  readonly printed: number;
}

/** The chain of printed running balances, over the rows in their own order (some statements print the newest first). */
export interface BalanceChain {
  readonly printedBalances: number;
  /** Steps from one known balance to the next that were recomputed. */
  readonly links: number;
  /** Rows that lie inside those steps. */
  readonly rowsCovered: number;
  readonly order: 'oldestFirst' | 'newestFirst';
  readonly breaks: readonly ChainBreak[];
}

/** The sums of an account recomputed from its rows: what the proof sheet prints, independent of the stored verdict. */
export function openingClosing(account: Account): OpeningClosing {
  const minor = (amount: number): number => toMinorUnits(amount, account.currency);
  let moneyIn = 0;
  let moneyOut = 0;
  for (const { amount } of account.transactions) {
    if (amount > 0) moneyIn += minor(amount);
    else moneyOut += minor(amount);
  }
  const opening = account.openingBalance === null ? null : minor(account.openingBalance);
  const closing = account.closingBalance === null ? null : minor(account.closingBalance);
  const computed = opening === null ? null : opening + moneyIn + moneyOut;
  const difference = computed === null || closing === null ? null : closing - computed;
  return { opening, moneyIn, moneyOut, computed, closing, difference };
}

/** The chain in the order that breaks it least. */
export function balanceChain(account: Account): BalanceChain {
  const forward = walk(account, 'oldestFirst');
  if (forward.breaks.length === 0) return forward;
  const backward = walk(account, 'newestFirst');
  return backward.breaks.length < forward.breaks.length ? backward : forward;
}

function walk(account: Account, order: BalanceChain['order']): BalanceChain {
  const { transactions, currency } = account;
  const count = transactions.length;
  let known = account.openingBalance === null ? null : toMinorUnits(account.openingBalance, currency);
  let [since, rowsCovered, links, printedBalances] = [0, 0, 0, 0];
  const breaks: ChainBreak[] = [];
  for (let step = 0; step < count; step += 1) {
    const row = order === 'oldestFirst' ? step : count - 1 - step;
    const transaction = transactions[row];
    if (!transaction) continue;
    since += 1;
    if (known !== null) known += toMinorUnits(transaction.amount, currency);
    if (transaction.balance === null) continue;
    const printed = toMinorUnits(transaction.balance, currency);
    printedBalances += 1;
    if (known !== null) {
      links += 1;
      rowsCovered += since;
      if (known !== printed) breaks.push({ row, expected: known, printed });
    }
    known = printed;
    since = 0;
  }
  return { printedBalances, links, rowsCovered, order, breaks };
}

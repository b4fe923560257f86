import type { Account, Transaction } from '@crossfoot/contracts';
import { cleanText } from '../text/clean-text.ts';
import { toMinorUnits } from '../text/money-text.ts';

/** First and last day that a statement speaks of; null where neither a period nor a row says so. */
export function daysOf(account: Account): { readonly start: string; readonly end: string } | null {
  let { start, end } = account.period;
  for (const { date } of account.transactions) {
    if (start === null || date < start) start = date;
    if (end === null || date > end) end = date;
  }
  return start === null || end === null ? null : { start, end };
}

/**
 * Rows of a later statement that earlier ones of the same account have already: same day, amount and words, and the
 * same balance where both print one. Each earlier row answers for one row alone, so two equal payments stay two.
 * Returns the positions of such rows.
 */
export function findDuplicates(earlier: readonly Account[], later: Account): ReadonlySet<number> {
  const repeated = new Set<number>();
  const days = daysOf(later);
  if (days === null) return repeated;
  const known = new Map<string, Transaction[]>();
  for (const account of earlier) {
    const span = daysOf(account);
    if (span === null || span.end < days.start || span.start > days.end) continue;
    for (const row of account.transactions) {
      const key = keyOf(row, account.currency);
      const same = known.get(key);
      if (same) same.push(row);
      else known.set(key, [row]);
    }
  }
  for (const [index, row] of later.transactions.entries()) {
    const same = known.get(keyOf(row, later.currency));
    const match =
      same?.findIndex(({ balance }) => balance === null || row.balance === null || balance === row.balance) ?? -1;
    if (match < 0) continue;
    same?.splice(match, 1);
    repeated.add(index);
  }
  return repeated;
}

const keyOf = (row: Transaction, currency: string | null): string =>
  `${row.date}|${toMinorUnits(row.amount, currency)}|${cleanText(row.description).replace(/\s+/g, ' ').trim().toUpperCase()}`;

import type { RawAccount } from '../extract/accounts/split-accounts.ts';
import type { RawRow, RawStatement } from '../extract/raw-statement.ts';
import type { DateOrder } from '../grammar/date.ts';
import { signedBalance } from '../grammar/tokens.ts';
import { isoDay, isoOf, type YearRule } from './statement-calendar.ts';

/** Whether the newest entry is printed first: the steps of its own balance tell, else the dates. */
export function runsBackwards(account: RawAccount, raw: RawStatement, order: DateOrder, years: YearRule): boolean {
  const [down, up] = [1, -1].map((way) => stepsOf(account.rows, way)) as [number, number];
  if (down !== up) return up > down;
  const first = account.rows[0];
  const last = account.rows[account.rows.length - 1];
  if (!first?.date || !last?.date) return false;
  const from = isoOf(first.date.date, order, years);
  const to = isoOf(last.date.date, order, years);
  if (from === null || to === null || from < to) return false;
  // Of one day alone a single step of the balance tells.
  if (from === to) return account.rows.every(({ table }) => raw.tables[table]?.newestFirst === true);
  let [falling, rising] = [0, 0];
  for (let i = 1; i < account.rows.length; i++) {
    const a = account.rows[i - 1]?.date;
    const b = account.rows[i]?.date;
    const left = a ? isoOf(a.date, order, years) : null;
    const right = b ? isoOf(b.date, order, years) : null;
    if (left === null || right === null) continue;
    if (left > right) falling++;
    else if (left < right) rising++;
  }
  return falling > rising * 3;
}

/** How many balances go on by their own row's amount from the one before it, where `way` is 1, or below it, where it is -1. */
function stepsOf(rows: readonly RawRow[], way: number): number {
  return rows.filter(({ amount, balance }, at) => {
    const before = rows[at - way]?.balance;
    return before && balance && Math.abs(signedBalance(balance) - signedBalance(before)) === amount.money.units;
  }).length;
}

/** From the first to the last date of the rows. */
export function daysCovered(rows: readonly RawRow[], order: DateOrder, years: YearRule): number {
  const days = rows.flatMap(({ date }) => {
    const iso = date ? isoOf(date.date, order, years) : null;
    return iso === null ? [] : [isoDay(iso)];
  });
  if (days.length === 0) return 0;
  return days.reduce((a, b) => Math.max(a, b)) - days.reduce((a, b) => Math.min(a, b)) + 1;
}

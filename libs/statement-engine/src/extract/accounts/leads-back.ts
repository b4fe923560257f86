import type { MoneyToken } from '../../grammar/tokens.ts';
import { signedBalance } from '../columns/choose-roles.ts';
import type { RawFact, RawRow } from '../raw-statement.ts';

/**
 * Whether rows run newest first and go on, below the last of them, to the balance that opened the account: there it is
 * named, and begins no other account.
 */
export function leadsBackTo(rows: readonly RawRow[], facts: readonly RawFact[], opening: MoneyToken): boolean {
  if (facts.some(({ label }) => label === 'opening')) return false;
  const [before, last] = [rows.at(-2), rows.at(-1)];
  const leads = (row: RawRow | undefined, to: MoneyToken): boolean =>
    row?.balance != null && Math.abs(signedBalance(row.balance) - signedBalance(to)) === row.amount.money.units;
  return leads(last, opening) && (before === undefined || (last?.balance != null && leads(before, last.balance)));
}

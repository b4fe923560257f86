import type { RawRow } from '../extract/raw-statement.ts';
import type { RawAccount } from '../extract/accounts/split-accounts.ts';

/**
 * A first line that moves nothing, with a balance beside it and a day before the period: where no opening balance is
 * named it is one, whatever it is called.
 */
export function openedByNothing(account: RawAccount, isBefore: (row: RawRow) => boolean): RawAccount {
  const [first, ...rows] = account.rows;
  if (!first?.balance || first.amount.money.units !== 0 || rows.length === 0 || !isBefore(first)) return account;
  if (account.facts.some(({ label }) => label === 'opening')) return account;
  const { at, page, amount, balance, section, date } = first;
  const beside = [amount, balance];
  const words = { label: 'opening', phrase: '', overdrawn: false } as const;
  const opening = { kind: 'fact', at, page, ...words, token: balance, beside, section, date } as const;
  return { ...account, rows, facts: [opening, ...account.facts] };
}

import type { Account, AccountType } from '@crossfoot/contracts';
import { cleanText } from './clean-text.ts';

export const accountTypeNames: Readonly<Record<AccountType, string>> = {
  checking: 'Checking',
  savings: 'Savings',
  creditCard: 'Credit card',
  loan: 'Loan',
  folio: 'Folio',
  other: 'Account',
};

/** The last four characters of the account number without the ellipsis; `''` where none is printed. */
export function lastFour(account: Pick<Account, 'accountNumber'>): string {
  return cleanText(account.accountNumber ?? '')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .slice(-4);
}

const nameOf = (account: Account): string =>
  [accountTypeNames[account.accountType], lastFour(account)].filter(Boolean).join(' ');

/**
 * A name for each account of a document, unlike all others: `Checking 1234`, `Savings`, `Savings (2)`; of one account in
 * several currencies `Credit card 1234 USD`.
 */
export function accountLabels(accounts: readonly Account[]): readonly string[] {
  const taken = new Set<string>();
  return accounts.map((account) => {
    const name = nameOf(account);
    const isShared = accounts.some((other) => nameOf(other) === name && other.currency !== account.currency);
    const own = [name, isShared ? account.currency : null].filter(Boolean).join(' ');
    let label = own;
    for (let counter = 2; taken.has(label); counter += 1) label = `${own} (${counter})`;
    taken.add(label);
    return label;
  });
}

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

/** A name for each account of a document, unlike all others: `Checking 1234`, `Savings`, `Savings 2`. */
export function accountLabels(accounts: readonly Account[]): readonly string[] {
  const taken = new Set<string>();
  return accounts.map((account) => {
    const name = [accountTypeNames[account.accountType], lastFour(account)].filter(Boolean).join(' ');
    let label = name;
    for (let counter = 2; taken.has(label); counter += 1) label = `${name} (${counter})`;
    taken.add(label);
    return label;
  });
}

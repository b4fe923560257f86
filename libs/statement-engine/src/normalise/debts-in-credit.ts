import type { AccountType } from '@crossfoot/contracts';
import type { RawAccount } from '../extract/split-accounts.ts';
import type { MoneyToken } from '../grammar/tokens.ts';

/**
 * Where unmarked balances count what is owed, one marked CR is in the holder's favour: less than nothing is owed.
 * Statements that mark every balance, and those of other accounts, stay as they are.
 */
export function withDebtsInCredit(account: RawAccount, type: AccountType): RawAccount {
  if (type !== 'creditCard' && type !== 'loan') return account;
  const ends = account.facts.filter(({ label }) => label === 'opening' || label === 'closing' || label === 'balance');
  const balances = [
    ...ends.map(({ token }) => token),
    ...account.rows.flatMap(({ balance }) => (balance ? [balance] : [])),
  ].filter(({ money }) => money.units !== 0);
  const isUnmarked = ({ money }: MoneyToken): boolean => money.sign === 0 && money.side === null;
  if (!balances.some(inCredit) || !balances.some(isUnmarked)) return account;
  return {
    ...account,
    facts: account.facts.map((fact) => (ends.includes(fact) ? { ...fact, token: asNegative(fact.token) } : fact)),
    rows: account.rows.map((row) => (row.balance ? { ...row, balance: asNegative(row.balance) } : row)),
  };
}

function inCredit({ money }: MoneyToken): boolean {
  return money.side === 'credit';
}

function asNegative(token: MoneyToken): MoneyToken {
  return inCredit(token) ? { ...token, money: { ...token.money, sign: -1, side: null } } : token;
}

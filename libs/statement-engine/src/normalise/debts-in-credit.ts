import type { AccountType } from '@crossfoot/contracts';
import type { RawFact } from '../extract/raw-statement.ts';
import type { RawAccount } from '../extract/accounts/split-accounts.ts';
import { signedBalance, type MoneyToken } from '../grammar/tokens.ts';

/**
 * Where unmarked balances count what is owed, one marked CR is in the holder's favour: less than nothing is owed. So is
 * one with a plus, where credits alone have it. Statements that mark every balance stay as they are, and those of other
 * accounts than cards and loans, but where more steps of the balance hold so.
 */
export function withDebtsInCredit(printed: RawAccount, type: AccountType): RawAccount {
  const account = type === 'creditCard' || type === 'loan' ? withPlainDebts(printed) : printed;
  const ends = account.facts.filter(({ label }) => label === 'opening' || label === 'closing' || label === 'balance');
  // Of several balances called so the first is the account's own: another table may follow, of instalments or points.
  const own = [ends.find(({ label }) => label === 'opening'), ends.find(({ label }) => label === 'closing')];
  const balances = [
    ...(own.every((end) => end !== undefined) ? own : ends).map(({ token }) => token),
    ...account.rows.flatMap(({ balance }) => (balance ? [balance] : [])),
  ].filter(({ money }) => money.units !== 0);
  const plusIsCredit = marksCreditsWithPlus(account.rows);
  const inCredit = ({ money }: MoneyToken): boolean => money.side === 'credit' || (plusIsCredit && money.sign === 1);
  const asNegative = (token: MoneyToken): MoneyToken =>
    inCredit(token) ? { ...token, money: { ...token.money, sign: -1, side: null } } : token;
  if (!balances.some(inCredit) || !balances.some(isUnmarked)) return account;
  const rows = account.rows.map((row) => (row.balance ? { ...row, balance: asNegative(row.balance) } : row));
  if (type !== 'creditCard' && type !== 'loan' && stepsThatHold(rows) <= stepsThatHold(account.rows)) return account;
  return {
    ...account,
    facts: account.facts.map((fact) => (ends.includes(fact) ? { ...fact, token: asNegative(fact.token) } : fact)),
    rows,
  };
}

/** "Previous debt 8,125.44", "Total balance owed 15,607.33": where one plain balance is a debt, one that is called so is no other. */
function withPlainDebts(account: RawAccount): RawAccount {
  const isEnd = ({ label, token }: RawFact): boolean =>
    (label === 'opening' || label === 'closing' || label === 'carried') && token.money.units !== 0;
  if (!account.facts.some((fact) => isEnd(fact) && isUnmarked(fact.token) && !fact.overdrawn)) return account;
  const facts = account.facts.map((fact) => (isUnmarked(fact.token) ? { ...fact, overdrawn: false } : fact));
  return { ...account, facts };
}

/** How many steps between neighbouring balances are the amount of the later row, whichever row of two that is. */
function stepsThatHold(rows: RawAccount['rows']): number {
  const count = (list: RawAccount['rows']): number =>
    list.filter(({ amount, balance }, at) => {
      const before = list[at - 1]?.balance;
      return balance && before && Math.abs(signedBalance(balance) - signedBalance(before)) === amount.money.units;
    }).length;
  return Math.max(count(rows), count(rows.toReversed()));
}

function isUnmarked({ money }: MoneyToken): boolean {
  return money.sign === 0 && money.side === null;
}

/** Whether some entries bear a plus and most bear no mark at all: charges go unmarked, as the debt they raise. */
function marksCreditsWithPlus(rows: RawAccount['rows']): boolean {
  const marked = rows.filter(({ amount }) => !isUnmarked(amount));
  return (
    marked.length > 0 &&
    marked.length * 2 < rows.length &&
    marked.every(({ amount: { money } }) => money.sign === 1 && money.side === null)
  );
}

import {
  longestFactDescription,
  mostAccountFacts,
  type Account,
  type AccountFacts,
  type StatementResult,
} from '@crossfoot/contracts';
import { daysOf } from '../batch/find-duplicates.ts';
import { cutText } from '../text/cut-text.ts';
import { minorUnitsText } from '../text/money-text.ts';
import { balanceChain, openingClosing } from './check-figures.ts';

/** What is to be told of each account without its rows; of a statement with very many accounts, of the first ones. */
export const accountFacts = (result: StatementResult): AccountFacts[] =>
  result.accounts.slice(0, mostAccountFacts).map(factsOf);

function factsOf(account: Account): AccountFacts {
  const { institution, accountNumber, accountType, currency, period, openingBalance, closingBalance } = account;
  const { transactions, reconciliation } = account;
  const sums = openingClosing(account);
  const decimal = (minorUnits: number): number => Number(minorUnitsText(minorUnits, currency));
  return {
    institution,
    accountNumber,
    accountType,
    currency,
    period,
    openingBalance,
    closingBalance,
    reconciliation,
    rows: transactions.length,
    flaggedRows: transactions.filter(({ flags }) => flags.length > 0).length,
    moneyIn: decimal(sums.moneyIn),
    moneyOut: decimal(sums.moneyOut),
    days: daysOf(account),
    firstBreak: firstBreak(account),
  };
}

function firstBreak(account: Account): AccountFacts['firstBreak'] {
  const at = account.reconciliation.status === 'unbalanced' ? balanceChain(account).breaks[0]?.row : undefined;
  const row = at === undefined ? undefined : account.transactions[at];
  if (at === undefined || row === undefined) return null;
  const { date, description, location } = row;
  return { row: at, page: location.page, date, description: cutText(description, longestFactDescription) };
}

import { readStatement, type PageContent } from '@crossfoot/statement-engine';
import type { StatementResult } from '@crossfoot/contracts';
import type { Truth, TruthAccount } from '../truth.ts';
import type { Tampering } from './tamper.ts';

type ResultAccount = StatementResult['accounts'][number];

/** The result, or null where the engine refuses the words because they hold no statement. */
export function read(pages: readonly PageContent[]): StatementResult | null {
  try {
    return readStatement(pages, { filename: 'statement.pdf', sha256: '0'.repeat(64) });
  } catch (error) {
    if ((error as { code?: string }).code === 'NO_TRANSACTIONS') return null;
    throw error;
  }
}

const key = (date: string, amount: number): string => `${date} ${Math.round(amount * 1000)}`;
const sorted = (keys: string[]): string => keys.sort().join('\n');

/** Accounts that claim to be proved and have rows that no account of the truth has. */
export function silentlyWrong(result: StatementResult, truth: Truth): ResultAccount[] {
  const told = new Set(
    truth.accounts.flatMap(({ transactions }) => [
      sorted(transactions.map((row) => key(row.date, row.amount))),
      sorted(transactions.map((row) => key(row.otherDate ?? row.date, row.amount))),
    ]),
  );
  return result.accounts.filter(
    (account) =>
      account.reconciliation.status === 'balanced' &&
      !told.has(sorted(account.transactions.map((row) => key(row.date, row.amount)))),
  );
}

/** Whether a person who sees only the tampered words could tell that something is wrong; else no engine can. */
export interface Noticeable {
  /** Every row has a date of its own: a missing one shows. */
  readonly everyRowDated: boolean;
  /** So many rows that a bank which prints a date once a day would have left out several. */
  readonly manyRows: boolean;
  /** A closing balance is printed: rows lost at the end show. */
  readonly closed: boolean;
  /** Dates run in order: one out of place shows. */
  readonly inOrder: boolean;
}

const MANY_ROWS = 24;

export function noticeable(intact: StatementResult, carried: number): Noticeable {
  const { accounts } = intact;
  return {
    everyRowDated: carried === 0,
    manyRows: accounts.every(({ transactions }) => transactions.length >= MANY_ROWS),
    closed: accounts.every(({ closingBalance }) => closingBalance !== null),
    inOrder: accounts.every(datesInOrder),
  };
}

function datesInOrder({ transactions }: ResultAccount): boolean {
  const days = transactions.map(({ date }) => date);
  const ascending = [...days].sort();
  return days.join() === ascending.join() || days.join() === ascending.reverse().join();
}

/** Which losses this document would show. */
export function isFair({ loss, scanned }: Tampering, document: Noticeable): boolean {
  switch (loss) {
    case 'date':
      return document.everyRowDated && (scanned || document.manyRows);
    case 'dateDigit':
      return scanned && document.everyRowDated && document.inOrder;
    case 'textLine':
    case 'word':
      // They may take a date along.
      return document.closed && document.everyRowDated && (scanned || document.manyRows);
    default:
      return document.closed;
  }
}

/** A digit of a date that still lies between its neighbours and within the period looks like any other. */
export function looksRight(account: ResultAccount, truth: Truth): boolean {
  const amountsOf = (rows: readonly { amount: number }[]): string => sorted(rows.map(({ amount }) => key('', amount)));
  const amounts = amountsOf(account.transactions);
  return (
    datesInOrder(account) &&
    truth.accounts.some(({ transactions }: TruthAccount) => amountsOf(transactions) === amounts)
  );
}

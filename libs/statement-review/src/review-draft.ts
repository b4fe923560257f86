import type { Account, Reason, RowFlag, StatementResult, Transaction } from '@crossfoot/contracts';
import { sumOf, thousandths } from '@crossfoot/statement-engine/reconcile';
import type { RowCells, RowChanges, RowId } from './correction.schema.ts';

/** A row while corrections are applied. */
export interface DraftRow {
  readonly id: RowId;
  readonly original: Transaction | null;
  transaction: Transaction;
  isExcluded: boolean;
  isConfirmed: boolean;
  /** Where it stood was changed. */
  isMoved: boolean;
}

export interface DraftAccount {
  account: Account;
  rows: DraftRow[];
  readonly settled: Set<Reason>;
  isTouched: boolean;
  /** Whether the newest row stands first; null until it is asked for. */
  isNewestFirst: boolean | null;
}

/** The statement while corrections are applied: rows by id, accounts in order. */
export interface Draft {
  readonly accounts: readonly DraftAccount[];
  readonly rows: Map<RowId, { readonly row: DraftRow; readonly account: DraftAccount }>;
  /** How many rows corrections of a whole account may still go through. */
  visitsLeft: number;
}

/** Far more than a person asks for: what is applied here is applied for everybody, in one process, and at every export. */
const visitsOf = (rows: number): number => 200_000 + 10 * rows;

/** A correction that does not fit the statement: a row or an account that is not there, an id given twice. */
export class UnfitCorrectionError extends Error {
  /** Position of the correction in the list, from 0. */
  readonly at: number;

  constructor(at: number, message: string) {
    super(message);
    this.name = 'UnfitCorrectionError';
    this.at = at;
  }
}

export function draftOf(statement: StatementResult): Draft {
  const rows: Draft['rows'] = new Map();
  const accounts = statement.accounts.map((account, at) => {
    const draft: DraftAccount = { account, rows: [], settled: new Set(), isTouched: false, isNewestFirst: null };
    draft.rows = account.transactions.map((transaction, position) => {
      const row = newDraftRow(`${at}:${position}`, transaction, transaction);
      rows.set(row.id, { row, account: draft });
      return row;
    });
    return draft;
  });
  return { accounts, rows, visitsLeft: visitsOf(rows.size) };
}

export const newDraftRow = (id: RowId, transaction: Transaction, original: Transaction | null): DraftRow => ({
  id,
  original,
  transaction,
  isExcluded: false,
  isConfirmed: false,
  isMoved: false,
});

/** What typing over a cell answers. */
const answeredBy: Readonly<Record<keyof RowCells, readonly RowFlag[]>> = {
  date: ['assumedYear', 'assumedDateOrder', 'assumedDate', 'dateOutsidePeriod', 'noDate', 'lowConfidence'],
  transactionDate: [],
  valueDate: [],
  description: [],
  amount: ['assumedSign', 'repairedDigit', 'lowConfidence'],
  balance: ['repairedDigit'],
  reference: [],
};

/** Writes cells into a row; the flags that they answer go. */
export function writeCells(row: Pick<DraftRow, 'transaction'>, changes: RowChanges): void {
  const written = Object.entries(changes).filter(([, value]) => value !== undefined);
  const answered = new Set(written.flatMap(([cell]) => answeredBy[cell as keyof RowCells]));
  const flags = row.transaction.flags.filter((flag) => !answered.has(flag));
  row.transaction = { ...row.transaction, ...(Object.fromEntries(written) as Partial<Transaction>), flags };
}

/** Sums in thousandths, so that no error of binary fractions stays. */
export const addMoney = (...amounts: readonly number[]): number => sumOf(amounts, (each) => thousandths(each)) / 1_000;

export const negative = (amount: number): number => (amount === 0 ? 0 : -amount);

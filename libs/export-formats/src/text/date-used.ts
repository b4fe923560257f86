import type { StatementResult, Transaction } from '@crossfoot/contracts';
import type { ExportOptions } from '../export-options.ts';

/** The date of a row for a format that knows only one; where the wished one is not printed, the posting date. */
export function dateUsed(row: Transaction, { dateUsed: which }: ExportOptions): string {
  switch (which) {
    case 'posting':
      return row.date;
    case 'transaction':
      return row.transactionDate ?? row.date;
    case 'value':
      return row.valueDate ?? row.date;
  }
}

/** Which of the further dates a document prints anywhere: each has a column only then. */
export function furtherDates({ accounts }: Pick<StatementResult, 'accounts'>): {
  readonly transaction: boolean;
  readonly value: boolean;
} {
  const has = (date: 'transactionDate' | 'valueDate'): boolean =>
    accounts.some(({ transactions }) => transactions.some((row) => row[date] !== null));
  return { transaction: has('transactionDate'), value: has('valueDate') };
}

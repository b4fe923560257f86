import type { Account, StatementResult, Transaction } from '@crossfoot/contracts';
import { transactionOf } from './correction.schema.ts';

/** A row for specs: what is not named is plain. */
export const sampleRow = (amount: number, balance: number | null, more: Partial<Transaction> = {}): Transaction => ({
  ...transactionOf(
    { date: '2025-03-04', description: 'x', amount, balance },
    { page: 1, x: 0.1, y: 0.1, width: 0.8, height: 0.01 },
  ),
  ...more,
});

export const sampleStatement = (transactions: Transaction[], more: Partial<Account> = {}): StatementResult => ({
  source: { filename: 'march.pdf', sha256: 'a'.repeat(64), pages: 1, ocrPages: 0, unreadPages: [] },
  accounts: [
    {
      institution: null,
      accountNumber: null,
      accountType: 'checking',
      currency: 'USD',
      period: { start: '2025-03-01', end: '2025-03-31' },
      openingBalance: 100,
      closingBalance: null,
      reconciliation: { status: 'unbalanced', difference: null, checks: [], reasons: [] },
      transactions,
      ...more,
    },
  ],
});

/** A statement whose balances follow from its amounts, printed on every row. */
export function provedStatement(amounts: readonly number[], opening = 100): StatementResult {
  let balance = opening;
  const rows = amounts.map((amount, at) => {
    balance = Math.round((balance + amount) * 100) / 100;
    return sampleRow(amount, balance, { description: `row ${at}` });
  });
  return sampleStatement(rows, {
    openingBalance: opening,
    closingBalance: balance,
    reconciliation: { status: 'balanced', difference: 0, checks: ['runningBalance', 'openingClosing'], reasons: [] },
  });
}

import type { Account, Reason, Reconciliation, Transaction } from '@crossfoot/contracts';
import { describe, expect, it } from 'vitest';
import { checkAccount } from './reconcile-account.ts';

const row = (amount: number, balance: number | null): Transaction => ({
  date: '2025-03-01',
  transactionDate: null,
  valueDate: null,
  description: 'x',
  amount,
  balance,
  reference: null,
  currency: null,
  confidence: 1,
  flags: [],
  location: { page: 1, x: 0, y: 0, width: 1, height: 0.01 },
});
const account = (transactions: Transaction[]): Account => ({
  institution: null,
  accountNumber: null,
  accountType: 'checking',
  currency: 'USD',
  period: { start: null, end: null },
  openingBalance: 10.1,
  closingBalance: 10.3,
  reconciliation: { status: 'unbalanced', difference: 1, checks: [], reasons: [] },
  transactions,
});

const verdictOf = (rows: Transaction[], doubts: Reason[] = []): Reconciliation =>
  checkAccount(account(rows), doubts).reconciliation;

describe('checkAccount', () => {
  it('balances once the wrong amount is mended, without errors of binary fractions', () => {
    expect(verdictOf([row(0.1, 10.2), row(0.2, 10.4)]).status).toBe('unbalanced');
    const balanced = { status: 'balanced', difference: 0, reasons: [] };
    expect(verdictOf([row(0.1, 10.2), row(0.1, 10.3)])).toMatchObject(balanced);
  });

  it('reads newest-first rows from below', () => {
    expect(verdictOf([row(0.1, 10.3), row(0.1, 10.2)]).status).toBe('balanced');
  });

  it('proves nothing that is in doubt', () => {
    const verdict = verdictOf([row(0.1, 10.2), row(0.1, 10.3)], ['assumedSign']);
    expect(verdict).toMatchObject({ status: 'unverifiable', reasons: ['assumedSign'] });
  });
});

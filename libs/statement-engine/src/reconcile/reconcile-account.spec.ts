import type { Account, Transaction } from '@crossfoot/contracts';
import { describe, expect, it } from 'vitest';
import { reconcileAccount } from './reconcile-account.ts';

const row = (amount: number, balance: number | null, flags: Transaction['flags'] = []): Transaction => ({
  date: '2025-03-01',
  transactionDate: null,
  valueDate: null,
  description: 'x',
  amount,
  balance,
  reference: null,
  currency: null,
  confidence: 1,
  flags,
  location: { page: 1, x: 0, y: 0, width: 1, height: 0.01 },
});
const account = (transactions: Transaction[], reasons: Account['reconciliation']['reasons'] = []): Account => ({
  institution: null,
  accountNumber: null,
  accountType: 'checking',
  currency: 'USD',
  period: { start: null, end: null },
  openingBalance: 10.1,
  closingBalance: 10.3,
  reconciliation: { status: 'unbalanced', difference: 1, checks: [], reasons },
  transactions,
});

describe('reconcileAccount', () => {
  it('balances once the wrong amount is mended, without errors of binary fractions', () => {
    expect(reconcileAccount(account([row(0.1, 10.2), row(0.2, 10.4)])).status).toBe('unbalanced');
    expect(reconcileAccount(account([row(0.1, 10.2), row(0.1, 10.3)], ['balanceBreak']))).toMatchObject({
      status: 'balanced',
      difference: 0,
      reasons: [],
    });
  });

  it('reads newest-first rows from below', () => {
    expect(reconcileAccount(account([row(0.1, 10.3), row(0.1, 10.2)])).status).toBe('balanced');
  });

  it('keeps a doubt while a row is flagged with it', () => {
    expect(reconcileAccount(account([row(0.1, 10.2, ['assumedSign']), row(0.1, 10.3)], ['assumedSign'])).status).toBe(
      'unverifiable',
    );
    expect(reconcileAccount(account([row(0.1, 10.2), row(0.1, 10.3)], ['assumedSign'])).status).toBe('balanced');
  });
});

import { expect, it } from 'vitest';
import { readStored } from './result.store.ts';

const stored = (account: object): string =>
  JSON.stringify({
    source: { filename: 'a.pdf', sha256: '', pages: 1, ocrPages: 0, unreadPages: [] },
    accounts: [
      {
        institution: null,
        accountNumber: null,
        accountType: 'checking',
        currency: 'USD',
        period: { start: null, end: null },
        openingBalance: null,
        closingBalance: null,
        reconciliation: { status: 'unverifiable', difference: null, checks: [], reasons: [] },
        transactions: [],
        ...account,
      },
    ],
  });

it('reads what earlier versions stored: a currency that was assumed is none', () => {
  expect(readStored(stored({ currencyAssumed: true })).accounts[0]?.currency).toBeNull();
  expect(readStored(stored({})).accounts[0]?.currency).toBe('USD');
});

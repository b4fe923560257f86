import type { StatementResult } from '@crossfoot/contracts';
import { describe, expect, it } from 'vitest';
import { fittingOptions } from './remembered-options.ts';

const statementOf = (...numbers: (string | null)[]): StatementResult => ({
  source: { filename: 'a.pdf', sha256: '', pages: 1, ocrPages: 0, unreadPages: [] },
  accounts: numbers.map((accountNumber) => ({
    institution: null,
    accountNumber,
    accountType: 'checking',
    currency: 'USD',
    period: { start: null, end: null },
    openingBalance: null,
    closingBalance: null,
    reconciliation: { status: 'unverifiable', difference: null, checks: [], reasons: [] },
    transactions: [],
  })),
});

describe('remembered options', () => {
  const remembered = { accountId: '00-0012 344417', intuBid: '2002' };

  it.each([['…4417'], ['…417'], [null]])('give their account number to a statement that prints %s', (printed) => {
    expect(fittingOptions(remembered, statementOf(printed))).toEqual(remembered);
  });

  it.each([[['…4418']], [['…4417', '…0099']], [['…X417']]])('keep it from one that prints %s', (printed) => {
    expect(fittingOptions(remembered, statementOf(...printed))).toEqual({ intuBid: '2002' });
  });

  it('are taken as they are where none is remembered', () => {
    expect(fittingOptions({ decimal: 'comma' }, statementOf('…4418'))).toEqual({ decimal: 'comma' });
    expect(fittingOptions({}, statementOf('…4418'))).toEqual({});
  });
});

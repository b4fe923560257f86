import { describe, expect, it } from 'vitest';
import { statementOf } from '../extract/typed-page.fixture.ts';

const page = (credit: string, debit: string): string => `
Ballymore Credit Union
Statement of Account 01/10/2023 - 31/03/2024
ACCOUNT: SHARES
DATE         DETAILS                 OUT        IN       BALANCE
             Opening Balance                            100.00${credit}
18/02/2024   SHARES FROM WAGES                  9.40    109.40${credit}
             Closing Balance                            109.40${credit}
ACCOUNT: LOAN A
DATE         DETAILS               DEBIT    CREDIT       BALANCE
             Opening Balance                            700.00${debit}
25/10/2023   INTEREST CHARGED       5.00                705.00${debit}
26/10/2023   REPAYMENT                          39.00   666.00${debit}
             Closing Balance                            666.00${debit}`;

describe('the name of a loan', () => {
  const ends = (text: string) =>
    statementOf(text).accounts.map(({ openingBalance, reconciliation }) => [openingBalance, ...reconciliation.reasons]);

  it('says nothing of the account before it, whose marks tell', () => {
    expect(ends(page(' Cr', ' Dr'))).toEqual([[100], [-700]]);
  });

  it('leaves the account before it open where nothing tells', () => {
    expect(ends(page('', ''))).toEqual([[100, 'polarityOpen'], [-700]]);
  });
});

describe('balances that are all marked', () => {
  it('are the holder’s where they say so, also of a loan', () => {
    const [account] = statementOf(`
Ballymore Credit Union
LOAN ACCOUNT
DATE         DETAILS               DEBIT    CREDIT       BALANCE
             Opening Balance                             20.00 Cr
25/10/2023   REPAYMENT                          39.00    59.00 Cr
26/10/2023   REPAYMENT                           1.00    60.00 Cr
             Closing Balance                             60.00 Cr`).accounts;
    expect(account?.transactions.map(({ amount }) => amount)).toEqual([39, 1]);
    expect(account?.openingBalance).toBe(20);
    expect(account?.reconciliation.status).toBe('balanced');
  });
});

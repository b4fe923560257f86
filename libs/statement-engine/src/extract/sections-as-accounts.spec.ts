import { describe, expect, it } from 'vitest';
import { statementOf } from './typed-page.fixture.ts';

const page = `
Hillside Savings and Credit Society
Member statement                       Period: 01/01/2025 - 31/12/2025

SHARE CAPITAL
Date         Description                   Debit               Credit              Balance
01/01/2025   Balance B/F                                                                       1,800.00
25/01/2025   Share contribution                                              50.00             1,850.00
26/02/2025   Share contribution                                              50.00             1,900.00
             Totals                                       0.00              100.00             1,900.00

NON-WITHDRAWABLE DEPOSITS
Date         Description                   Debit               Credit              Balance
01/01/2025   Balance B/F                                                                      21,340.00
25/01/2025   Deposit contribution                                           500.00            21,840.00
03/02/2025   Withholding tax                             16.90                                21,823.10
26/02/2025   Deposit contribution                                           500.00            22,323.10
             Totals                                      16.90            1,000.00            22,323.10

DEVELOPMENT LOAN
Date         Description                   Debit               Credit              Balance
01/01/2025   Balance B/F                                                                      64,500.00
25/01/2025   Interest charged                           645.00                                65,145.00
25/01/2025   Loan repayment                                               2,450.00            62,695.00
26/02/2025   Interest charged                           626.95                                63,321.95
26/02/2025   Loan repayment                                               2,450.00            60,871.95
             Totals                                   1,271.95            4,900.00            60,871.95`;

describe('sections of a page, each with a balance brought forward and totals', () => {
  it('are accounts, those that credits raise held and the one that debits raise owed', () => {
    const accounts = statementOf(page).accounts.map(({ openingBalance, closingBalance, transactions, ...account }) => [
      account.reconciliation.status,
      openingBalance,
      ...transactions.map(({ amount }) => amount),
      closingBalance,
    ]);
    expect(accounts).toEqual([
      ['balanced', 1800, 50, 50, 1900],
      ['balanced', 21340, 500, -16.9, 500, 22323.1],
      ['balanced', -64500, -645, 2450, -626.95, 2450, -60871.95],
    ]);
  });

  it('are one account where what comes forward is what the totals led to', () => {
    const goesOn = page
      .slice(0, page.indexOf('DEVELOPMENT'))
      .replace('21,340.00', ' 1,900.00')
      .replace('21,840.00', ' 2,400.00')
      .replace('21,823.10', ' 2,383.10')
      .replaceAll('22,323.10', ' 2,883.10');
    const { accounts } = statementOf(goesOn);
    expect(accounts.map(({ transactions }) => transactions.length)).toEqual([5]);
    expect(accounts[0]?.reconciliation.status).toBe('balanced');
  });
});

import { expect, it } from 'vitest';
import { statementOf } from '../typed-page.fixture.ts';

it('what a column of a summary is called is the name of none of its figures', () => {
  const [account] = statementOf(`
Brokerage account statement
Statement Period August 1-31, 2025

                                  This Statement          Year to date
Value of the account at first         550,100.00
Deposits                                    0.00                  0.00
Market appreciation                     1,000.00              3,000.00

Beginning cash      Deposits      Withdrawals      Ending cash
900.00                  0.00           200.00           850.00

Date         Description          Amount
08/05/2025   Transfer            (200.00)
08/18/2025   Dividend             150.00
Pending / Open Activity
08/31/2025   Pending dividend      37.03`).accounts;
  expect([account?.openingBalance, account?.closingBalance]).toEqual([900, 850]);
  expect(account?.transactions.map(({ amount }) => amount)).toEqual([-200, 150]);
});

import { expect, it } from 'vitest';
import { rowsOf, statementOf } from './typed-page.fixture.ts';

const page = `
Credit card statement
                         Statement period 1 March 2025 to 31 March 2025
Total amount due
120.50
                         Previous Balance   Purchases    Cash Advances   Payments
Minimum amount due                  80.00      120.50             0.00      80.00
12.00

Date         Details                     Points   Intl.# amount    Amount (in $)
04/03/2025   Corner shop                     10       EUR 90.00           100.00
09/03/2025   Payment received                 0                         80.00 CR
18/03/2025   Garden books                     2                            20.50`;

it('amounts under names of their own are not those of the panel beside them, whose amount stands below its name', () => {
  const [account] = statementOf(page).accounts;
  expect([account?.openingBalance, account?.closingBalance]).toEqual([-80, -120.5]);
  expect(account?.reconciliation.status).toBe('balanced');
});

it('the word before the currency of a column is no name of a side', () => {
  const { accounts } = statementOf(page.replace(/Previous Balance.*|80\.00 +120\.50.*/g, ''));
  expect(accounts[0]?.transactions.map(({ amount }) => amount)).toEqual([-100, 80, -20.5]);
  expect(rowsOf(page)[0]).toContain('-100.00 Corner shop');
});

it('an amount behind words of its own is not that of the name before them, which has its amount below it', () => {
  const [account] = statementOf(`
Credit card statement
Statement period 1 March 2025 to 31 March 2025
                         Previous Balance               80.00
Payment due date         Payments                     - 80.00
New Balance                      Transactions                   + 145.00
                         Other credits                 - 24.50
120.50                   Fees charged                    0.00

Date         Details                              Amount
04/03/2025   Corner shop                          145.00
09/03/2025   Autopay                             - 80.00
18/03/2025   Garden books                        - 24.50
New Balance                                       120.50`).accounts;
  expect([account?.openingBalance, account?.closingBalance]).toEqual([-80, -120.5]);
  expect(account?.transactions.map(({ amount }) => amount)).toEqual([-145, 80, 24.5]);
});

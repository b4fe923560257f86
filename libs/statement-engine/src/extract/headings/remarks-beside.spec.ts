import { expect, it } from 'vitest';
import { statementOf } from '../typed-page.fixture.ts';
import { sectionNamed } from './title-words.ts';

it('titles of lists stay titles where a sentence beside them tells what the list comes to', () => {
  const [account] = statementOf(`
Business Checking Plus   For the period 03/01/2025 to 03/31/2025
Beginning balance          1,000.00
Ending balance             5,890.00
Deposits and Other Additions        There were 2 deposits totaling $5,000.00.
Date         Amount      Transaction description
03/03      4,000.00      Deposit
03/05      1,000.00      Clover
Checks and Substitute Checks        There were 2 checks totaling $60.00.
Date         Amount      Transaction description
03/04         10.00      Check 2217
03/06         50.00      Check 2218
Debit Card Purchases and ATM Withdrawals        There were 1 withdrawals totaling $50.00.
Date         Amount      Transaction description
03/07         50.00      Sunoco`).accounts;
  expect(account?.transactions.map(({ amount }) => amount)).toEqual([4_000, 1_000, -10, -50, -50]);
  expect(account?.reconciliation).toMatchObject({ status: 'balanced', reasons: [] });
});

it('names joined in one title make it one of their kind, where all are of one', () => {
  expect(sectionNamed(['debit', 'card', 'purchases', 'and', 'atm', 'withdrawals'])).toBe('out');
  expect(sectionNamed(['deposits', 'and', 'withdrawals'])).toBeNull();
  expect(sectionNamed(['deposits', 'and', 'zorbels'])).toBeNull();
});

it('a title with its total stays one where its words reach under the name of the next column', () => {
  const [account] = statementOf(`
Credit card statement   Statement date 02/15/2025
Date                 Reference #       Description                    Amount
Purchases and Other Debits                                            $90.00
01/19                P2767393EHR63     STORE 1182                     $90.00
01/21                P2767393EHR65     STORE 1184                     $20.00`).accounts;
  expect(account?.transactions.map(({ amount }) => amount)).toEqual([-90, -20]);
});

it('the total of a section is its entry where nothing else stands there and the sums need it', () => {
  const page = (interest: string): string => `
Credit card statement   Statement date 10/31/2025
Previous balance              $100.00
Total balance                  $93.47
Payments
Date           Description                    Amount
10/07/2025     Transfer                     -$100.00
Total payments for this period              -$100.00
Transactions
Date           Description                    Amount
10/08/2025     Grocer                         $60.00
10/09/2025     Baker                          $30.00
Interest Charged
Total interest for this month                  $${interest}`;
  const rowsOf = (interest: string): unknown => {
    const [account] = statementOf(page(interest)).accounts;
    return [account?.transactions.length, account?.reconciliation.difference];
  };
  expect(rowsOf('3.47')).toEqual([4, 0]);
  expect(rowsOf('3.48')).not.toContain(0);
});

import { describe, expect, it } from 'vitest';
import { halfLinesOf, rowsOf, statementOf } from '../typed-page.fixture.ts';

it('reads the lower line of names beside a panel with a figure', () => {
  const [account] = halfLinesOf(`
Reward Credit Card
Previous balance  100.00
New balance       130.00


Date of          Date
                                  Description               Amount
transaction      entered                                                  Credit limit     5,200.00


10 Dec 2025      12 Dec 2025      Waitrose Cheltenham        20.00


12 Dec 2025      15 Dec 2025      The Almanack Bath          10.00
`).accounts;
  expect(account?.transactions.map(({ date }) => date)).toEqual(['2025-12-12', '2025-12-15']);
});

describe('a remark beside the title of a list', () => {
  const page = `
Business Checking
Statement Date: November 28, 2025
Previous balance     100.00
Ending balance       105.00

DEPOSITS AND CREDITS
Date      Description                      Amount
11/23     CUSTOMER DEPOSIT                  45.00

CHECKS PAID   * indicates a break in check number sequence
Date      Check No.     Amount     Date      Check No.     Amount
11/04     2041           10.00     11/10     2045*          20.00
11/07     2042           10.00`;
  it('is no name of a column, and leaves the title what it is', () => {
    expect(rowsOf(page)).toEqual([
      '11-23 45.00 CUSTOMER DEPOSIT',
      '11-04 -10.00 Check 2041',
      '11-07 -10.00 Check 2042',
      '11-10 -20.00 Check 2045',
    ]);
  });
});

it('leaves a balance its name where words of a panel before it read like names of columns', () => {
  const [account] = statementOf(`
Visa card ending in 4418
Payment Due   For online and phone   Previous Balance     $100.00
Date          payments, until 8pm
                                     Payments           - $40.00
Feb 08, 2026                         New Balance          $80.00

Trans Date     Post Date      Description           Amount
Jan 6, 2026    Jan 7, 2026    Mobile payment       - $40.00
Jan 9, 2026    Jan 10, 2026   Lantern goods          $20.00`).accounts;
  expect([account?.openingBalance, account?.closingBalance].map((end) => Math.abs(end ?? NaN))).toEqual([100, 80]);
});

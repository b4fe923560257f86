import { describe, expect, it } from 'vitest';
import { halfLinesOf } from '../typed-page.fixture.ts';

/** Two lines to one of print: the balance and its mark begin half a line above the rest of their row. */
const page = `
Village Savings Society
Savings account                     Period: 01/04/2025 to 30/04/2025

Date         Particulars            Withdrawal     Deposit        Balance

                                                                  1,220.50
01/04/2025   Opening balance
                                                                        Cr

             CASH                                                 1,060.50
02/04/2025                              160.00
             WITHDRAWAL                                                 Cr

             MILK BILL                                            1,339.50
09/04/2025                                             279.00
             PAYMENT                                                    Cr

                                                                  1,879.50
12/04/2025   CASH DEPOSIT                              540.00
                                                                        Cr

                                                                  1,711.90
16/04/2025   ELECTRICITY                167.60
                                                                        Cr

                                                                  1,711.90
30/04/2025   Closing balance
                                                                        Cr`;

describe('cells that are centred on their row', () => {
  it('are of it, a balance over its mark, too', () => {
    const [account] = halfLinesOf(page).accounts;
    expect(account?.transactions.map(({ description, amount, balance }) => [description, amount, balance])).toEqual([
      ['CASH WITHDRAWAL', -160, 1060.5],
      ['MILK BILL PAYMENT', 279, 1339.5],
      ['CASH DEPOSIT', 540, 1879.5],
      ['ELECTRICITY', -167.6, 1711.9],
    ]);
    expect(account).toMatchObject({ openingBalance: 1220.5, closingBalance: 1711.9 });
    expect(account?.reconciliation).toMatchObject({ status: 'balanced', reasons: [] });
  });

  it('bear marks of scripts without capitals, too', () => {
    const [account] = halfLinesOf(page.replaceAll(' Cr', 'जमा')).accounts;
    expect(account?.transactions.map(({ description }) => description)).toContain('MILK BILL PAYMENT');
    expect(account?.reconciliation).toMatchObject({ status: 'balanced', reasons: [] });
  });

  it('are none of a row that a figure of a panel stands beside', () => {
    const [account] = halfLinesOf(`
Opening balance  500.00

Date         Description            Amount         Balance

02/04/2025   Bookshop                -60.50         439.50     Overdraft limit
                                                                        900.00
09/04/2025   Wages                   279.00         718.50

12/04/2025   Rent                   -340.00         378.50

Closing balance  378.50`).accounts;
    expect(account?.transactions.map(({ amount, balance }) => [amount, balance])).toEqual([
      [-60.5, 439.5],
      [279, 718.5],
      [-340, 378.5],
    ]);
  });

  it('stay together where the dates alone stand off their row', () => {
    const [account] = halfLinesOf(`
Opening balance  8,120.30

Date         Details                Type      Amount       Balance

06/03/2025
             Travel                 DEBIT     7.21         8,113.09

07/03/2025
             Gas                    DEBIT     97.00        8,016.09

10/03/2025
             Council tax            DEBIT     142.00       7,874.09

16/03/2025
             Salary                 CREDIT    2,246.61     10,120.70

17/03/2025
             Refund                 CREDIT    1,000.00     11,120.70
`).accounts;
    expect(account?.transactions.map(({ amount, balance }) => [amount, balance])).toEqual([
      [-7.21, 8113.09],
      [-97, 8016.09],
      [-142, 7874.09],
      [2246.61, 10120.7],
      [1000, 11120.7],
    ]);
  });
});

import { expect, it } from 'vitest';
import { rowsOf, statementOf } from '../extract/typed-page.fixture.ts';

const page = `
Statement from 1 Feb 2024 to 29 Feb 2024
Date           Particulars              Debit     Credit     Balance
               Opening balance                                841.20
02/02/2024     Transit day pass         11.20                 830.00
04/02/2024     Fast receipt            661.58               1,491.58
09/02/2024     Diner                    21.58               1,470.00
13/02/2024     Fast receipt            423.26               1,893.26
               Closing balance                              1,893.26`;

it('follows the balance where all amounts stand in the column of one side', () => {
  expect(rowsOf(page)).toEqual([
    '02-02 -11.20 Transit day pass',
    '02-04 661.58 Fast receipt',
    '02-09 -21.58 Diner',
    '02-13 423.26 Fast receipt',
  ]);
  expect(statementOf(page).accounts[0]?.reconciliation.status).toBe('balanced');
});

it('tells columns without a name of a side by the steps of the balance beside each', () => {
  const unnamed = `
Date           Text                    Amt       Amt         Balance
01/02/2024     Salary                 100.00                  900.00
02/02/2024     Diner                   20.00                  880.00
03/02/2024     Refund                             50.00       930.00
04/02/2024     Diner                   30.00                  900.00
05/02/2024     Diner                   40.00                  860.00
06/02/2024     Refund                             10.00       870.00
07/02/2024     Refund                             15.00       885.00`;
  expect(rowsOf(unnamed)[0]).toBe('02-01 -100.00 Salary');
});

it('keeps the signs of a loan as printed where what pays it bears no minus', () => {
  const loan = `
Mortgage loan statement
Transaction activity (12/16/20 to 06/15/21)
Date           Description                      Total
12/23/20       Payment                       1,703.19
02/24/21       Hazard insurance disbursement -1,144.79
04/24/21       Payment                       1,703.19
04/25/21       Principal curtailment            71.78`;
  expect(rowsOf(loan)).toEqual([
    '12-23 1703.19 Payment',
    '02-24 -1144.79 Hazard insurance disbursement',
    '04-24 1703.19 Payment',
    '04-25 71.78 Principal curtailment',
  ]);
});

it('takes what fees and refunds have left of sales as money in', () => {
  const settled = `
Merchant settlement 01/05/2024 - 31/05/2024
Date           Batch        Sales    Refunds      Fees    Net payout
01/05/2024     B4000       610.67     -29.08    -10.69        570.90
02/05/2024     B4001     1,330.26       0.00    -23.28      1,306.98
04/05/2024     B4002       581.20       0.00    -10.17        571.03`;
  expect(rowsOf(settled).map((row) => row.split(' ')[1])).toEqual(['570.90', '1306.98', '571.03']);
});

it('takes the days after the only date of a statement for those of its year, and says so', () => {
  const later = `
Credit card statement
Statement date 01-07-2023
Date           Description                   Amount
06/07          Transit                         1.38
18/07          Diner                           4.20
30/07          Grocer                          3.20`;
  const [account] = statementOf(later).accounts;
  expect(account?.transactions.map(({ date }) => date)).toEqual(['2023-07-06', '2023-07-18', '2023-07-30']);
  expect(account?.reconciliation.reasons).toContain('assumedYear');
});

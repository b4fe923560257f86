import { describe, expect, it } from 'vitest';
import { rowsOf, statementOf } from './typed-page.fixture.ts';

const ROWS = `
Post     Trans                                          Amount
Date     Date     Description of Transaction            (RM)
                  PREVIOUS BALANCE                      235.80
23 SEP   22 SEP   PAYMENT THANK YOU                     235.80 CR
27 SEP   26 SEP   GROCER                                  4.57
04 OCT   03 OCT   BAKER                                  16.94
                  TOTAL BALANCE                          21.51`;

describe('a box of facts above the rows is no table', () => {
  const expected = ['09-23 235.80 PAYMENT THANK YOU', '09-27 -4.57 GROCER', '10-04 -16.94 BAKER'];

  it('where its labels name dates and accounts, but no money', () => {
    const box = `
Credit Card Statement
Account                                                   Date
No. 1154906553                                            14 OCT 2022`;
    expect(rowsOf(box + ROWS)).toEqual(expected);
  });

  it('nor are points below them, whole numbers where amounts have decimals', () => {
    const points = `
Points of      Earned           Redeemed                1,204
shopping       1,318            12,044                 13,362`;
    expect(rowsOf(ROWS + points)).toEqual(expected);
  });
});

it('what is due below the names of a balance and a least payment is no entry', () => {
  const page = `
Vrelk bank

Card type       Statement date     Statement balance 結單     Minimum payment 最低
Zorb visa       12 JAN 2024        HKD 115.00                 HKD 10.00
Mary visa       12 JAN 2024        HKD 215.00                 HKD 20.00

Post date       Description                             Amount
                PREVIOUS BALANCE                        100.00
17DEC           Corner shop                               5.00
02JAN           Corner shop                              10.00
                STATEMENT BALANCE                       115.00`;
  const { accounts } = statementOf(page);
  expect(accounts.map(({ transactions }) => transactions.map(({ amount }) => amount))).toEqual([[-5, -10]]);
});

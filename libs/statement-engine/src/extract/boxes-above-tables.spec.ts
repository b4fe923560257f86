import { describe, expect, it } from 'vitest';
import { rowsOf } from './typed-page.fixture.ts';

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

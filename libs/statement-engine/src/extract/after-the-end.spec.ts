import { describe, expect, it } from 'vitest';
import { rowsOf } from './typed-page.fixture.ts';

const page = (rest: string): string => `
Harbour Bank Savings Account
Date        Description             Debit      Credit     Balance
            Opening balance                               100.00
18/03/2021  Coffee                  10.00                  90.00
            Bakery                   5.00                  85.00
            Closing balance                                85.00
${rest}`;

describe('undated amounts after the closing balance', () => {
  it('are fees and notes, no entries', () => {
    const fees = `Fee summary         Free       Unit price     Fee
Branch withdrawals     8            2.50        0.00
Cheques written        4            2.50        0.00`;
    expect(rowsOf(page(fees))).toEqual(['03-18 -10.00 Coffee', '03-18 -5.00 Bakery']);
  });

  it('are entries where another dated one follows', () => {
    const more = `19/03/2021  Rent                    20.00                  65.00
            Salary                              30.00      95.00`;
    expect(rowsOf(page(more))).toHaveLength(4);
  });
});

import { describe, expect, it } from 'vitest';
import { statementOf } from './typed-page.fixture.ts';

const HEADING = 'DATE        DESCRIPTION               DEBIT      CREDIT     BALANCE';

describe('the first line of entries that is the same on every page', () => {
  it('is none of the page, as it bears their date', () => {
    const first = `
Wattle Bank Savings Account 05/06/2024 to 30/06/2024
${HEADING}
05/06/2024  DEBIT CARD PURCHASE
            EXPRESS SYDNEY            49.79                 450.21
05/06/2024  ATM WELLINGTON            10.00                 440.21
06/06/2024  FEE                        1.00                 439.21`;
    const second = `
Wattle Bank Savings Account 05/06/2024 to 30/06/2024
${HEADING}
07/06/2024  DEBIT CARD PURCHASE
            WOOLLIES PERTH             9.21                 430.00
08/06/2024  SALARY                                70.00     500.00
            CLOSING BALANCE                                 500.00`;
    const [account] = statementOf(first, second).accounts;
    expect(account?.transactions.map(({ date, description }) => `${date.slice(5)} ${description}`)).toEqual([
      '06-05 DEBIT CARD PURCHASE EXPRESS SYDNEY',
      '06-05 ATM WELLINGTON',
      '06-06 FEE',
      '06-07 DEBIT CARD PURCHASE WOOLLIES PERTH',
      '06-08 SALARY',
    ]);
  });
});

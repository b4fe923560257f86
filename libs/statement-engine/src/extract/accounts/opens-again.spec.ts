import { expect, it } from 'vitest';
import { statementOf } from '../typed-page.fixture.ts';

const page = (day: string, title = 'Online saver'): string => `
Lough Savings Bank
Statement of accounts 1 May 2025 to 31 May 2025
Current account
Date          Details              Money out     Money in      Balance
              Opening balance                                  100.00
02 May 2025   Lidl                     10.00                    90.00
12 May 2025   Transfer                 90.00                     0.00
              Closing balance                                    0.00
${title}
Date          Details              Money out     Money in      Balance
              Opening balance                                    0.00
${day} May 2025   Transfer                               90.00      90.00
30 May 2025   Interest                                1.00      91.00
              Closing balance                                   91.00`;

const countsOf = (text: string): number[] => statementOf(text).accounts.map(({ transactions }) => transactions.length);

it('an account that was emptied and one that opens with nothing are two', () => {
  expect(countsOf(page('12'))).toEqual([2, 2]);
  expect(countsOf(page('10', 'Current account'))).toEqual([2, 2]);
  expect(countsOf(page('13'))).toEqual([2, 2]);
});

it('rows of later days under the same title go on with the same account', () => {
  expect(countsOf(page('13', 'Current account'))).toEqual([4]);
});

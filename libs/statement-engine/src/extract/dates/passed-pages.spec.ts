import { expect, it } from 'vitest';
import { statementOf } from '../typed-page.fixture.ts';

const PAGES = [
  `
Current account  Statement of account
Date          Details             Debit €    Payments in     Balance
1 Dec 2024    Opening balance                                100.00
2 Dec 2024    Coffee                5.00                      95.00
3 Dec 2024    Bread                10.00                      85.00
4 Dec 2024    Salary                            20.00        105.00`,
  `
HEADING
              Books                15.00                      90.00
5 Dec 2024    Shoes                20.00                      70.00
6 Dec 2024    Refund                             7.00         77.00
7 Dec 2024    Train                10.00                      67.00`,
  `
Date          Details             Debit €    Payments in     Balance
              Taxi                 10.00                      57.00
8 Dec 2024    Bus                   2.00                      55.00
9 Dec 2024    Closing balance                                 55.00`,
];
const read = (heading: string) => {
  const { accounts } = statementOf(...PAGES.map((page) => page.replace('HEADING', heading)));
  const [account] = accounts;
  return {
    dates: account?.transactions.map((row) => `${row.date.slice(8)} ${row.description}`),
    open: account?.transactions.filter(({ flags }) => flags.includes('assumedDate')).map((row) => row.description),
    status: account?.reconciliation.status,
  };
};

it('a heading that OCR read with other blanks goes on with its table', () => {
  expect(read('Date          Details             Debit€     Payments -in    Balance')).toEqual({
    dates: ['02 Coffee', '03 Bread', '04 Salary', '04 Books', '05 Shoes', '06 Refund', '07 Train', '07 Taxi', '08 Bus'],
    open: [],
    status: 'balanced',
  });
});

it('a date carried over a page whose dated entries another table holds is open', () => {
  expect(read('Date          Details             Debbit €   Payments in     Balance').open).toContain('Taxi');
});

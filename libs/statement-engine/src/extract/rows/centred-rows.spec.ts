import { expect, it } from 'vitest';
import { rowsOf } from '../typed-page.fixture.ts';

const head = `
Harbour Bank
Statement period 1 May 2025 to 31 May 2025
Date         Details                     Number       Paid in     Paid out      Balance
01/05/2025   Opening balance                                                     500.00`;

it('gives rows without words of their own one line above and one below, where all lines stand equally far apart', () => {
  expect(
    rowsOf(`${head}
             Transfer received
02/05/2025                               40017        300.00                     800.00
             From: A Miller
             Card payment
                                         40018                     20.00         780.00
             At: Corner Books
06/05/2025   Monthly fee                 40019                      5.00         775.00
             Direct debit
09/05/2025                               40020                     75.00         700.00
             To: City Water`),
  ).toEqual([
    '05-02 300.00 Transfer received From: A Miller',
    '05-02 -20.00 Card payment At: Corner Books',
    '05-06 -5.00 Monthly fee',
    '05-09 -75.00 Direct debit To: City Water',
  ]);
});

it('leaves two lines below rows where they are', () => {
  expect(
    rowsOf(`${head}
02/05/2025                               40017        300.00                     800.00
             Transfer received
             From: A Miller
03/05/2025                               40018                     20.00         780.00
             Card payment
             At: Corner Books`),
  ).toEqual(['05-02 300.00 Transfer received From: A Miller', '05-03 -20.00 Card payment At: Corner Books']);
});

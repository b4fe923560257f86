import { expect, it } from 'vitest';
import { rowsOf } from '../typed-page.fixture.ts';

const first = [
  '     Date          Description              Paid out      Paid in     Balance',
  '     02/01/2024    Opening balance                                   1,000.00',
  '     03/01/2024    Groceries                   20.00                   980.00',
  '     04/01/2024    Salary                                  500.00    1,480.00',
].join('\n');

it('reads a page without a heading where the table stands further left', () => {
  const second = [
    '05/01/2024    Rent                       300.00                 1,180.00',
    '08/01/2024    Refund                                   25.00    1,205.00',
  ].join('\n');
  expect(rowsOf(first, second)).toEqual([
    '01-03 -20.00 Groceries',
    '01-04 500.00 Salary',
    '01-05 -300.00 Rent',
    '01-08 25.00 Refund',
  ]);
});

it('reads a page without a heading where the table is narrower', () => {
  const second = ['            05/01/2024    Rent          300.00               1,180.00'].join('\n');
  expect(rowsOf(first, second).at(-1)).toBe('01-05 -300.00 Rent');
});

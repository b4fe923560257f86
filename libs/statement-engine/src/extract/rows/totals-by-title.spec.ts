import { expect, it } from 'vitest';
import { rowsOf } from '../typed-page.fixture.ts';

const page = (name: string, amount: string, title = 'Zorbs: plans and extras'): string => `
Your credit card statement       Statement date 30 January 2026
Previous balance                 100.00
Date        Description                  Amount
9 January   Payment                     -100.00
12 January  Bookshop                      40.00
${title}
Date        Description                  Amount
13 January  Quarterly plan                42.00
14 January  Extra                         10.00
${name.padEnd(40)}${amount}`;

it('the words of a title beside the sum of the entries below it are their total', () => {
  expect(rowsOf(page('Zorbs plans and extras', '52.00'))).toHaveLength(4);
});

it('so are they with a word for the total among them', () => {
  expect(rowsOf(page('Zorbs summa plans and extras', '52.00'))).toHaveLength(4);
  expect(rowsOf(page('Zorbs few more own extras', '52.00', 'Zorbs extras'))).toHaveLength(5);
});

it('they are an entry beside another figure, and so are other words', () => {
  expect(rowsOf(page('Zorbs plans and extras', '52.10'))).toHaveLength(5);
  expect(rowsOf(page('Zorbs plans', '52.00'))).toHaveLength(5);
});

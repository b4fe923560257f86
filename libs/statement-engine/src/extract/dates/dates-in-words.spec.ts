import { expect, it } from 'vitest';
import { statementOf } from '../typed-page.fixture.ts';

const page = (heading: string): string => `
Field Bank
Statement period 07/01/26 - 07/02/26
Date       Description         ${heading}   Amount     Balance
           Opening balance                                         100.00 Cr
09 Jan     Card purchase      Corner brew       08 Jan      5.00    95.00 Cr
12 Jan     Card purchase      Star fuel         12 Jan     20.00    75.00 Cr
13 Jan     Payment            Rent                         25.00    50.00 Cr
15 Jan     Card purchase      Corner brew       14 Jan     10.00    40.00 Cr`;

const rowsOf = (heading: string): unknown[] =>
  (statementOf(page(heading)).accounts[0]?.transactions ?? []).map((row) => [row.description, row.valueDate]);

it('a date in the last of several cells under the heading of descriptions is one of the words', () => {
  expect(rowsOf('                      ').slice(0, 3)).toEqual([
    ['Card purchase Corner brew 08 Jan', null],
    ['Card purchase Star fuel 12 Jan', null],
    ['Payment Rent', null],
  ]);
});

it('under a heading of its own it is the other date', () => {
  expect(rowsOf('                 Value').slice(0, 3)).toEqual([
    ['Card purchase Corner brew', '2026-01-08'],
    ['Card purchase Star fuel', '2026-01-12'],
    ['Payment Rent', null],
  ]);
});

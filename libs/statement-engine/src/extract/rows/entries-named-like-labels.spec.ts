import { expect, it } from 'vitest';
import { rowsOf } from '../typed-page.fixture.ts';

it('takes a dated line whose amount moves the balance for an entry, whatever it is called', () => {
  const text = [
    'Date          Description            Amount      Balance',
    '02/01/2024    Opening balance                    1000.00',
    '03/01/2024    Groceries              -20.00       980.00',
    '04/01/2024    Transport - Debit      -30.00       950.00',
    '05/01/2024    Transport - Debit      -40.00       910.00',
    '09/01/2024    Salary                 500.00      1410.00',
    '31/01/2024    Transport                          1410.00',
  ].join('\n');
  expect(rowsOf(text)).toEqual([
    '01-03 -20.00 Groceries',
    '01-04 -30.00 Transport - Debit',
    '01-05 -40.00 Transport - Debit',
    '01-09 500.00 Salary',
  ]);
});

it('takes interest without a date of its own for an entry where it moves the balance', () => {
  const page = (balance: string): string => `
Date          Description              Debits     Credits     Balance
02/01/2024    Opening balance                                  100.00
03/01/2024    Groceries                 20.00                   80.00
              Credit interest paid                  5.00        ${balance}
09/01/2024    Fuel                      10.00                   75.00`;
  expect(rowsOf(page('85.00'))).toContain('01-03 5.00 Credit interest paid');
});

it('takes a dated fare between others for an entry where no balance stands beside it', () => {
  const text = [
    'Opening balance 1000.00',
    'Date          Description            Amount',
    '03/01/2024    Groceries              -20.00',
    '04/01/2024    Transport              -30.00',
    '09/01/2024    Salary                 500.00',
    'Closing balance 1450.00',
  ].join('\n');
  expect(rowsOf(text)).toEqual(['01-03 -20.00 Groceries', '01-04 -30.00 Transport', '01-09 500.00 Salary']);
});

it('leaves what is carried over the turn of a page', () => {
  const head = 'Date          Description            Amount';
  const first = [head, '03/01/2024    Groceries              -20.00', '03/01/2024    Transport               980.00'];
  const second = [head, '03/01/2024    Transport               980.00', '09/01/2024    Salary                 500.00'];
  expect(rowsOf(...[first, second].map((lines) => lines.join('\n')))).toEqual([
    '01-03 -20.00 Groceries',
    '01-09 500.00 Salary',
  ]);
});

it('tells by its sign whether the first line of all is a fare or a balance', () => {
  const table = (first: string): string =>
    [
      'Date          Description            Amount',
      `03/01/2024    Transport            ${first}`,
      '04/01/2024    Groceries              -20.00',
      '09/01/2024    Salary                 500.00',
    ].join('\n');
  expect(rowsOf(table('  -30.00'))).toEqual([
    '01-03 -30.00 Transport',
    '01-04 -20.00 Groceries',
    '01-09 500.00 Salary',
  ]);
  expect(rowsOf(table('  980.00'))).toEqual(['01-04 -20.00 Groceries', '01-09 500.00 Salary']);
});

it('takes what names an end of an account for an entry where the balance goes on by its amount', () => {
  const text = [
    'Date          Description                  Amount      Balance',
    '02/01/2024    Opening balance                          1000.00',
    '03/01/2024    IB Payment to supplier       -20.00       980.00',
    '04/01/2024    Opening balance correction   -30.00       950.00',
    '09/01/2024    Salary                       500.00      1450.00',
    '31/01/2024    Closing balance                          1450.00',
  ];
  const entries = [
    '01-03 -20.00 IB Payment to supplier',
    '01-04 -30.00 Opening balance correction',
    '01-09 500.00 Salary',
  ];
  expect(rowsOf(text.join('\n'))).toEqual(entries);
  const withoutBalances = text.map((line, at) => (at === 1 ? line : line.slice(0, 55)));
  expect(rowsOf(withoutBalances.join('\n'))).toContain('01-03 -20.00 IB Payment to supplier');
});

import { expect, it } from 'vitest';
import { rowsOf } from '../typed-page.fixture.ts';

const HEAD = [
  'Statement period 01/03/2026 to 31/03/2026',
  'Opening Balance      1,000.00',
  '',
  'Vano          Pralorsu                    Vaosh         Zimi        Indpra',
];

it('tells the sides of columns without known names by steps of the balance over several rows', () => {
  const text = [
    ...HEAD,
    '02/03/2026    Grocer                      10.00',
    '02/03/2026    Chemist                     20.50                      969.50',
    '05/03/2026    Baker                        4.10',
    '05/03/2026    Salary                                    700.00',
    '05/03/2026    Rent                       400.00                    1,265.40',
    '09/03/2026    Butcher                     15.40',
    '09/03/2026    Refund                                     25.00     1,275.00',
    '',
    'Closing Balance      1,275.00',
  ].join('\n');
  expect(rowsOf(text)).toEqual([
    '03-02 -10.00 Grocer',
    '03-02 -20.50 Chemist',
    '03-05 -4.10 Baker',
    '03-05 700.00 Salary',
    '03-05 -400.00 Rent',
    '03-09 -15.40 Butcher',
    '03-09 25.00 Refund',
  ]);
});

it('reads a column that only entries without a date of their own fill', () => {
  const text = [
    ...HEAD,
    '02/03/2026    Grocer                      10.00                      990.00',
    '05/03/2026    Baker                        4.10',
    '              Salary                                    700.00',
    '              Rent                       400.00                    1,285.90',
    '09/03/2026    Butcher                     15.40',
    '              Refund                                     25.00     1,295.50',
    '',
    'Closing Balance      1,295.50',
  ].join('\n');
  expect(rowsOf(text)).toEqual([
    '03-02 -10.00 Grocer',
    '03-05 -4.10 Baker',
    '03-05 700.00 Salary',
    '03-05 -400.00 Rent',
    '03-09 -15.40 Butcher',
    '03-09 25.00 Refund',
  ]);
});

it('what a purchase abroad was there is no amount beside the one that makes the step', () => {
  const rows = rowsOf(`
Account statement
Date          Details              Amount of purchase      Amount        Balance
              Opening balance                                            500.00
02.02.2025    Bakery                                       -10.00        490.00
03.02.2025    Flat in Zadar            186.00 EUR         -201.37        288.63
04.02.2025    Bookshop                                     -20.00        268.63`);
  expect(rows.map((row) => row.split(' ')[1])).toEqual(['-10.00', '-201.37', '-20.00']);
});

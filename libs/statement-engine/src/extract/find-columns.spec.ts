import { expect, it } from 'vitest';
import { rowsOf } from './typed-page.fixture.ts';

it('names the columns of the rows before those of a box below them', () => {
  const text = [
    'Statement of account 01/03/2026 to 31/03/2026',
    '',
    'Date          Description                  Debit        Credit         Balance',
    '15/03/2026    Interest                                       9,900.00        65,000.00',
    '',
    '                  Closing Balance as on 31/03/2026  65,000.00',
  ].join('\n');
  expect(rowsOf(text)).toEqual(['03-15 9900.00 Interest']);
});

it('gives figures of a box below the table no name of a column of words', () => {
  const text = [
    'Date          Currency             Amount     Balance   Description',
    '03/05/2025    CNY                   -60.00     940.00   Transfer out',
    '05/05/2025    CNY                     4.00     944.00   Interest',
    '07/05/2025    CNY                   -44.00     900.00   Quick pay',
    '08/05/2025    CNY                   500.00   1,400.00   Salary',
    '',
    'Closing Balance: CNY 1,400.00',
  ].join('\n');
  expect(rowsOf(text)).toEqual([
    '05-03 -60.00 Transfer out',
    '05-05 4.00 Interest',
    '05-07 -44.00 Quick pay',
    '05-08 500.00 Salary',
  ]);
});

it('names the column of most rows before one of a few that stands nearer to the middle of the name', () => {
  const rows = ['02', '03', '04', '05', '06', '09', '10', '11'].map(
    (day) => `${day}/03/2026    Room charge           164.07`,
  );
  const text = [
    'Guest folio 01/03/2026 to 31/03/2026',
    'Date          Description    Amount (USD)',
    ...rows,
    '02/03/2026    Nights             17.50  03/03/2026',
    '04/03/2026    Nights             17.50  05/03/2026',
  ].join('\n');
  expect(rowsOf(text).filter((row) => row.includes('Room charge'))).toHaveLength(rows.length);
});

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

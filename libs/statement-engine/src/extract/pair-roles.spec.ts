import { describe, expect, it } from 'vitest';
import { rowsOf, statementOf } from './typed-page.fixture.ts';

const page = (first: string, second: string, turned = false): string => {
  const cells = (billed: string, paid: string): string =>
    (turned ? [paid, billed] : [billed, paid]).map((cell) => cell.padEnd(12)).join('');
  return `
Period 2019-07-01 to 2019-07-31
Date         Details                 ${first.padEnd(12)}${second.padEnd(12)}Balance
2019-07-01   Beginning Balance       ${cells('480.00', '')}480.00
2019-07-04   To invoice 49           ${cells('', '100.00')}380.00
2019-07-07   Invoice 50              ${cells('50.00', '')}430.00
2019-07-09   To invoice 50           ${cells('', '25.00')}405.00
Balance due  405.00`;
};

const ROWS = ['07-04 100.00 To invoice 49', '07-07 -50.00 Invoice 50', '07-09 25.00 To invoice 50'];

describe('a column of payments', () => {
  it('is the way in, and that of the amounts beside it what is charged', () => {
    expect(rowsOf(page('Amount', 'Payments'))).toEqual(ROWS);
    expect(statementOf(page('Amount', 'Payments')).accounts).toMatchObject([
      { openingBalance: -480, closingBalance: -405, reconciliation: { status: 'balanced' } },
    ]);
  });

  it('is the way in on either side of what is charged', () => {
    expect(rowsOf(page('Invoices', 'Payments'))).toEqual(ROWS);
    expect(rowsOf(page('Charges', 'Payments'))).toEqual(ROWS);
    expect(rowsOf(page('Payments', 'Charges', true))).toEqual(ROWS);
  });

  it('is the way out beside one of receipts', () => {
    expect(rowsOf(page('Receipts', 'Payments')).map((row) => row.slice(6, 13))).toEqual([
      '-100.00',
      '50.00 I',
      '-25.00 ',
    ]);
  });
});

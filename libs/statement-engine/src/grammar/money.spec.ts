import { describe, expect, it } from 'vitest';
import { readMoneyWord, type NumberStyle } from './money.ts';

const point: NumberStyle = { decimal: '.', decimals: 2 };
const comma: NumberStyle = { decimal: ',', decimals: 2 };
const yen: NumberStyle = { decimal: '.', decimals: 0 };
const dinar: NumberStyle = { decimal: '.', decimals: 3 };

describe('readMoneyWord', () => {
  it('takes a few figures behind a star for an amount where amounts have no decimals', () => {
    expect(readMoneyWord('*87', yen)).toMatchObject({ units: 87, strength: 'sure' });
    expect(readMoneyWord('*87', point)?.strength).toBe('plain');
    expect(readMoneyWord('*******25.00', point)).toMatchObject({ units: 2_500, strength: 'sure' });
    expect(readMoneyWord('*4471', yen)?.strength).not.toBe('sure');
  });

  it.each([
    ['1,234.56', point, 123_456],
    ['1.234,56', comma, 123_456],
    ['1\u00a0234,56', comma, 123_456],
    ["1'234.56", point, 123_456],
    ['1,23,456.78', point, 12_345_678],
    ['.50', point, 50],
    ['57,105원', yen, 57_105],
    ['12.345', dinar, 12_345],
    ['1.234', comma, 123_400],
    ['CNY13.50', point, 1_350],
    ['CNY/838.69', point, 83_869],
    ['11.00*', point, 1_100],
    ['₦30,500.5', point, 3_050_050],
    ['R1\u00a0311.00**', point, 131_100],
    ['¹45,200.00'.replace('¹', ''), point, 4_520_000],
  ])('reads %s', (text, style, units) => {
    expect(readMoneyWord(text, style)?.units).toBe(units);
  });

  it.each([
    ['-5.00', -1, null],
    ['(5.00)', -1, null],
    ['5.00-', -1, null],
    ['+5.00', 1, null],
    ['5.00CR', 0, 'credit'],
    ['5.00PY', 0, 'credit'],
    ['5.00DR', 0, 'debit'],
    ['7.00S', 0, 'debit'],
    ['5.00(-)', -1, null],
    ['$(5.00)', -1, null],
    ['▲5.00', -1, null],
    ['△5.00', -1, null],
    ['US$(1,005.00)', -1, null],
    ['5.00(Cr)', 0, 'credit'],
    ['5.00(DR.)', 0, 'debit'],
  ])('reads the sign of %s', (text, sign, side) => {
    expect(readMoneyWord(text, point)).toMatchObject({ sign, side });
  });

  it.each([
    ['£85.00', 'GBP'],
    ['Â£85.00', 'GBP'],
    ['-â‚¬85.00', 'EUR'],
    ['â‚85,000.00', 'INR'],
    ['¤85,000.00', null],
    ['\ufffd85,000.00', null],
    ['GH₵85.00', 'GHS'],
    ['-J$85.00', 'JMD'],
    ['K85.00', 'ZMW'],
    ['KShs.85.00', 'KES'],
    ['85.00FCFA', 'XOF'],
    ['85,00лв.', 'BGN'],
    ['85,00ден', 'MKD'],
    ['85,00zł', 'PLN'],
    ['Rp85.000,00', 'IDR'],
    ['S/85.00', 'PEN'],
    ['U$S85,00', 'USD'],
  ])('reads the currency of %s', (text, currency) => {
    expect(readMoneyWord(text, point)).toMatchObject({ currency, strength: 'sure' });
  });

  it.each(['12/05/2024', '4.10%', 'A12.00B', '1,2345.00', '--5.00', '5.00(a)', '12.345.6', '0041-22', 'x'])(
    'refuses %s',
    (text) => {
      expect(readMoneyWord(text, point)).toBeNull();
    },
  );
});

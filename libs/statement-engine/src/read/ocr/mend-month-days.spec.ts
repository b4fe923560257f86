import { expect, it } from 'vitest';
import type { Word } from '../../page-content.ts';
import { mendMonthDays } from './mend-month-days.ts';

const word = (text: string, row: number, x = 40): Word => ({
  text, x, y: row * 15, width: text.length * 5, height: 10, source: 'ocr', confidence: 0.9,
}); // prettier-ignore
const mend = (text: string, column: readonly string[], x = 40): Word | undefined =>
  mendMonthDays([...column.map((each, row) => word(each, row)), word(text, 9, x)]).at(-1);

it('reads digits beside the letters of a month, where the column has such dates', () => {
  const column = ['JAN28', 'JAN31', 'FEB10', 'FEB14'];
  expect(mend('FEBO3', column)).toMatchObject({
    text: 'FEB03',
    repaired: true,
    confidence: 0.6,
    alternatives: ['FEBO3'],
  });
  expect(mend('FEBl2', column)?.text).toBe('FEB12');
  expect(mend('FEB0O8', column)?.text).toBe('FEB08');
  expect(mend('MARO05', column)?.text).toBe('MAR05');
  expect(mend('OGFEB', ['28JAN', '31JAN', '10FEB', '14FEB'])?.text).toBe('06FEB');
  expect(mend('O3FEB', ['28JAN', '31JAN', '10FEB', '14FEB'])?.text).toBe('03FEB');
  expect(mend('O3FEB2O23', ['28JAN2023', '31JAN2023', '10FEB2023', '12FEB2023'])?.text).toBe('03FEB2023');
});

it('reads the letters of a month that look like digits, also where all of the column have them so', () => {
  expect(mend('290CT', ['28SEP', '30SEP', '080CT', '100CT'])?.text).toBe('29OCT');
  expect(mendMonthDays(['080CT', '100CT', '150CT', '290CT'].map((text, row) => word(text, row)))[0]?.text).toBe(
    '08OCT',
  );
});

it('reads days of one digit and of two in one column', () => {
  const column = ['Apr2', 'Apr3', 'Apr9', 'Apr20'];
  expect(mend('Aprl', column)?.text).toBe('Apr1');
  expect(mend('Apr1l', column)?.text).toBe('Apr11');
  expect(mendMonthDays(['MARS', 'MARS', 'MARS', 'MARS'].map((text, row) => word(text, row)))[0]?.text).toBe('MARS');
});

it('reads a day that ran into its month where the others stand apart', () => {
  const months = [0, 1, 2, 3].map((row) => ({ ...word('Apr', row), width: 16 }));
  const days = months.map((month, row) => ({ ...month, text: `1${row}`, x: month.x + 19, width: 8 }));
  const glued = word('Apr1l', 5);
  expect(mendMonthDays([...months, ...days, glued]).at(-1)?.text).toBe('Apr11');
  expect(mendMonthDays([...months, glued]).at(-1)?.text).toBe('Apr1l');
});

it('reads an O once that came out as two characters', () => {
  const column = ['OCT12', 'OCT13', 'OCT17', 'NOV05'];
  expect(mend('0OCT20', column)).toMatchObject({ text: 'OCT20', repaired: true, alternatives: ['0OCT20'] });
  expect(mend('10OCT', ['12OCT', '13OCT', '17OCT', '05NOV'])?.text).toBe('10OCT');
});

it('reads a J that was taken for a bracket, and parts it from the day', () => {
  const [day, month] = mendMonthDays([word('12]an', 0)]);
  expect([day, month]).toMatchObject([
    { text: '12', x: 40, repaired: true, alternatives: ['12]an'] },
    { text: 'Jan', x: 50, width: 15 },
  ]);
  expect(mendMonthDays([word(']uly', 0)])[0]).toMatchObject({ text: 'July', repaired: true });
  for (const text of ['12]xy', '45]an', 'a]an', ']']) expect(mendMonthDays([word(text, 0)])[0]?.text).toBe(text);
});

it('leaves words alone that stand elsewhere, have another form, or can be no day', () => {
  const column = ['JAN28', 'JAN31', 'FEB10', 'FEB14'];
  for (const text of ['FEBSO', 'O3FEB', 'FEB', 'HELLO', 'TOOLS', 'TVA12']) expect(mend(text, column)?.text).toBe(text);
  expect(mend('FEBO3', column, 90)?.text).toBe('FEBO3');
  expect(mend('FEBO3', column.slice(2))?.text).toBe('FEBO3');
});

it('reads a date with its year without any other', () => {
  expect(mend('290ct25', [])?.text).toBe('29Oct25');
  expect(mend('O3FEB2024', [])?.text).toBe('03FEB2024');
  expect(mend('O3FEB', [])?.text).toBe('O3FEB');
});

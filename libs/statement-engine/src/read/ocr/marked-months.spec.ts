import { expect, it } from 'vitest';
import type { Word } from '../../page-content.ts';
import { mendMarkedMonths } from './marked-months.ts';

const word = (text: string, row: number, x = 40): Word => ({
  text, x, y: row * 15, width: text.length * 5, height: 10, source: 'ocr', confidence: 0.9,
}); // prettier-ignore
const mend = (text: string, column: readonly string[], x = 40): Word | undefined =>
  mendMarkedMonths([...column.map((each, row) => word(each, row)), word(text, 9, x)]).at(-1);

it('mends digits and letters around the mark of a day and its month', () => {
  const days = ['21/DIC', '24/DIC', '02/ENE', '04/ENE'];
  expect(mend('O3/ENE', days)).toMatchObject({ text: '03/ENE', repaired: true, confidence: 0.6, alternatives: ['O3/ENE'] }); // prettier-ignore
  expect(mend('O03/ENE', days)?.text).toBe('03/ENE');
  expect(mend('1l/ENE', days)?.text).toBe('11/ENE');
  const years = ['06-Sep-2024', '08-Sep-2024', '14-Sep-2024', '01-Oct-2024'];
  expect(mend('O8-0ct-2O24', years)?.text).toBe('08-Oct-2024');
});

it('mends them also where no date of the column was read without one', () => {
  expect(mend('29/0CT', ['15/0CT', '16/0CT', '28/0CT'])?.text).toBe('29/OCT');
});

it('takes dotted lines and grain from behind them', () => {
  const days = ['21/DIC', '24/DIC', '02/ENE', '04/ENE'];
  for (const read of ['03/ENE—', 'O3/ENE_"']) expect(mend(read, days)?.text).toBe('03/ENE');
});

it('mends one letter of a month that others of the column have, where no other month is as near', () => {
  const days = ['21/MAR', '24/MAR', '02/MAY', '04/ABR'];
  expect(mend('31/A8R', days)?.text).toBe('31/ABR');
  expect(mend('31/AER', days)?.text).toBe('31/ABR');
  expect(mend('31/MAX', days)?.text).toBe('31/MAX');
});

it('mends the same where the month stands first, also where its mark came out as a letter', () => {
  const days = ['DIC/23', 'DIC/24', 'ENE/03', 'ENE/08'];
  for (const read of ['ENE/O5', 'ENEJ05', 'ENEJO5', 'EN3/05']) expect(mend(read, days)).toMatchObject({ text: 'ENE/05', repaired: true }); // prettier-ignore
  for (const read of ['ENEJ45', 'ABCJ05', 'ENE05', 'REF/05']) expect(mend(read, days)?.text).toBe(read);
  expect(mend('ENEJ05', ['23/DIC', '24/DIC', '03/ENE', '08/ENE'])?.text).toBe('ENEJ05');
});

it.each(['O3/XYZ', '4O/ENE', 'O3-ENE', 'O3/ENE/24', '113/ENE'])('leaves %s alone', (read) => {
  expect(mend(read, ['21/DIC', '24/DIC', '02/ENE', '04/ENE'])?.text).toBe(read);
});

it('mends only in a column of such dates', () => {
  expect(mend('O3/ENE', ['21/DIC', '24/DIC', '02/ENE', '04/ENE'], 200)?.text).toBe('O3/ENE');
  expect(mend('O3/ENE', ['21/DIC', '24/DIC'])?.text).toBe('O3/ENE');
});

import { expect, it } from 'vitest';
import type { Word } from '../../page-content.ts';
import { readDays } from './read-days.ts';
import type { ReadCell } from './ocr-page.ts';

const word = (text: string, x: number, row: number, confidence = 0.9): Word => ({
  text, x, y: row * 15, width: text.length * 5, height: 10, source: 'ocr', confidence,
}); // prettier-ignore
const page = (days: readonly string[], confidence?: number): Word[] =>
  days.flatMap((day, row) => [
    ...(day === '' ? [] : [word(day, 40, row, DAY.test(day) ? 0.9 : confidence)]),
    word(`${row + 1}0.00`, 300, row),
  ]);
const DAY = /^\d\d$/;
const seeing =
  (text: string): ReadCell =>
  () =>
    Promise.resolve({ text, confidence: 0.9 });
const never: ReadCell = () => Promise.reject(new Error('read'));
const days = ['01', '05', '13', 'EZ', '19', '21', '28'];

it('reads a cell of a column of days again that came out as none', async () => {
  const read = await readDays(page(days, 0.9), seeing('17'));
  expect(read.at(-1)).toMatchObject({ text: '17', x: 40, repaired: true, confidence: 0.6, alternatives: ['EZ'] });
  expect(read.some(({ text }) => text === 'EZ')).toBe(false);
});

it('reads a day outside its neighbours again', async () => {
  const read = await readDays(page(days.with(3, '31')), seeing('17'));
  expect(read.at(-1)).toMatchObject({ text: '17', alternatives: ['31'] });
});

it('takes no day that does not stand between its neighbours, or is written otherwise', async () => {
  for (const seen of ['12', '20', '77', '1', '']) expect(await readDays(page(days), seeing(seen))).toEqual(page(days));
  const months = ['28', '30', '31', 'EZ', '02', '05', '09'];
  expect((await readDays(page(months), seeing('01'))).at(-1)?.text).toBe('01');
});

it('leaves empty cells, clear words, columns without an order and other numbers alone', async () => {
  for (const other of [
    days.with(3, ''),
    days.with(3, 'Saldo'),
    ['01', '28', '03', 'EZ', '19', '02', '28'],
    ['01', '05', 'EZ', 'EZ', 'EZ', '19', '28'],
    ['01', '05', 'EZ'],
  ])
    expect(await readDays(page(other), never)).toEqual(page(other));
});

it('reads a day of one digit again where others have a naught before theirs', async () => {
  const short = days.with(3, '2');
  expect((await readDays(page(short), seeing('17'))).at(-1)).toMatchObject({ text: '17', alternatives: ['2'] });
  const unpadded = ['1', '5', '13', '18', '19', '21', '28'];
  expect(await readDays(page(unpadded), never)).toEqual(page(unpadded));
});

it('allows for a second list that begins with the first days again', async () => {
  const lists = ['08', '11', '05', '11', '21', '22', '24', '05', '17', 'EZ'];
  expect((await readDays(page(lists), seeing('19'))).at(-1)?.text).toBe('19');
});

import { expect, it } from 'vitest';
import type { Word } from '../../page-content.ts';
import { mendMasks } from './mend-masks.ts';

const word = (text: string, x: number, row: number): Word => ({
  text, x, y: row * 15, width: text.length * 4, height: 10, source: 'ocr', confidence: 0.9,
}); // prettier-ignore
const card = (mask: string, row: number): Word[] => [word(mask, 100, row), word('0490', 118, row), word('Shop', 170, row)]; // prettier-ignore
const masksOf = (words: readonly Word[]): string[] => words.filter(({ x }) => x === 100).map(({ text }) => text);

it('takes what stands before the last digits of cards in row after row for stars', () => {
  const page = ['....', '«.**', '+...', 'e...'].flatMap(card);
  expect(masksOf(mendMasks(page))).toEqual(['****', '****', '****', '****']);
});

it('puts them where they were not read at all', () => {
  const page = [...['....', '«.**', '+...'].flatMap(card), ...card('', 3).slice(1)];
  expect(mendMasks(page).at(-1)).toMatchObject({ text: '****', x: 100, y: 45, width: 16 });
  const taken = [...page, word('Room', 96, 3)];
  expect(mendMasks(taken)).toHaveLength(taken.length);
});

it('leaves words, and dots in few rows, alone', () => {
  for (const page of [['Room', 'Unit', 'Flat'].flatMap(card), ['....', '....'].flatMap(card)])
    expect(mendMasks(page)).toEqual(page);
});

it("the middle of a card's number is stars, whatever it came out as", () => {
  const mended = (text: string, confidence = 0.6): string =>
    mendMasks([{ text, x: 10, y: 10, width: 90, height: 10, source: 'ocr', confidence }])[0]!.text;
  expect(mended('515842%++k+++1467')).toBe('515842******1467');
  expect(mended('51671377777??2622')).toBe('516713******2622');
  expect(mended('4256*******3620;')).toBe('4256********3620;');
  expect(mended('515842%++x+x+xx0596')).toBe('515842******0596');
  expect(mended('Fkkkkkikkikx0080', 0)).toBe('************0080');
  // Codes and words that were read stay as they are.
  for (const text of [
    '5158421234561467',
    '515842AB12CD1467',
    '12.345.678,90',
    '515842x1467',
    '416021XXXXXX9704',
    'Fkkkkkikkikx0080',
  ])
    expect(mended(text)).toBe(text);
  for (const text of ['CARTAGENA-BOG0080', 'XXXXXXXXXXXX0080']) expect(mended(text, 0)).toBe(text);
});

it('a card that was masked elsewhere on the page is masked, also where its stars came out as digits', () => {
  const read = (text: string, confidence: number): Word => ({ ...word(text, 10, 0), confidence });
  const page = [read('516713******2622;', 0.9), read('51671377777?72622', 0.4), read('5167137777772622', 0.5), read('5167137777772622', 0.95), read('5167137777779999', 0.4)]; // prettier-ignore
  const card = '516713******2622';
  expect(mendMasks(page).map(({ text }) => text)).toEqual([`${card};`, card, card, page[3]!.text, page[4]!.text]);
});

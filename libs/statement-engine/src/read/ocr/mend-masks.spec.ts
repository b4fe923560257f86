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

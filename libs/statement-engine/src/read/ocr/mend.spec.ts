import { expect, it } from 'vitest';
import type { Word } from '../../page-content.ts';
import { mend } from './mend.ts';

const word = (text: string, x: number, width: number, row: number): Word => ({
  text, x, y: row * 15, width, height: 8.3, source: 'ocr', confidence: 0.9,
}); // prettier-ignore
const texts = (words: readonly Word[]): string[] => words.map(({ text }) => text);

it('joins groups of amounts and makes signs of roubles what they are', () => {
  expect(texts(mend([word('2080', 491.8, 19.4, 0), word('910,24', 513.8, 24, 0)]))).toEqual(['2080910,24']);
  const roubles = ['-1003.85Р', '-322.24Р', '+62.58Р'].map((text, row) => word(text, 0, 45, row));
  expect(texts(mend(roubles))).toEqual(['-1003.85', '₽', '-322.24', '₽', '+62.58', '₽']);
});

import { expect, it } from 'vitest';
import type { Word } from '../../page-content.ts';
import { mendEras } from './mend-eras.ts';

const word = (text: string, row: number): Word => ({
  text, x: 40, y: row * 15, width: text.length * 9, height: 10, source: 'ocr', confidence: 0.85,
}); // prettier-ignore
const mend = (...texts: string[]): string[] => mendEras(texts.map(word)).map(({ text }) => text);
const DATES = ['令和6年3月2日', '令和6年3月3日', '令和6年3月4日'];

it('reads the era that the other dates of the page name, where one character of it was taken for another', () => {
  expect(mend(...DATES, '信和6年3月16日')).toEqual([...DATES, '令和6年3月16日']);
  expect(mendEras([...DATES, '信和6年3月16日'].map(word)).at(-1)).toMatchObject({ repaired: true, confidence: 0.6 });
});

it('leaves other words, and eras of pages that name several or hardly one', () => {
  for (const other of ['昭和堂6年3月16日', '大正6年3月16日', '信和6番3', '信和銀行'])
    expect(mend(...DATES, other).at(-1)).toBe(other);
  expect(mend(...DATES.slice(1), '信和6年3月16日').at(-1)).toBe('信和6年3月16日');
  expect(mend(...DATES, '平成30年3月1日', '信和6年3月16日').at(-1)).toBe('信和6年3月16日');
});

import { expect, it } from 'vitest';
import type { PageContent, Word } from '../page-content.ts';
import { rewritesOf } from './rewrites.ts';

const word = (text: string, x: number, y: number): Word => ({
  text, x, y, width: text.length * 5, height: 10, source: 'ocr', confidence: 0.9,
}); // prettier-ignore

it('adds a line that the first reading has no word of, as a whole and only with a figure', () => {
  const words = [word('01.02.2025', 40, 100), word('12.00', 300, 100)];
  const page: PageContent = { number: 1, width: 595, height: 842, words, source: 'ocr', turned: 0, unread: null };
  const lost = [word('02.02.2025', 40, 120), word('Market', 120, 120), word('7.50', 300, 120)];
  const band = { page: 1, x0: 0, x1: 595, y0: 90, y1: 150 };
  const seen = [...words, ...lost, word('Carried', 40, 140), word('over', 90, 140)];
  const added = rewritesOf(page, [{ band, words: seen, narrow: [], figures: [] }]).filter(({ add }) => add.length > 1);
  expect(added.map(({ remove, add }) => [remove.length, add.map(({ text }) => text).join(' ')])).toEqual([
    [0, '02.02.2025 Market 7.50'],
  ]);
});

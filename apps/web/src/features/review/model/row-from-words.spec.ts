import { describe, expect, it } from 'vitest';
import type { PageWord } from '#statement/pdf-file.ts';
import { rowFromWords, wordsInBox } from './row-from-words.ts';

const word = (text: string, x: number, y = 0.5): PageWord => ({ text, x, y, width: 0.1, height: 0.01 });

describe('a row drawn on the page', () => {
  it('takes the words inside the box, in the order in which they are read', () => {
    const words = [word('b', 0.4), word('a', 0.1), word('below', 0.1, 0.7)];
    const inside = wordsInBox(words, { x: 0, y: 0.45, width: 1, height: 0.1 });
    expect(inside.map(({ text }) => text)).toEqual(['a', 'b']);
  });

  it.each([
    [
      ['02 Jan 2026', 'Opening deposit', '400.00', '1,650.00'],
      { date: '2026-01-02', description: 'Opening deposit', amount: 400, balance: 1650 },
    ],
    [['13/02', 'Miete', '-1.234,56'], { date: '2025-02-13', description: 'Miete', amount: -1234.56, balance: null }],
    [['Jan 5, 2024', 'Card', '(23.45)'], { date: '2024-01-05', description: 'Card', amount: -23.45, balance: null }],
    [['no figures here'], { date: null, description: 'no figures here', amount: null, balance: null }],
  ])('%j', (texts, expected) => {
    expect(
      rowFromWords(
        texts.map((text, at) => word(text, at / 10)),
        2025,
      ),
    ).toEqual(expected);
  });
});

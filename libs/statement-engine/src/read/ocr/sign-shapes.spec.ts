import { describe, expect, it } from 'vitest';
import type { Word } from '../../page-content.ts';
import { ASCENT } from '../text-words.ts';
import { mendSigns } from './sign-shapes.ts';

const SCALE = 2;
const word = (text: string, x: number, row: number, confidence = 0.9): Word => ({
  text, x, y: 20 + row * 20, width: text.length * 5, height: 10, source: 'ocr', confidence,
}); // prettier-ignore
const blank = () => ({ width: 800, height: 400, data: new Uint8Array(800 * 400).fill(235) });
type Picture = ReturnType<typeof blank>;

/** Dark pixels in a box of points. */
function ink({ data, width }: Picture, x: number, y: number, wide: number, high: number): void {
  for (let row = Math.round(y * SCALE); row < Math.round((y + high) * SCALE); row++)
    for (let at = Math.round(x * SCALE); at < Math.round((x + wide) * SCALE); at++) data[row * width + at] = 30;
}
const baseOf = (row: number): number => 20 + row * 20 + ASCENT * 10;
const digit = (picture: Picture, x: number, row: number): void => ink(picture, x, baseOf(row) - 7, 4, 7);
const minus = (picture: Picture, x: number, row: number): void => ink(picture, x, baseOf(row) - 4, 4, 1);
const plus = (picture: Picture, x: number, row: number): void => {
  minus(picture, x, row);
  ink(picture, x + 1.5, baseOf(row) - 5.5, 1, 4);
};

describe('a column of signs', () => {
  const signs = ['+', '+', '-', '+'].map((text, row) => word(text, 300, row));
  const amounts = [0, 1, 2, 3, 4].map((row) => word('887.28', 360, row));
  const mend = (read: readonly Word[], draw: (picture: Picture) => void) => {
    const picture = blank();
    draw(picture);
    return mendSigns([...signs, ...amounts, ...read], picture, SCALE).slice(signs.length + amounts.length);
  };

  it('takes what was hardly read, or not at all, for what its shape is', () => {
    for (const read of [[word('x', 300, 4, 0.1)], [word('-', 300, 4, 0)], [word('-', 300, 4, 0.7)], []])
      expect(mend(read, (picture) => plus(picture, 300, 4))).toMatchObject([{ text: '+', repaired: true }]);
    expect(mend([word('+', 300, 4, 0.2)], (picture) => minus(picture, 300, 4))).toMatchObject([{ text: '-' }]);
  });

  it('keeps what was clearly read, and what has another shape', () => {
    const clear = word('-', 300, 4);
    expect(mend([clear], (picture) => plus(picture, 300, 4))).toEqual([clear]);
    const hardly = word('x', 300, 4, 0.1);
    expect(mend([hardly], (picture) => digit(picture, 300, 4))).toEqual([hardly]);
    expect(mend([hardly], () => {})).toEqual([hardly]);
  });
});

describe('a plus at the end of an amount', () => {
  const column = [0, 1, 2].map((row) => word('1.182,81', 300, row));
  const mend = (text: string, draw: (picture: Picture, x: number, row: number) => void, others = column) => {
    const picture = blank();
    for (let at = 0; at < 6; at++) digit(picture, 300 + at * 5.5, 4);
    draw(picture, 335, 4);
    return mendSigns(
      [...others, word(text, 300, 4)].map((each) => ({ ...each, width: 40 })),
      picture,
      SCALE,
    ).at(-1);
  };

  it('was taken for one digit more', () => {
    expect(mend('182,814', plus)).toMatchObject({ text: '182,81+', repaired: true });
    expect(mend('182,814', digit)?.text).toBe('182,814');
    expect(mend('182.814', plus)?.text).toBe('182.814');
    expect(mend('182,814', plus, [])?.text).toBe('182,814');
  });

  it('is one also as a word of its own', () => {
    const picture = blank();
    plus(picture, 341, 1);
    const alone = (text: string) => mendSigns([...column, word(text, 341, 1)], picture, SCALE).at(-1)?.text;
    expect([alone('4*'), alone('4'), alone('12')]).toEqual(['+', '+', '12']);
  });
});

it('an equals sign before a sum is no minus', () => {
  const mend = (confidence: number, bars: readonly number[]): Word | undefined => {
    const picture = blank();
    for (const bar of bars) ink(picture, 300, baseOf(0) - bar, 5, 1);
    for (let at = 0; at < 6; at++) digit(picture, 308 + at * 5.5, 0);
    return mendSigns([word('-$1,307.34', 300, 0, confidence)], picture, SCALE)[0];
  };
  expect(mend(0.7, [5, 3])).toMatchObject({ text: '$1,307.34', x: 308, repaired: true });
  expect(mend(0.7, [4])?.text).toBe('-$1,307.34');
  expect(mend(0.7, [5, 4, 3])?.text).toBe('-$1,307.34');
  expect(mend(0.95, [5, 3])?.text).toBe('-$1,307.34');
});

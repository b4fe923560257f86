import { expect, it } from 'vitest';
import type { Word } from '../../page-content.ts';
import type { GrayPicture } from '@crossfoot/page-picture';
import { findMinuses } from './find-minuses.ts';

const [WIDTH, HEIGHT] = [200, 100];
const word = (text: string, x: number, row: number): Word => ({
  text, x, y: row * 20, width: 150 - x, height: 10, source: 'ocr', confidence: 0.9,
}); // prettier-ignore
/** A picture at one pixel a point, with ink in boxes: [left, top, right, bottom], the right and the bottom not part of it. */
function picture(...ink: readonly (readonly [number, number, number, number])[]): GrayPicture {
  const data = new Uint8Array(WIDTH * HEIGHT).fill(250);
  for (const [left, top, right, bottom] of ink)
    for (let y = top; y < bottom; y++) data.fill(20, y * WIDTH + left, y * WIDTH + right);
  return { width: WIDTH, height: HEIGHT, data };
}
const signed = word('-29.825', 110, 0);
/** Digits of the word "12.175" in row 2, from 114 on; their print is 7 high. */
const digits = [[114, 41, 118, 48], [120, 41, 124, 48], [126, 41, 130, 48]] as const; // prettier-ignore
const find = (text: string, x: number, ...bars: readonly (readonly [number, number, number, number])[]): string =>
  findMinuses([signed, word(text, x, 2)], picture(...digits, ...bars), 1)[1]?.text ?? '';

it('sees a minus that was overlooked before a figure, whether or not it counts to the figure’s box', () => {
  expect(find('12.175', 114, [109, 45, 112, 46])).toBe('-12.175');
  expect(find('$12.17', 109, [109, 45, 112, 46])).toBe('-$12.17');
  const [, mended] = findMinuses([signed, word('12.175', 114, 2)], picture(...digits, [109, 45, 112, 46]), 1);
  expect(mended).toMatchObject({ repaired: true, confidence: 0.6, alternatives: ['12.175'] });
});

it.each([
  ['nothing', []],
  ['a bar at its foot', [[109, 47, 112, 48]]],
  ['a bar at its head', [[109, 41, 112, 42]]],
  ['a bar farther off', [[104, 45, 108, 46]]],
  ['a letter', [[109, 42, 112, 48]]],
  ['a speck', [[111, 45, 112, 46]]],
  [
    'a hyphen behind a letter',
    [
      [109, 45, 112, 46],
      [104, 41, 108, 48],
    ],
  ],
] as const)('sees none in %s', (_, bars) => {
  expect(find('12.175', 114, ...bars)).toBe('12.175');
});

it('looks only where a figure of the column has one', () => {
  const minus = [109, 45, 112, 46] as const;
  expect(find('Page', 114, minus)).toBe('Page');
  expect(find('2024', 114, minus)).toBe('2024');
  const elsewhere = { ...signed, x: 20 };
  expect(findMinuses([elsewhere, word('12.175', 114, 2)], picture(...digits, minus), 1)[1]?.text).toBe('12.175');
});

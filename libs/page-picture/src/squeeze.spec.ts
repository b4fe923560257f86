import { expect, it } from 'vitest';
import { squeezed, squeezeOf } from './squeeze.ts';

const words = (shape: number, count = 20) =>
  Array.from({ length: count }, () => ({ text: 'TRANSFER', width: 8 * 10 * shape, size: 10 }));

it('makes the letters of condensed print as wide as ordinary ones, for their height', () => {
  const share = squeezeOf(words(0.41));
  expect(0.41 / share).toBeCloseTo(0.53);
  expect(squeezeOf(words(0.2))).toBe(0.7);
});

it('leaves ordinary print as it is, and a page with few words', () => {
  expect(squeezeOf(words(0.48))).toBe(1);
  expect(squeezeOf(words(0.41, 8))).toBe(1);
  expect(squeezeOf([])).toBe(1);
});

it('squeezes lines in place: what stood at the top and bottom still does', () => {
  const picture = { width: 30, height: 100, data: new Uint8Array(3000).fill(250) };
  picture.data.fill(10, 0, 300);
  picture.data.fill(10, 2700, 3000);
  const low = squeezed(picture, 0.8);
  expect([low.width, low.height]).toEqual([30, 80]);
  expect([3, 40, 77].map((y) => (low.data[y * 30 + 15] as number) < 60)).toEqual([true, false, true]);
  expect(squeezed(picture, 1)).toBe(picture);
});

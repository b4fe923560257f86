import { expect, it } from 'vitest';
import { bestWay, type WayRead } from './way-up.ts';

const way = (confidence: number, ...figures: string[]): WayRead => ({
  confidence,
  words: figures.map((text) => ({ text, confidence: 0.9 })),
});

it('is the one in which most is legible', () => {
  const [over, right] = [way(0.3, '1,016,860', '001'), way(0.7)];
  expect(bestWay([over, right])).toBe(right);
  const [likeliest, clear] = [way(0.3), way(0.5)];
  expect(bestWay([likeliest, clear])).toBe(clear);
});

it('is the one with legible figures where letters are noise in all of them', () => {
  const [upright, over] = [way(0.28, '001', '03-5555-0100'), way(0.34)];
  expect(bestWay([upright, over])).toBe(upright);
  expect(bestWay([over, upright])).toBe(upright);
});

it('is the likeliest where neither letters nor figures tell', () => {
  const [likeliest, other] = [way(0.28, '12'), way(0.34, '001')];
  expect(bestWay([likeliest, other])).toBe(likeliest);
});

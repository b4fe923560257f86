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
  const [upright, over] = [way(0.28, '1,347', '03-5555-0100'), way(0.34)];
  expect(bestWay([upright, over])).toBe(upright);
  expect(bestWay([over, upright])).toBe(upright);
});

it('is not the one whose figures read as others upside down', () => {
  const [upright, over] = [way(0.36, '3-12-8', '03-5555-0142', '3381207'), way(0.33, '008', '12-26-80', '12-20-80', '908', '00-91-80', '98521')]; // prettier-ignore
  expect(bestWay([upright, over])).toBe(upright);
  expect(bestWay([over, upright])).toBe(upright);
});

it('is the likeliest where neither letters nor figures tell', () => {
  const [likeliest, other] = [way(0.28, '12'), way(0.34, '001')];
  expect(bestWay([likeliest, other])).toBe(likeliest);
});

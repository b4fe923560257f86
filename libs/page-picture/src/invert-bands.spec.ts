import { describe, expect, it } from 'vitest';
import type { GrayPicture } from './gray-picture.ts';
import { invertBands } from './invert-bands.ts';

const [WIDTH, HEIGHT] = [600, 300];

/** Paper with a dark band from row 100 to 150 and light strokes in it, and dark print below. */
function page(bandGray: number, letters = 240): GrayPicture {
  const data = new Uint8Array(WIDTH * HEIGHT).fill(244);
  const fill = (x0: number, y0: number, x1: number, y1: number, gray: number): void => {
    for (let y = y0; y < y1; y++) data.fill(gray, y * WIDTH + x0, y * WIDTH + x1);
  };
  fill(43, 101, 557, 151, bandGray);
  for (let x = 60; x < 200; x += 9) fill(x, 115, x + 4, 137, letters);
  for (let x = 60; x < 500; x += 9) fill(x, 200, x + 4, 222, 30);
  return { width: WIDTH, height: HEIGHT, data };
}
const at = ({ data }: GrayPicture, x: number, y: number): number => data[y * WIDTH + x] ?? -1;

describe('invertBands', () => {
  it.each([20, 60, 100, 130, 160])('makes light letters on a band of gray %d dark on light', (gray) => {
    const turned = invertBands(page(gray));
    expect(at(turned, 61, 120)).toBeLessThan(40);
    expect(at(turned, 66, 120)).toBeGreaterThan(235);
    expect(at(turned, 400, 125)).toBeGreaterThan(235);
    for (const [x, y] of [
      [300, 99],
      [300, 102],
      [300, 149],
      [300, 152],
      [42, 125],
      [44, 125],
      [555, 125],
      [558, 125],
    ] as const)
      // prettier-ignore
      expect(at(turned, x, y)).toBeGreaterThan(235);
    expect([at(turned, 61, 210), at(turned, 66, 210)]).toEqual([30, 244]);
  });

  it('leaves a page without bands as it is', () => {
    const light = page(200);
    expect(invertBands(light)).toBe(light);
  });

  it.each([155, 170])('leaves dark letters on a band of gray %d as they are', (gray) => {
    const printed = page(gray, 30);
    expect(invertBands(printed)).toBe(printed);
  });
});

import { describe, expect, it } from 'vitest';
import { eraseLeaders } from './erase-leaders.ts';
import type { GrayPicture } from './gray-picture.ts';

const SCALE = 300 / 72;
const [WIDTH, HEIGHT] = [1200, 120];

function picture(
  draw: (fill: (left: number, top: number, width: number, height: number) => void) => void,
): GrayPicture {
  const data = new Uint8Array(WIDTH * HEIGHT).fill(250);
  draw((left, top, width, height) => {
    for (let y = top; y < top + height; y++) data.fill(20, y * WIDTH + left, y * WIDTH + left + width);
  });
  return { width: WIDTH, height: HEIGHT, data };
}

const inkBetween = ({ data }: GrayPicture, left: number, right: number): number => {
  let ink = 0;
  for (let y = 0; y < HEIGHT; y++) for (let x = left; x < right; x++) if ((data[y * WIDTH + x] ?? 0) < 128) ink++;
  return ink;
};

describe('erasing leaders', () => {
  const label = (fill: (left: number, top: number, width: number, height: number) => void): void => {
    for (let at = 0; at < 10; at++) fill(20 + at * 24, 40, 16, 30);
    for (let at = 0; at < 6; at++) fill(900 + at * 24, 40, 16, 30);
  };

  it('takes the dots between a label and its figure, and leaves both', () => {
    const page = picture((fill) => {
      label(fill);
      for (let x = 270; x < 880; x += 10) fill(x, 66, 4, 4);
    });
    const clean = eraseLeaders(page, SCALE);
    expect(inkBetween(clean, 280, 870)).toBe(0);
    expect(inkBetween(clean, 0, 260)).toBe(inkBetween(page, 0, 260));
    expect(inkBetween(clean, 896, WIDTH)).toBe(inkBetween(page, 896, WIDTH));
  });

  it('takes the first dot, too, that stands right behind the last letter', () => {
    const page = picture((fill) => {
      label(fill);
      for (let x = 255; x < 880; x += 10) fill(x, 66, 4, 4);
    });
    const clean = eraseLeaders(page, SCALE);
    expect(inkBetween(clean, 252, 890)).toBe(0);
    expect(inkBetween(clean, 0, 252)).toBe(inkBetween(page, 0, 252));
  });

  it.each([88, 89])('takes pale dashes all along a row, one pixel of which is dark, in row %i', (top) => {
    const page = picture((fill) => label(fill));
    for (let x = 10; x < WIDTH - 20; x += 24)
      for (const [y, gray] of [
        [top - 1, 216],
        [top, 208],
        [top + 1, 216],
      ] as const)
        // prettier-ignore
        page.data.fill(gray, y * WIDTH + x, y * WIDTH + x + 7);
    const clean = eraseLeaders(page, SCALE);
    expect(clean.data.subarray(80 * WIDTH).every((gray) => gray === 250)).toBe(true);
    expect(inkBetween(clean, 0, WIDTH)).toBe(inkBetween(page, 0, WIDTH));
  });

  it('leaves points, dashes for empty cells, underlines and print as they are', () => {
    const page = picture((fill) => {
      label(fill);
      fill(400, 66, 4, 4);
      fill(500, 55, 50, 4);
      fill(20, 74, 232, 3);
    });
    expect(eraseLeaders(page, SCALE)).toBe(page);
  });
});

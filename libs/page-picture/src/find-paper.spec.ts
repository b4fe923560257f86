import { describe, expect, it } from 'vitest';
import { findPaper } from './find-paper.ts';
import { flattening, withoutSurroundings } from './flatten.ts';
import type { GrayPicture } from './gray-picture.ts';
import { project } from './warp.ts';

const [WIDTH, HEIGHT] = [900, 1200];
const CORNERS = [
  [90, 60],
  [800, 80],
  [850, 1150],
  [40, 1120],
] as const;

/** A light sheet on a darker table, with some print on it; the table may be as light as the sheet on some sides. */
function photo(table = 80, sheet: readonly (readonly [number, number])[] = CORNERS): GrayPicture {
  const data = new Uint8Array(WIDTH * HEIGHT).fill(table);
  const isInside = (x: number, y: number): boolean =>
    sheet.every(([x0, y0], at) => {
      const [x1, y1] = sheet[(at + 1) % 4] as readonly [number, number];
      return (x1 - x0) * (y - y0) - (y1 - y0) * (x - x0) >= 0;
    });
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      if (!isInside(x, y)) continue;
      const isPrint = y > 150 && y < 1050 && y % 40 < 12 && x > 200 && x < 700 && x % 15 < 8;
      data[y * WIDTH + x] = isPrint ? 30 : 215;
    }
  }
  return { width: WIDTH, height: HEIGHT, data };
}

describe('a sheet of paper in a photo', () => {
  it('is found by its borders, and laid flat where it was', () => {
    const found = findPaper(photo());
    expect(found).not.toBeNull();
    found?.forEach(([x, y], at) => expect(Math.hypot(x - CORNERS[at]![0], y - CORNERS[at]![1])).toBeLessThan(5));
    const flat = flattening(found!);
    const [topLeft, topRight, bottomRight, bottomLeft] = CORNERS.map(([x, y]) => project(flat, x, y));
    expect(Math.abs(topLeft![0] - bottomLeft![0])).toBeLessThan(5);
    expect(Math.abs(topRight![0] - bottomRight![0])).toBeLessThan(5);
    expect(Math.abs(topLeft![1] - topRight![1])).toBeLessThan(5);
    expect(Math.abs(bottomLeft![1] - bottomRight![1])).toBeLessThan(5);
    expect(topLeft![0]).toBeCloseTo(65, -1);
  });

  it('has white surroundings afterwards, and its print', () => {
    const picture = photo();
    const { data } = withoutSurroundings(picture, findPaper(picture)!);
    expect([data[0], data[WIDTH - 1], data[WIDTH * HEIGHT - 1]]).toEqual([245, 245, 245]);
    const inkOf = (pixels: Uint8Array): number => pixels.filter((value) => value === 30).length;
    expect(inkOf(data)).toBe(inkOf(picture.data));
  });

  it('is none where nothing dark surrounds it, or a dark band heads it', () => {
    expect(findPaper(photo(215))).toBeNull();
    const banded = photo(215);
    banded.data.fill(40, 0, 150 * WIDTH);
    expect(findPaper(banded)).toBeNull();
  });
});

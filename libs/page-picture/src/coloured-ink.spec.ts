import { describe, expect, it } from 'vitest';
import { toGray, type GrayPicture } from './gray-picture.ts';

const [WIDTH, HEIGHT] = [600, 800];
const PAPER = [244, 240, 232] as const;
const BLACK = [30, 30, 30] as const;
const RED = [200, 40, 50] as const;
const VIOLET = [107, 45, 144] as const;

type Colour = readonly [number, number, number];
type Shape = (x: number, y: number) => boolean;

/** A page in colours; where shapes lie over each other each takes its share of the light. */
function page(...shapes: readonly (readonly [Shape, Colour])[]) {
  const data = new Uint8Array(WIDTH * HEIGHT * 3);
  for (let y = 0, at = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++, at += 3) {
      const light: number[] = [...PAPER];
      for (const [shape, colour] of shapes) {
        if (!shape(x, y)) continue;
        colour.forEach((value, channel) => (light[channel] = ((light[channel] ?? 0) * value) / 255));
      }
      data.set(light, at);
    }
  }
  return { width: WIDTH, height: HEIGHT, kind: 2, data };
}

const ring =
  (cx: number, cy: number, radius: number): Shape =>
  (x, y) =>
    Math.abs(Math.hypot(x - cx, y - cy) - radius) < 2;
const box =
  (left: number, top: number, width: number, height: number): Shape =>
  (x, y) =>
    x >= left && x < left + width && y >= top && y < top + height;
/** Lines of upright strokes, as high as letters. */
const lines: Shape = (x, y) => x > 60 && x < 540 && y > 200 && y < 500 && y % 14 < 8 && x % 6 < 2;
const word =
  (left: number, top: number): Shape =>
  (x, y) =>
    box(left, top, 50, 8)(x, y) && x % 6 < 3;

const at = (gray: GrayPicture | null, x: number, y: number): number => gray?.data[y * WIDTH + x] ?? 0;

describe('marks in coloured ink', () => {
  it.each([
    ['red', RED],
    ['violet', VIOLET],
  ])('go from a page, and the print under them stays: a %s ring', (_, ink) => {
    const gray = toGray(page([lines, BLACK], [ring(300, 350, 60), ink]));
    // The lowest point of the ring lies between two lines, and on strokes of one.
    expect(at(gray, 303, 412)).toBeGreaterThan(200);
    const crossings = [...Array(480).keys()].map((x) => x + 61).filter((x) => lines(x, 350) && ring(300, 350, 60)(x, 350)); // prettier-ignore
    expect(crossings.length).toBeGreaterThan(0);
    for (const x of crossings) expect(at(gray, x, 350)).toBeLessThan(110);
  });

  it('take the letters inside a round stamp along', () => {
    const gray = toGray(page([lines, BLACK], [ring(300, 350, 60), RED], [word(280, 345), RED]));
    const spot = [...Array(50).keys()].map((x) => x + 281).find((x) => word(280, 345)(x, 351) && !lines(x, 351));
    expect(at(gray, spot ?? 0, 351)).toBeGreaterThan(190);
  });

  it.each([
    ['amounts in red', word(400, 300)],
    ['a band', box(60, 300, 480, 20)],
    ['a logo that stands free', ring(120, 80, 30)],
  ])('are not %s', (_, shape) => {
    const picture = page([lines, BLACK], [shape, RED]);
    const gray = toGray(picture);
    const plain = toGray(page([lines, BLACK]));
    const seen = gray?.data.filter((value, index) => value < 120 && (plain?.data[index] ?? 0) > 200).length;
    expect(seen).toBe(
      [...Array(WIDTH * HEIGHT).keys()].filter((index) => {
        const [x, y] = [index % WIDTH, Math.floor(index / WIDTH)];
        return shape(x, y) && !lines(x, y);
      }).length,
    );
  });

  it('leave the words in a printed box alone', () => {
    const outline: Shape = (x, y) => box(200, 300, 150, 60)(x, y) && !box(203, 303, 144, 54)(x, y);
    const gray = toGray(page([lines, BLACK], [outline, RED], [word(240, 331), RED]));
    const spots = [...Array(50).keys()].map((x) => x + 240).filter((x) => word(240, 331)(x, 334) && !lines(x, 334));
    expect(spots.length).toBeGreaterThan(0);
    for (const x of spots) expect(at(gray, x, 334)).toBeLessThan(120);
  });
});

import { describe, expect, it } from 'vitest';
import type { GrayPicture } from './gray-picture.ts';
import { shortenMinuses } from './shorten-minuses.ts';

const SCALE = 300 / 72;
const [WIDTH, HEIGHT] = [400, 90];
/** A line of print, from the top of its figures down. */
const TOP = 30;
const FIGURE = { width: 18, height: 28 };
/** A minus begins here; the first figure behind it. */
const MINUS = 200;
const BEHIND = 222;

type Fill = (left: number, top: number, width: number, height: number, gray?: number) => void;

function picture(draw: (fill: Fill) => void): GrayPicture {
  const data = new Uint8Array(WIDTH * HEIGHT).fill(250);
  draw((left, top, width, height, gray = 40) => {
    for (let y = top; y < top + height; y++) data.fill(gray, y * WIDTH + left, y * WIDTH + left + width);
  });
  return { width: WIDTH, height: HEIGHT, data };
}

/** Two noughts, drawn as frames. */
function figures(fill: Fill): void {
  for (const left of [BEHIND, BEHIND + 24]) {
    fill(left, TOP, FIGURE.width, FIGURE.height);
    fill(left + 4, TOP + 4, FIGURE.width - 8, FIGURE.height - 8, 250);
  }
}

const minus = (fill: Fill, length = 19, top = TOP + 15): void => {
  fill(MINUS, top - 1, length, 1, 190);
  fill(MINUS, top, length, 2);
  fill(MINUS, top + 2, length, 1, 190);
};

/** Columns with dark pixels left of the figures. */
function inkBefore({ data }: GrayPicture): number[] {
  const columns: number[] = [];
  for (let x = 0; x < BEHIND; x++)
    if (Array.from({ length: HEIGHT }, (_, y) => data[y * WIDTH + x] ?? 0).some((gray) => gray < 128)) columns.push(x);
  return columns;
}

describe('shortening minuses', () => {
  it('leaves the second half of a minus before a figure, and the figure as it is', () => {
    const page = picture((fill) => {
      minus(fill);
      figures(fill);
    });
    const short = shortenMinuses(page, SCALE);
    const ink = inkBefore(short);
    expect([ink[0], ink.at(-1), ink.length]).toEqual([MINUS + 9, MINUS + 18, 10]);
    for (let y = 0; y < HEIGHT; y++) {
      const row = (of: GrayPicture): Uint8Array => of.data.subarray(y * WIDTH + BEHIND, (y + 1) * WIDTH);
      expect(row(short)).toEqual(row(page));
    }
  });

  it('leaves the lower end of a 5 before a comma as it is', () => {
    const page = picture((fill) => {
      fill(MINUS, TOP, 14, 3);
      fill(MINUS, TOP, 3, 11);
      fill(MINUS, TOP + 9, 12, 3);
      fill(MINUS + 10, TOP + 12, 4, 12);
      fill(MINUS, TOP + 20, 4, 2);
      fill(MINUS, TOP + 22, 14, 2);
      fill(MINUS + 1, TOP + 24, 10, 1);
      fill(MINUS + 17, TOP + 20, 4, 9);
      figures(fill);
    });
    expect(shortenMinuses(page, SCALE)).toBe(page);
  });

  it('leaves hyphens, signs of equality, dashes between figures and dashes by themselves as they are', () => {
    const pages = [
      (fill: Fill): void => minus(fill, 10),
      (fill: Fill): void => {
        minus(fill, 19, TOP + 9);
        minus(fill, 19, TOP + 17);
      },
      (fill: Fill): void => {
        minus(fill);
        fill(MINUS - 10, TOP, 6, FIGURE.height);
      },
      (fill: Fill): void => fill(MINUS - 40, TOP + 15, 19, 2),
      (fill: Fill): void => minus(fill, 19, TOP + FIGURE.height - 2),
    ].map((draw) =>
      picture((fill) => {
        draw(fill);
        figures(fill);
      }),
    );
    for (const page of pages) expect(shortenMinuses(page, SCALE)).toBe(page);
  });
});

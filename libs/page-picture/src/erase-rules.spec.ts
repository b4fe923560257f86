import { describe, expect, it } from 'vitest';
import { eraseRules } from './erase-rules.ts';
import type { GrayPicture } from './gray-picture.ts';

const SCALE = 300 / 72;
const [WIDTH, HEIGHT] = [600, 300];

type Fill = (left: number, top: number, width: number, height: number, gray?: number) => void;

function picture(draw: (fill: Fill) => void): GrayPicture {
  const data = new Uint8Array(WIDTH * HEIGHT).fill(250);
  draw((left, top, width, height, gray = 20) => {
    for (let y = top; y < top + height; y++) data.fill(gray, y * WIDTH + left, y * WIDTH + left + width);
  });
  return { width: WIDTH, height: HEIGHT, data };
}

const inkIn = ({ data }: GrayPicture, left: number, top: number, right: number, bottom: number): number => {
  let ink = 0;
  for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) if ((data[y * WIDTH + x] ?? 0) < 230) ink++;
  return ink;
};

/** Upright strokes of letters in a cell. */
const letters = (fill: Fill): void => {
  for (let at = 0; at < 8; at++) fill(120 + at * 20, 130, 4, 36);
};

describe('eraseRules', () => {
  it('takes the rules around a cell, with their faded edges, and leaves its letters', () => {
    const ruled = picture((fill) => {
      fill(98, 0, 7, HEIGHT, 215);
      fill(100, 0, 3, HEIGHT, 150);
      fill(0, 180, WIDTH, 2, 150);
      letters(fill);
    });
    const bare = eraseRules(ruled, SCALE);
    expect(inkIn(bare, 90, 0, 112, HEIGHT)).toBe(0);
    expect(inkIn(bare, 0, 175, WIDTH, 190)).toBe(0);
    expect(inkIn(bare, 115, 120, 300, 170)).toBe(8 * 4 * 36);
  });

  it('leaves what is thick, and a page without rules as it is', () => {
    const band = picture((fill) => fill(100, 0, 30, HEIGHT));
    expect(inkIn(eraseRules(band, SCALE), 90, 0, 140, HEIGHT)).toBe(30 * HEIGHT);
    const plain = picture(letters);
    expect(eraseRules(plain, SCALE)).toBe(plain);
  });
});

import { describe, expect, it } from 'vitest';
import { Straightener } from './upright.ts';
import { scaling } from './warp.ts';

const [WIDTH, HEIGHT] = [595, 842];
const MOST_PIXELS = 100_000_000;

/** Forty lines of strokes; where the rows say the same, their letters stand below each other all down the page. */
function page(sayTheSame: boolean) {
  const data = new Uint8Array(WIDTH * HEIGHT).fill(255);
  let seed = 7;
  const some = (): number => 2 + (((seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648) >> 16) % 6);
  for (let line = 0; line < 40; line++) {
    if (sayTheSame) seed = 7;
    for (let x = 60, stroke = some(); x < 520; x += stroke + some(), stroke = some()) {
      for (let y = 60 + line * 18; y < 70 + line * 18; y++) data.fill(0, y * WIDTH + x, y * WIDTH + x + stroke);
    }
  }
  return { picture: { width: WIDTH, height: HEIGHT, data }, toPage: scaling(1, 1) };
}
const turnsOf = (sayTheSame: boolean) => new Straightener(page(sayTheSame), WIDTH, HEIGHT, MOST_PIXELS).likelyTurns;

describe('the ways up in which a page may stand', () => {
  it('are those of the lines first, where lines order the print', () => {
    expect(turnsOf(false)).toEqual([0, 180, 90, 270]);
  });

  it('are all four, where rows that say the same look like a page on its side', () => {
    expect(turnsOf(true)[0] % 180).toBe(90);
    expect(new Set(turnsOf(true))).toEqual(new Set([0, 90, 180, 270]));
  });
});

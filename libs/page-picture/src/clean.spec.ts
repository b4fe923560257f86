import { describe, expect, it } from 'vitest';
import { clean, softenGrain, withWhitePaper } from './clean.ts';
import type { GrayPicture } from './gray-picture.ts';

const WIDTH = 400;

/** White paper with thin strokes, below which is a gray edge; `spoil` changes single pixels. */
function paper(spoil: (value: number, at: number) => number, edge = 120): GrayPicture {
  const data = Uint8Array.from({ length: WIDTH * WIDTH }, (_, at) => {
    const [x, y] = [at % WIDTH, Math.floor(at / WIDTH)];
    const stroke = [40, 40, edge][y % 20] ?? 244;
    return spoil(x % 40 > 10 ? stroke : 244, at);
  });
  return { width: WIDTH, height: WIDTH, data };
}
/** The same numbers on every run, from 0 to 1. */
const random = (at: number): number => {
  const value = Math.sin(at * 12.9898) * 43758.5453;
  return value - Math.floor(value);
};

describe('clean', () => {
  it('leaves a clean scan as it is, because softening melts points and thin strokes', () => {
    const scan = paper((value, at) => value + Math.round(random(at) * 4 - 2));
    expect(clean(scan, true)).toBe(scan);
  });

  it('softens the steps of print in black and white alone, where it is enlarged', () => {
    const fax = paper((value) => (value < 128 ? 0 : 255), 244);
    const { data } = clean(fax, true);
    expect([data[19 * WIDTH + 30], data[20 * WIDTH + 30]]).toEqual([191, 64]);
    expect(clean(fax, false)).toBe(fax);
  });

  it('takes grain from a noisy one', () => {
    const noisy = paper((value, at) => Math.max(0, Math.min(255, value + (random(at) + random(at + 7e5) - 1) * 120)));
    const { data } = clean(noisy, true);
    const spread = (pixels: Uint8Array): number => pixels.filter((value, at) => at % (20 * WIDTH) > 8 * WIDTH && value < 200).length; // prettier-ignore
    expect(spread(data)).toBeLessThan(spread(noisy.data) / 4);
  });

  it('takes lone dots alone, and leaves strokes sharp', () => {
    const speckled = paper((value, at) => (random(at) < 0.003 ? 0 : value));
    const { data } = clean(speckled, true);
    const dotsOf = (pixels: Uint8Array): number => pixels.filter((value, at) => at % (20 * WIDTH) > 4 * WIDTH && value < 20).length; // prettier-ignore
    expect(dotsOf(data)).toBeLessThan(dotsOf(speckled.data) / 10);
    expect(data[20 * WIDTH + 20]).toBe(40);
  });
});

describe('softenGrain', () => {
  const grainy = (most: number): GrayPicture =>
    paper((value, at) => Math.max(0, Math.min(255, value + Math.round((random(at) - 0.5) * 2 * most))));

  it('softens the fine grain of a scan that is read as it is', () => {
    const scan = grainy(5);
    const spread = ({ data }: GrayPicture): number => {
      const blank = data.filter((_, at) => at % (20 * WIDTH) > 4 * WIDTH && at % (20 * WIDTH) < 18 * WIDTH);
      return blank.reduce((sum, value) => sum + (value - 244) ** 2, 0) / blank.length;
    };
    expect(spread(softenGrain(scan))).toBeLessThan(spread(scan) / 4);
  });

  it('leaves a drawing as it is', () => {
    const drawing = grainy(0);
    expect(softenGrain(drawing)).toBe(drawing);
  });
});

it('makes the paper of a part wholly white, and keeps its print', () => {
  const scan = paper((value, at) => value + Math.round(random(at) * 16 - 8));
  const { data } = withWhitePaper(scan);
  expect(data.filter((_, at) => at % WIDTH < 10).every((value) => value === 255)).toBe(true);
  expect(Math.max(...data.filter((_, at) => at % 40 === 20 && Math.floor(at / WIDTH) % 20 === 0))).toBeLessThan(40);
});

it('makes faint print of a part as dark as any', () => {
  const faint = paper((value, at) => (value === 244 ? 244 + Math.round(random(at) * 6 - 3) : 170 + value / 4), 160);
  const { data } = withWhitePaper(faint);
  const of = (line: number): Uint8Array =>
    data.filter((_, at) => at % 40 === 20 && Math.floor(at / WIDTH) % 20 === line);
  expect(Math.max(...of(0))).toBeLessThan(40);
  expect(Math.min(...of(10))).toBeGreaterThan(240);
});

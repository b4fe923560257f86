import { describe, expect, it } from 'vitest';
import { inkCounter, inkFinder } from './find-ink.ts';

describe('inkFinder and inkCounter', () => {
  it('find and count the dark pixels wherever rows begin and end, for any threshold', () => {
    let seed = 7;
    const next = (below: number): number => (seed = (seed * 1103515245 + 12345) & 0x7fffffff) % below;
    for (let round = 0; round < 500; round++) {
      const threshold = 129 + next(127);
      const shift = next(4);
      const whole = Uint8Array.from({ length: 64 + next(40) }, () => {
        const near = [threshold - 1, threshold, 255, 128, 127, 0][next(6)] as number;
        return next(8) === 0 ? near : 255;
      });
      const data = whole.subarray(shift);
      const from = next(data.length);
      const end = from + next(data.length - from + 1);
      const found = inkFinder({ width: data.length, height: 1, data }, threshold)(from, end);
      const counted = inkCounter({ width: data.length, height: 1, data }, threshold)(from, end);
      const dark = [...data.keys()].filter((at) => at >= from && at < end && (data[at] as number) < threshold);
      expect([found, counted]).toEqual([dark[0] ?? end, dark.length]);
    }
  });

  it('know every value of a byte', () => {
    for (let threshold = 129; threshold < 256; threshold++) {
      for (let value = 0; value < 256; value++) {
        const data = new Uint8Array(8).fill(255);
        data[5] = value;
        expect(inkFinder({ width: 8, height: 1, data }, threshold)(0, 8)).toBe(value < threshold ? 5 : 8);
      }
    }
  });
});

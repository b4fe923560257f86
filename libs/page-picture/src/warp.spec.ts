import { describe, expect, it } from 'vitest';
import { inverse, scaling, turning, warp } from './warp.ts';

const source = {
  width: 40,
  height: 30,
  data: Uint8Array.from({ length: 1200 }, (_, at) => ((at % 40) * 5 + Math.floor(at / 40) * 2) % 256),
};

describe('warp', () => {
  it('enlarges as it does where the picture is turned by next to nothing', () => {
    const straight = warp(source, 60, 45, inverse(scaling(1.5, 1.5)));
    const turned = turning(1e-7, [0, 0], [0, 0]);
    const [a, b, , d, e] = turned;
    const slow = warp(source, 60, 45, inverse([a * 1.5, b * 1.5, 0, d * 1.5, e * 1.5, 0, 0, 0, 1]));
    const apart = straight.data.map((value, at) => Math.abs(value - (slow.data[at] ?? 0)));
    expect(Math.max(...apart)).toBeLessThanOrEqual(6);
    expect(apart.filter((value) => value > 1).length).toBeLessThan(120);
  });

  it('leaves white what lies outside the source', () => {
    const { data } = warp(source, 60, 40, [1, 0, -10, 0, 1, -5, 0, 0, 1]);
    expect([data[0], data[59], data[39 * 60 + 59]]).toEqual([255, 255, 255]);
    expect(data[5 * 60 + 10]).toBe(source.data[0]);
  });
});

import { describe, expect, it } from 'vitest';
import { addNewerBuiltins } from './newer-builtins.ts';

type Newer = Map<string, number> & {
  getOrInsert(key: string, value: number): number;
  getOrInsertComputed(key: string, compute: (key: string) => number): number;
};

describe('addNewerBuiltins', () => {
  addNewerBuiltins();

  it('gives maps what they hold, or what is put in', () => {
    const map = new Map([['a', 1]]) as Newer;
    expect([map.getOrInsert('a', 5), map.getOrInsert('b', 5)]).toEqual([1, 5]);
    expect([map.getOrInsertComputed('b', () => 9), map.getOrInsertComputed('ccc', (key) => key.length)]).toEqual([
      5, 3,
    ]);
    expect([...map]).toEqual([
      ['a', 1],
      ['b', 5],
      ['ccc', 3],
    ]);
  });

  it('writes the bytes of a view as hex', () => {
    const view = new Uint8Array([1, 0, 171, 255, 2]).subarray(1, 4);
    expect((view as Uint8Array & { toHex(): string }).toHex()).toBe('00abff');
  });

  it('sums without losing small numbers beside large ones', () => {
    const { sumPrecise } = Math as Math & { sumPrecise(numbers: Iterable<number>): number };
    expect(sumPrecise([1e20, 0.1, -1e20])).toBe(0.1);
    expect(sumPrecise([1, 2, 3])).toBe(6);
    expect(sumPrecise([Infinity, 1])).toBe(Infinity);
    expect(Object.is(sumPrecise([]), -0)).toBe(true);
  });
});

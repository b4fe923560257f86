import { expect, it } from 'vitest';
import { bitmap } from './bitmap.ts';

it('is a bitmap of 256 grays, its last row first, each filled up to whole words', () => {
  const all = Uint8Array.from([9, 9, 1, 2, 3, 4, 5, 6]);
  const file = bitmap({ width: 3, height: 2, data: all.subarray(2) });
  const view = new DataView(file.buffer);
  expect(String.fromCharCode(...file.subarray(0, 2))).toBe('BM');
  expect([2, 10, 18, 22].map((at) => view.getUint32(at, true))).toEqual([file.length, 1078, 3, 2]);
  expect([...file.subarray(1078 - 4, 1078)]).toEqual([255, 255, 255, 0]);
  expect([...file.subarray(1078)]).toEqual([4, 5, 6, 0, 1, 2, 3, 0]);
});

import { expect, it } from 'vitest';
import { toGray } from './gray-picture.ts';

it('reads pictures of one bit a pixel, as faxes are, whose rows begin at whole bytes', () => {
  const data = Uint8Array.of(0b1010_0000, 0b0100_0000);
  expect([...(toGray({ width: 3, height: 2, kind: 1, data })?.data ?? [])]).toEqual([255, 0, 255, 0, 255, 0]);
  expect(toGray({ width: 9, height: 2, kind: 1, data })).toBeNull();
});

it('takes what is transparent for paper', () => {
  const data = Uint8Array.of(0, 0, 0, 0, 0, 0, 0, 255);
  expect([...(toGray({ width: 2, height: 1, kind: 3, data })?.data ?? [])]).toEqual([255, 0]);
});

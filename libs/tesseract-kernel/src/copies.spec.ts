import { expect, it } from 'vitest';
import { copyOfFewBytes } from './copies.ts';
import { oneFunction } from './one-function.fixture.ts';
import { integer, storeByte } from './wasm-code.ts';

const REACHED = 2000;
const body = [0, ...copyOfFewBytes(), ...storeByte(integer(REACHED), integer(1)), 0x0b];

/** Rows of 16 bytes in either table; what was copied where, and whether the code behind had its turn. */
function copied(count: number, toHasBytes: number, fromHasBytes: number): { bytes: number[]; reached: number } {
  const { memory, run } = oneFunction(7, body);
  const bytes = new Uint8Array(memory);
  const numbers = new Int32Array(bytes.buffer);
  const [to, from, toBytes, fromBytes] = [64, 128, 512, 1024];
  for (const [table, data, hasBytes] of [
    [to, toBytes, toHasBytes],
    [from, fromBytes, fromHasBytes],
  ] as const) {
    numbers[(table + 28) / 4] = data;
    numbers[(table + 40) / 4] = 16;
    bytes[table + 48] = hasBytes;
  }
  bytes.set(Array.from({ length: 100 }, (_, at) => at + 1), fromBytes); // prettier-ignore
  run(to, 3, 2, count, from, 1, 4);
  const start = toBytes + 3 * 16 + 2;
  return { bytes: [...bytes.subarray(start - 1, start + 10)], reached: bytes[REACHED] ?? 0 };
}

it('copies a few bytes from row to row and is done', () => {
  expect(copied(1, 1, 1)).toEqual({ bytes: [0, 21, 0, 0, 0, 0, 0, 0, 0, 0, 0], reached: 0 });
  expect(copied(8, 1, 1)).toEqual({ bytes: [0, 21, 22, 23, 24, 25, 26, 27, 28, 0, 0], reached: 0 });
});

it('leaves the rest to what follows: more bytes, none, and tables of floats', () => {
  const untouched = { bytes: Array.from({ length: 11 }, () => 0), reached: 1 };
  expect(copied(9, 1, 1)).toEqual(untouched);
  expect(copied(0, 1, 1)).toEqual(untouched);
  expect(copied(1, 0, 0)).toEqual(untouched);
  expect(copied(1, 1, 0)).toEqual(untouched);
});

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { withOwnFunctions } from './program.ts';

const require = createRequire(import.meta.url);
const program = new Uint8Array(readFileSync(require.resolve('tesseract.js-core/tesseract-core-relaxedsimd-lstm.wasm')));

/** Sizes of the functions of a program, where its code begins and ends as it should. */
function sizes(bytes: Uint8Array): number[] {
  const number = (at: number): [number, number] => {
    let [value, end] = [0, at];
    for (let shift = 0; ; shift += 7) {
      const byte = bytes[end++] ?? 0;
      value |= (byte & 0x7f) << shift;
      if (byte < 0x80) return [value, end];
    }
  };
  for (let at = 8; at < bytes.length;) {
    const [length, first] = number(at + 1);
    if (bytes[at] === 10) {
      const [count, start] = number(first);
      let next = start;
      return Array.from({ length: count }, () => {
        const [size, from] = number(next);
        next = from + size;
        return size;
      });
    }
    at = first + length;
  }
  return [];
}

it('finds the five functions in the tesseract that is installed, and puts own ones in their place', () => {
  const own = withOwnFunctions(program);
  expect(WebAssembly.validate(own as Uint8Array<ArrayBuffer>)).toBe(true);
  const before = sizes(program);
  const changed = sizes(own).flatMap((size, at) => (size === before[at] ? [] : [before[at]]));
  expect(changed.sort()).toEqual([265, 3355, 394, 410, 8879]);
});

it('leaves a program as it is that does not hold the functions', () => {
  const own = withOwnFunctions(program);
  expect(withOwnFunctions(own)).toBe(own);
  const empty = Uint8Array.from([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);
  expect(withOwnFunctions(empty)).toBe(empty);
});

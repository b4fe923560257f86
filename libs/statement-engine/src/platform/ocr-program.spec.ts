import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { withOwnKernel } from './ocr-program.ts';

const require = createRequire(import.meta.url);
const program = new Uint8Array(readFileSync(require.resolve('tesseract.js-core/tesseract-core-relaxedsimd-lstm.wasm')));

it('finds the function in the tesseract that is installed, and puts the own one in its place', () => {
  const own = withOwnKernel(program);
  expect(own).not.toBe(program);
  expect(WebAssembly.validate(own as Uint8Array<ArrayBuffer>)).toBe(true);
});

it('leaves a program as it is that does not hold the function', () => {
  const own = withOwnKernel(program);
  expect(withOwnKernel(own)).toBe(own);
  const empty = Uint8Array.from([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);
  expect(withOwnKernel(empty)).toBe(empty);
});

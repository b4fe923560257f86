import { expect, it } from 'vitest';
import { matrixTimesVector } from './kernel.ts';
import { oneFunction } from './one-function.fixture.ts';

const { memory, run } = oneFunction(6, [...matrixTimesVector()]);
const bytes = new Int8Array(memory);
const floats = new Float32Array(memory);
const [WEIGHTS, SCALES, INPUTS, OUTPUTS] = [64, 160_000, 200_000, 220_000];
const UNTOUCHED = 99;

let seed = 7;
/** From -127 to 127, as tesseract's weights and inputs are. */
const anyByte = (): number => (seed = (seed * 48271) % 2147483647) % 255 - 127; // prettier-ignore

/** What the function makes of a matrix, beside what plain arithmetic makes of it. */
function multiplied(rows: number, columns: number, nextInput: () => number): { found: number[]; wanted: number[] } {
  const ownInputs = columns - 1;
  const constant = ownInputs + (ownInputs % 2);
  bytes.fill(UNTOUCHED);
  const inputs = Array.from({ length: ownInputs }, nextInput);
  bytes.set(inputs, INPUTS);
  const wanted = Array.from({ length: rows }, (_, row) => {
    const weights = inputs.map(anyByte);
    const start = WEIGHTS + row * (constant + 1);
    const last = anyByte();
    bytes.set(weights, start);
    if (constant > ownInputs) bytes[start + ownInputs] = 0;
    bytes[start + constant] = last;
    floats[SCALES / 4 + row] = (row + 1) / 7;
    const sum = inputs.reduce((total, input, at) => total + input * (weights[at] ?? 0), last * 127);
    return Math.fround(Math.fround(sum) * Math.fround((row + 1) / 7));
  });
  run(rows, columns, WEIGHTS, SCALES, INPUTS, OUTPUTS);
  expect(bytes[OUTPUTS + 4 * rows]).toBe(UNTOUCHED);
  return { found: [...floats.subarray(OUTPUTS / 4, OUTPUTS / 4 + rows)], wanted };
}

it('multiplies matrices of all sizes just as plain arithmetic does', () => {
  for (const rows of [1, 3, 4, 7, 8, 9, 16, 96, 111])
    for (const columns of [1, 2, 7, 8, 9, 10, 15, 16, 17, 18, 32, 33, 81, 193, 609]) {
      const { found, wanted } = multiplied(rows, columns, anyByte);
      expect(found, `${rows} × ${columns}`).toEqual(wanted);
    }
});

it('has room for the largest sums', () => {
  for (const input of [127, -127]) {
    const { found, wanted } = multiplied(16, 609, () => input);
    expect(found).toEqual(wanted);
  }
});

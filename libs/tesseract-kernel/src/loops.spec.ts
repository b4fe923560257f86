import { expect, it } from 'vitest';
import { bytesLoop, curveLoop, LOOP_VECTORS, type Curve } from './loops.ts';
import { oneFunction } from './one-function.fixture.ts';
import type { Code } from './wasm-code.ts';

const loop = { index: 0, count: 1, from: 2, to: 3 };
const FIRST_VECTOR = 5;
const [FROM, TO, FACTORS] = [64, 2048, 4096];

const running = (code: Code): ReturnType<typeof oneFunction> => oneFunction(5, [1, LOOP_VECTORS, 0x7b, ...code, 0x0b]);

const FLOATS = [0, 0.001, -0.3, 1.5, -2.25, 15.99, -15.995, 16.5, -40, 1e6, -1e7, 0.5, -7.7, 3.3, 9].map(Math.fround);
const TABLES: Record<Curve, [number, (x: number) => number]> = {
  tanh: [135_008, Math.tanh],
  logistic: [151_392, (x) => 1 / (1 + Math.exp(-x))],
};

/** As tesseract reckons it, one by one. */
function onCurve(curve: Curve, x: number): number {
  const value = (at: number): number => Math.fround(TABLES[curve][1](at / 256));
  const part = Math.fround(Math.abs(x) * 256);
  const at = Math.trunc(part);
  const rise = Math.fround(Math.fround(value(at + 1) - value(at)) * Math.fround(part - at));
  const found = at > 4094 ? 1 : Math.fround(rise + value(at));
  if (x >= 0) return found;
  return curve === 'tanh' ? -found : Math.fround(1 - found);
}

it.each(['tanh', 'logistic'] as const)(
  'puts floats through %s as tesseract does, and leaves the last ones',
  (curve) => {
    for (const hasFactors of [false, true]) {
      const { memory, run } = running(curveLoop(curve, hasFactors ? { ...loop, factors: 4 } : loop, FIRST_VECTOR));
      const floats = new Float32Array(memory);
      const [start, of] = TABLES[curve];
      floats.set(Array.from({ length: 4096 }, (_, at) => of(at / 256)), start / 4); // prettier-ignore
      floats.set(FLOATS, FROM / 4);
      floats.fill(7, TO / 4, TO / 4 + 16);
      floats.fill(-0.7, FACTORS / 4, FACTORS / 4 + 16);
      run(0, FLOATS.length, FROM, TO, FACTORS);
      const factor = hasFactors ? Math.fround(-0.7) : 1;
      const wanted = FLOATS.map((x, at) => (at < 12 ? Math.fround(onCurve(curve, x) * factor) : 7));
      expect([...floats.subarray(TO / 4, TO / 4 + FLOATS.length)]).toEqual(wanted);
    }
  },
);

it('makes floats bytes as tesseract does, and leaves the last ones', () => {
  const { memory, run } = running(bytesLoop(loop, FIRST_VECTOR));
  const floats = [0, 1, -1, 0.5, -0.5, 0.011, -0.012, 2, -3, 1e30, -1e30, 0.9999, -0.9999, 12 / 127, 12.5 / 127, -12.5 / 127, 1, 1].map(Math.fround); // prettier-ignore
  new Float32Array(memory).set(floats, FROM / 4);
  run(0, floats.length, FROM, TO, 0);
  const wanted = floats.map((x, at) => {
    const scaled = Math.fround(x * 127);
    const whole = Math.sign(scaled) * Math.trunc(Math.fround(Math.abs(scaled) + 0.5));
    return at < 16 ? Math.max(-127, Math.min(127, whole)) + 0 : 0;
  });
  expect([...new Int8Array(memory, TO, floats.length)]).toEqual(wanted);
});

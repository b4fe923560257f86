import {
  add, addFloats, and, atLeastBytes, atMostNumbers, chosen, eachByte, eachFloat, eachNumber, evenWords, floatsAreLess,
  get, ifThen, integer, isLess, laneOf, load, loadHalf, loadOtherHalf, multiplyFourFloats, numbersAreEqual, oddWords,
  repeatWhile, set, shiftFourLeft, shiftLeft, sizesOfFloats, store, storeHalf, subtractFloats, toBytes, toFourFloats,
  toNumbers, toNumbersRelaxed, toShorts, type Code,
} from './wasm-code.ts'; // prettier-ignore

/** Locals of a loop of tesseract's own: how far it is, how far it goes, where its floats lie and its results go. */
export interface Loop {
  readonly index: number;
  readonly count: number;
  readonly from: number;
  readonly to: number;
  /** Floats that the results are multiplied by. */
  readonly factors?: number;
}

/** Where tesseract's tables of its two curves lie: their values at each 256th from zero on. */
const TABLES = { tanh: 135_008, logistic: 151_392 };
export type Curve = keyof typeof TABLES;
const STEPS = 256;
/** The last step that has a value after it; beyond, both curves count as one. */
const LAST_STEP = 4094;
const SIGN = eachNumber(-0x80000000);
const ONE = eachFloat(1);
const FULL = 127;

/** Vectors that such a loop takes, from the local on that it is given. */
export const LOOP_VECTORS = 6;

const place = ({ index }: Loop, floats: number): Code => add(get(floats), shiftLeft(get(index), integer(2)));

/** `body` for so many floats at a time, until fewer are left. */
function inSteps({ index, count }: Loop, step: number, ...body: Code[]): Code {
  const end = and(get(count), integer(-step));
  return ifThen(end, repeatWhile(isLess(get(index), end), ...body, set(index, add(get(index), integer(step)))));
}

/**
 * Puts floats through one of tesseract's curves, by tesseract's own steps, but four at a time and without asking of each
 * whether it is below zero: as likely as not, so that no processor foretells it.
 */
export function curveLoop(curve: Curve, loop: Loop, firstVector: number): Code {
  const [x, rest, step, known, first, second] = [0, 1, 2, 3, 4, 5].map((at) => firstVector + at) as [number, number, number, number, number, number]; // prettier-ignore
  const table = TABLES[curve];
  const values = (lane: number): Code => loadOtherHalf(laneOf(get(known), lane + 1), loadHalf(laneOf(get(known), lane), table), table); // prettier-ignore
  const below = evenWords(get(first), get(second));
  const above = oddWords(get(first), get(second));
  const risen = addFloats(multiplyFourFloats(subtractFloats(above, below), get(rest)), below);
  const signed =
    curve === 'tanh'
      ? chosen(get(x), get(rest), SIGN)
      : chosen(subtractFloats(ONE, get(rest)), get(rest), floatsAreLess(get(x), eachFloat(0)));
  const result = loop.factors === undefined ? signed : multiplyFourFloats(signed, load(place(loop, loop.factors)));
  return inSteps(
    loop,
    4,
    set(x, load(place(loop, loop.from))),
    set(rest, multiplyFourFloats(sizesOfFloats(get(x)), eachFloat(STEPS))),
    set(step, toNumbersRelaxed(get(rest))),
    set(rest, subtractFloats(get(rest), toFourFloats(get(step)))),
    set(known, atMostNumbers(get(step), eachNumber(LAST_STEP))),
    set(step, numbersAreEqual(get(step), get(known))),
    set(known, shiftFourLeft(get(known), integer(2))),
    set(first, values(0)),
    set(second, values(2)),
    set(rest, chosen(risen, ONE, get(step))),
    store(place(loop, loop.to), result),
  );
}

/** Makes floats from -1 to 1 bytes from -127 to 127, eight at a time, by tesseract's own steps. */
export function bytesLoop(loop: Loop, firstVector: number): Code {
  const four = (offset: number): Code => {
    const float = get(firstVector);
    const half = chosen(float, eachFloat(0.5), SIGN);
    return [
      ...set(firstVector, multiplyFourFloats(load(place(loop, loop.from), offset), eachFloat(FULL))),
      ...toNumbers(addFloats(float, half)),
    ];
  };
  const shorts = toShorts(four(0), four(16));
  const bytes = atLeastBytes(toBytes(shorts, get(firstVector)), eachByte(-FULL));
  return inSteps(loop, 8, storeHalf(add(get(loop.to), get(loop.index)), bytes));
}

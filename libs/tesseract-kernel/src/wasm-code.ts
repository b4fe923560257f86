/**
 * Instructions of WebAssembly as bytes: as many as it takes to write a function by hand. What an instruction works on
 * comes before it, as WebAssembly has it.
 */
export type Code = readonly number[];

const LOW_BITS = 0x7f;
const MORE = 0x80;
const HALF = 0x40;

/** A whole number in WebAssembly's own form (LEB128). */
export function unsigned(value: number): Code {
  const bytes: number[] = [];
  let rest = value;
  for (; rest > LOW_BITS; rest >>>= 7) bytes.push((rest & LOW_BITS) | MORE);
  return [...bytes, rest];
}

function signed(value: number): Code {
  const bytes: number[] = [];
  let rest = value;
  for (; rest < -HALF || rest >= HALF; rest >>= 7) bytes.push((rest & LOW_BITS) | MORE);
  return [...bytes, rest & LOW_BITS];
}

const NOTHING = 0x40;
const END = 0x0b;
const ofTwo =
  (code: number) =>
  (a: Code, b: Code): Code => [...a, ...b, code];
const vector = (code: number, ...rest: number[]): Code => [0xfd, ...unsigned(code), ...rest];
const vectorOfTwo =
  (code: number) =>
  (a: Code, b: Code): Code => [...a, ...b, ...vector(code)];

export const get = (local: number): Code => [0x20, ...unsigned(local)];
export const set = (local: number, value: Code): Code => [...value, 0x21, ...unsigned(local)];
export const leave: Code = [0x0f];
export const ifThen = (condition: Code, ...body: Code[]): Code => [...condition, 0x04, NOTHING, ...body.flat(), END];
/** The body, and again as long as the condition holds after it. */
export const repeatWhile = (condition: Code, ...body: Code[]): Code => [0x03, NOTHING, ...body.flat(), ...condition, 0x0d, 0, END]; // prettier-ignore

export const integer = (value: number): Code => [0x41, ...signed(value)];
export const add = ofTwo(0x6a);
export const subtract = ofTwo(0x6b);
export const multiply = ofTwo(0x6c);
export const and = ofTwo(0x71);
export const or = ofTwo(0x72);
export const shiftLeft = ofTwo(0x74);
export const isLess = ofTwo(0x48);
export const isMore = ofTwo(0x4a);
export const isAtLeast = ofTwo(0x4e);
export const loadByte = (at: Code): Code => [...at, 0x2c, 0, 0];
export const storeByte = (at: Code, value: Code): Code => [...at, ...value, 0x3a, 0, 0];
/** A byte that is 0 or 1. */
export const loadFlag = (at: Code, offset: number): Code => [...at, 0x2d, 0, ...unsigned(offset)];
export const loadNumber = (at: Code, offset: number): Code => [...at, 0x28, 2, ...unsigned(offset)];
export const loadFloat = (at: Code): Code => [...at, 0x2a, 2, 0];
export const storeFloat = (at: Code, value: Code): Code => [...at, ...value, 0x38, 2, 0];
export const toFloat = (value: Code): Code => [...value, 0xb2];
export const multiplyFloats = ofTwo(0x94);

/** Vectors of sixteen bytes, eight short numbers, four numbers or four floats. */
export const load = (at: Code, offset = 0): Code => [...at, ...vector(0x00, 0), ...unsigned(offset)];
/** Eight bytes, made eight short numbers. */
export const loadShorts = (at: Code): Code => [...at, ...vector(0x01, 0, 0)];
export const store = (at: Code, value: Code, offset = 0): Code => [...at, ...value, ...vector(0x0b, 0), ...unsigned(offset)]; // prettier-ignore
export const vectorOf = (bytes: readonly number[]): Code => vector(0x0c, ...bytes);
/** Bytes of both vectors: those of the second count from 16. */
export const pick = (bytes: readonly number[], a: Code, b: Code): Code => [...a, ...b, ...vector(0x0d, ...bytes)];
export const sixteenTimes = (value: Code): Code => [...value, ...vector(0x0f)];
export const eightTimes = (value: Code): Code => [...value, ...vector(0x10)];
export const withByte = (of: Code, lane: number, value: Code): Code => [...of, ...value, ...vector(0x17, lane)];
export const withShort = (of: Code, lane: number, value: Code): Code => [...of, ...value, ...vector(0x1a, lane)];
export const bytesAreMore = vectorOfTwo(0x27);
export const bytesAreAtLeast = vectorOfTwo(0x2b);
export const shortsAreAtLeast = vectorOfTwo(0x35);
export const bitsInBoth = vectorOfTwo(0x4e);
export const bitsInOne = vectorOfTwo(0x51);
export const sizesOfBytes = (value: Code): Code => [...value, ...vector(0x60)];
export const addFour = vectorOfTwo(0xae);
export const subtractFour = vectorOfTwo(0xb1);
/** Products of short numbers, neighbours added up to four numbers. */
export const productsOfShorts = vectorOfTwo(0xba);
/** Products of bytes, the second ones not below zero, neighbours added up to eight short numbers. */
export const productsOfBytes = vectorOfTwo(0x112);
export const multiplyFourFloats = vectorOfTwo(0xe6);
export const toFourFloats = (value: Code): Code => [...value, ...vector(0xfa)];
export const chosen = (a: Code, b: Code, bits: Code): Code => [...a, ...b, ...bits, ...vector(0x52)];
/** Halves of a vector: eight bytes. */
export const loadHalf = (at: Code, offset: number): Code => [...at, ...vector(0x5d, 0), ...unsigned(offset)];
export const loadOtherHalf = (at: Code, first: Code, offset: number): Code => [...at, ...first, ...vector(0x57, 0), ...unsigned(offset), 1]; // prettier-ignore
export const storeHalf = (at: Code, value: Code): Code => [...at, ...value, ...vector(0x5b, 0, 0, 0)];
const WORDS = [0, 1, 2, 3];
const everyOther = (from: number): readonly number[] => WORDS.flatMap((at) => WORDS.map((byte) => 8 * at + 4 * from + byte)); // prettier-ignore
/** Of the words (four bytes) of two vectors the first, third and so on. */
export const evenWords = (a: Code, b: Code): Code => pick(everyOther(0), a, b);
export const oddWords = (a: Code, b: Code): Code => pick(everyOther(1), a, b);
const bytesOf = (values: Float32Array | Int32Array | Int8Array): Code => vectorOf([...new Uint8Array(values.buffer)]);
export const eachFloat = (value: number): Code => bytesOf(new Float32Array(4).fill(value));
export const eachNumber = (value: number): Code => bytesOf(new Int32Array(4).fill(value));
export const eachByte = (value: number): Code => bytesOf(new Int8Array(16).fill(value));
export const laneOf = (value: Code, lane: number): Code => [...value, ...vector(0x1b, lane)];
export const numbersAreEqual = vectorOfTwo(0x37);
export const floatsAreLess = vectorOfTwo(0x43);
export const shiftFourLeft = vectorOfTwo(0xab);
/** The lesser, of numbers that are never below zero. */
export const atMostNumbers = vectorOfTwo(0xb7);
export const atLeastBytes = vectorOfTwo(0x78);
/** Shorts of two vectors of numbers, bytes of two vectors of shorts; what has no room becomes the utmost. */
export const toShorts = vectorOfTwo(0x85);
export const toBytes = vectorOfTwo(0x65);
export const sizesOfFloats = (value: Code): Code => [...value, ...vector(0xe0)];
export const addFloats = vectorOfTwo(0xe4);
export const subtractFloats = vectorOfTwo(0xe5);
export const toNumbers = (value: Code): Code => [...value, ...vector(0xf8)];
/** As `toNumbers`, but what has no room becomes the utmost or, unsigned, more than any. */
export const toNumbersRelaxed = (value: Code): Code => [...value, ...vector(0x101)];

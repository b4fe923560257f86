import {
  add, addFour, and, bitsInBoth, bitsInOne, bytesAreAtLeast, bytesAreMore, eightTimes, get, ifThen, integer, isAtLeast,
  isLess, isMore, leave, load, loadByte, loadFloat, loadShorts, multiply, multiplyFloats, multiplyFourFloats, or, pick,
  productsOfBytes, productsOfShorts, repeatWhile, set, shiftLeft, shortsAreAtLeast, sixteenTimes, sizesOfBytes, store,
  storeFloat, subtract, subtractFour, toFloat, toFourFloats, vectorOf, withByte, withShort, type Code,
} from './wasm-code.ts'; // prettier-ignore

/** What the function is called with. `columns` counts the constant after each row's weights, too. */
const [ROWS, COLUMNS, WEIGHTS, SCALES, INPUTS, OUTPUTS] = [0, 1, 2, 3, 4, 5];
/** Numbers: bytes from row to row; rows, bytes and columns gone through; the first weights of the rows at hand. */
const [STRIDE, ROW, COLUMN, END, AT, FIRST, SUM, FLOATS] = [6, 7, 8, 9, 10, 11, 12, 13];
const NUMBERS = 8;
/** Vectors: sums of eight rows; inputs without their signs, and their signs. */
const SUMS = [14, 15, 16, 17, 18, 19, 20, 21];
const [SIZES, SIGNS, LAST_SIZES, LAST_SIGNS, OFFSET, ONES] = [22, 23, 24, 25, 26, 27];
const VECTORS = SUMS.length + 6;

const BYTES = Array.from({ length: 16 }, (_, at) => at);
const SHORTS = BYTES.map((at) => (at % 2 === 0 ? at / 2 : 0));
const ZERO = vectorOf(BYTES.map(() => 0));
const SHORT_ONES = vectorOf(BYTES.map((at) => (at + 1) % 2));
const FEWEST_ROWS = 4;
const SHORT_STRIDE = 8;
const LONG_STRIDE = 16;
/** What a constant is multiplied by. */
const FULL = 127;

/** Of words (four bytes) of two vectors those at the places, the second's counted from 4. */
const words = (places: readonly number[], a: Code, b: Code): Code =>
  pick(places.flatMap((place) => [0, 1, 2, 3].map((byte) => 4 * place + byte)), a, b); // prettier-ignore

/** Four vectors of part sums made one of sums, multiplied by the rows' scales and put where they belong. */
function writeFour([a = 0, b = 0, c = 0, d = 0]: readonly number[], offset: number): Code {
  const inPairs = (one: number, other: number): Code =>
    addFour(words([0, 4, 1, 5], get(one), get(other)), words([2, 6, 3, 7], get(one), get(other)));
  const sums = addFour(words([0, 1, 4, 5], get(a), get(c)), words([2, 3, 6, 7], get(a), get(c)));
  const scales = load(add(get(SCALES), get(FLOATS)), offset);
  return [
    ...set(a, inPairs(a, b)),
    ...set(c, inPairs(c, d)),
    ...store(add(get(OUTPUTS), get(FLOATS)), multiplyFourFloats(toFourFloats(sums), scales), offset),
  ];
}

/** `body` for so many rows at a time; where they do not come out even, the last ones go back over rows already done. */
function forRows(step: number, ...body: Code[]): Code {
  const lastStart = subtract(get(ROWS), integer(step));
  return [
    ...set(ROW, integer(0)),
    ...repeatWhile(
      integer(1),
      set(FIRST, add(get(WEIGHTS), multiply(get(ROW), get(STRIDE)))),
      set(FLOATS, shiftLeft(get(ROW), integer(2))),
      ...body,
      ifThen(isAtLeast(get(ROW), lastStart), leave),
      set(ROW, add(get(ROW), integer(step))),
      ifThen(isMore(get(ROW), lastStart), set(ROW, lastStart)),
    ),
  ];
}

/**
 * Rows of sixteen weights and more. Inputs go in without their signs, weights of negative ones with all bits turned
 * round (-w - 1): then sixteen products take a single instruction, and what the turning takes off is the same for all
 * rows (`OFFSET`). The last sixteen weights of a row stand in for what is left, with inputs of zero for those that had
 * their turn, and the constant among them.
 */
function longRows(): Code {
  const turned = (signs: number): Code => bitsInOne(load(get(AT)), get(signs));
  const plus = (sum: number, weights: Code, sizes: number): Code =>
    set(sum, addFour(get(sum), productsOfShorts(productsOfBytes(weights, get(sizes)), get(ONES))));
  const split = (inputs: Code, sizes: number, signs: number): Code[] =>
    [set(sizes, inputs), set(signs, bytesAreMore(ZERO, get(sizes))), set(sizes, sizesOfBytes(get(sizes)))]; // prettier-ignore
  const last = subtract(get(STRIDE), integer(LONG_STRIDE));
  const isLeft = bytesAreAtLeast(vectorOf(BYTES), sixteenTimes(subtract(get(END), last)));
  const eachRow = (start: Code, body: (sum: number) => Code[]): Code[] =>
    SUMS.flatMap((sum, at) => [set(AT, at === 0 ? start : add(get(AT), get(STRIDE))), ...body(sum)]);
  const eachColumn = (...body: Code[]): Code[] => [
    set(COLUMN, integer(0)),
    ifThen(get(END), repeatWhile(isLess(get(COLUMN), get(END)), ...split(load(add(get(INPUTS), get(COLUMN))), SIZES, SIGNS), ...body, set(COLUMN, add(get(COLUMN), integer(LONG_STRIDE))))), // prettier-ignore
  ];
  return [
    set(END, and(subtract(get(STRIDE), integer(1)), integer(-LONG_STRIDE))),
    set(ONES, SHORT_ONES),
    ...split(withByte(bitsInBoth(load(add(get(INPUTS), last)), isLeft), 15, integer(FULL)), LAST_SIZES, LAST_SIGNS),
    set(OFFSET, ZERO),
    plus(OFFSET, get(LAST_SIGNS), LAST_SIZES),
    ...eachColumn(plus(OFFSET, get(SIGNS), SIZES)),
    set(OFFSET, subtractFour(ZERO, get(OFFSET))),
    forRows(
      SUMS.length,
      ...eachRow(add(get(FIRST), last), (sum) => [set(sum, get(OFFSET)), plus(sum, turned(LAST_SIGNS), LAST_SIZES)]),
      ...eachColumn(...eachRow(add(get(FIRST), get(COLUMN)), (sum) => [plus(sum, turned(SIGNS), SIZES)])),
      writeFour(SUMS.slice(0, 4), 0),
      writeFour(SUMS.slice(4), 16),
    ),
  ].flat();
}

/** Rows of nine to fifteen weights, the constant among them: the first eight, and the last eight without those. */
function shortRows(): Code {
  const sums = SUMS.slice(0, FEWEST_ROWS);
  const isLeft = shortsAreAtLeast(vectorOf(SHORTS), eightTimes(subtract(integer(SHORT_STRIDE), get(END))));
  return [
    set(END, subtract(get(STRIDE), integer(SHORT_STRIDE))),
    set(SIZES, loadShorts(get(INPUTS))),
    set(LAST_SIZES, withShort(bitsInBoth(loadShorts(add(get(INPUTS), get(END))), isLeft), 7, integer(FULL))),
    forRows(
      FEWEST_ROWS,
      ...sums.flatMap((sum) => [
        set(sum, addFour(productsOfShorts(loadShorts(get(FIRST)), get(SIZES)), productsOfShorts(loadShorts(add(get(FIRST), get(END))), get(LAST_SIZES)))), // prettier-ignore
        set(FIRST, add(get(FIRST), get(STRIDE))),
      ]),
      writeFour(sums, 0),
    ),
  ].flat();
}

/** Matrices too small for vectors. */
function fewNumbers(): Code {
  const weight = (at: number): Code => loadByte(add(get(FIRST), get(at)));
  return [
    set(END, subtract(get(COLUMNS), integer(1))),
    set(AT, subtract(get(STRIDE), integer(1))),
    forRows(
      1,
      set(SUM, multiply(weight(AT), integer(FULL))),
      set(COLUMN, integer(0)),
      ifThen(
        isMore(get(END), integer(0)),
        repeatWhile(
          isLess(get(COLUMN), get(END)),
          set(SUM, add(get(SUM), multiply(weight(COLUMN), loadByte(add(get(INPUTS), get(COLUMN)))))),
          set(COLUMN, add(get(COLUMN), integer(1))),
        ),
      ),
      storeFloat(add(get(OUTPUTS), get(FLOATS)), multiplyFloats(toFloat(get(SUM)), loadFloat(add(get(SCALES), get(FLOATS))))), // prettier-ignore
    ),
  ].flat();
}

/**
 * The body of tesseract's function that multiplies a matrix of bytes by a vector of bytes, which is half the work of
 * recognition: with exactly the same results, in little more than half the time of what tesseract's own compiler makes
 * of it. Weights lie row by row, an even number in each, and the row's constant after them.
 */
export function matrixTimesVector(): Uint8Array {
  const END_OF_FUNCTION = 0x0b;
  const locals = [2, NUMBERS, 0x7f, VECTORS, 0x7b];
  const code: Code[] = [
    ifThen(isLess(get(ROWS), integer(1)), leave),
    set(STRIDE, or(get(COLUMNS), integer(1))),
    ifThen(and(isAtLeast(get(STRIDE), integer(LONG_STRIDE)), isAtLeast(get(ROWS), integer(SUMS.length))), longRows()),
    ifThen(
      and(
        and(isMore(get(STRIDE), integer(SHORT_STRIDE)), isLess(get(STRIDE), integer(LONG_STRIDE))),
        isAtLeast(get(ROWS), integer(FEWEST_ROWS)),
      ),
      shortRows(),
    ),
    fewNumbers(),
    [END_OF_FUNCTION],
  ];
  return Uint8Array.from([...locals, ...code.flat()]);
}

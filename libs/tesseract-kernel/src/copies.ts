import { add, and, get, ifThen, integer, isLess, isMore, leave, loadByte, loadFlag, loadNumber, multiply, repeatWhile, set, storeByte, subtract, type Code } from './wasm-code.ts'; // prettier-ignore

/** What tesseract's function is called with: two tables of bytes, and where in which row to take and to put how many. */
const [TO, TO_ROW, TO_COLUMN, COUNT, FROM, FROM_ROW, FROM_COLUMN] = [0, 1, 2, 3, 4, 5, 6];
/** Where a table keeps its bytes, how many a row has, and that it has bytes, not floats. */
const [BYTES, ROW_LENGTH, HAS_BYTES] = [28, 40, 48];
const MOST = 8;

/**
 * Copies a few bytes from a row to a row and is done; with more, or with floats, what follows has its turn. tesseract
 * copies single bytes, hundreds for each column of a line, and calls four functions for each.
 */
export function copyOfFewBytes(): Code {
  const place = (table: number, row: number, column: number): Code =>
    add(add(loadNumber(get(table), BYTES), multiply(get(row), loadNumber(get(table), ROW_LENGTH))), get(column));
  const isFew = and(isMore(get(COUNT), integer(0)), isLess(get(COUNT), integer(MOST + 1)));
  const next = (local: number): Code => set(local, add(get(local), integer(1)));
  return ifThen(
    and(and(loadFlag(get(TO), HAS_BYTES), loadFlag(get(FROM), HAS_BYTES)), isFew),
    set(TO, place(TO, TO_ROW, TO_COLUMN)),
    set(FROM, place(FROM, FROM_ROW, FROM_COLUMN)),
    repeatWhile(get(COUNT), storeByte(get(TO), loadByte(get(FROM))), next(TO), next(FROM), set(COUNT, subtract(get(COUNT), integer(1)))), // prettier-ignore
    leave,
  );
}

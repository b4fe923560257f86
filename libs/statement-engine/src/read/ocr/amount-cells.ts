import type { Word } from '../../page-content.ts';

/** An amount as banks print it, with two decimals. */
export const AMOUNT =
  /^[-+−(]?[$£€]?(?:\d{1,3}(?:[.,'’]?\d{3})*|\d{1,2}(?:,\d{2})+,\d{3})[.,]\d{2}(?:\)|-|\+|CR|DR|Cr|Dr|S|H|[€£$])?$/;

/** Amounts of one column end within this part of their height. */
const SAME_EDGE = 0.45;

/** Whether two words end a column's cells. */
export const sameEdge = (one: Word, other: Word): boolean =>
  Math.abs(one.x + one.width - other.x - other.width) <= one.height * SAME_EDGE;

/** Whether two words stand on one line. */
export const sameLine = (one: Word, other: Word): boolean => Math.abs(one.y - other.y) <= one.height / 2;

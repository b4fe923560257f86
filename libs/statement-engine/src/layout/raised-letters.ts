import type { Piece } from './split-words.ts';

/** What raised letters make a number's name or an ordinal of: "N" and "o", "1" and "er". */
const BEFORE = /^(?:[Nn]|\d{1,2})$/;
const RAISED = /^\p{L}{1,2}$/u;
/** They touch what they belong to, and stand no higher above it than this (parts of its font size). */
const TOUCHES = 0.15;
const HIGHEST = 0.7;
/** So many pieces of one line at most stand between the two. */
const MOST_BETWEEN = 200;

/**
 * Puts raised letters on the line of what they belong to: by themselves they would be a line between two others. `pieces`
 * go down the page; true where they no longer do.
 */
export function lowerRaised(pieces: readonly Piece[]): boolean {
  let isMoved = false;
  pieces.forEach((piece, at) => {
    if (!RAISED.test(piece.text)) return;
    for (const other of pieces.slice(at + 1, at + MOST_BETWEEN)) {
      const up = other.baseline - piece.baseline;
      if (up > 2 * HIGHEST * piece.size) return;
      const touches = Math.abs(piece.x0 - other.x1) <= TOUCHES * other.size;
      if (!touches || piece.size >= other.size || up > HIGHEST * other.size || !BEFORE.test(other.text)) continue;
      piece.baseline = other.baseline;
      isMoved = true;
      return;
    }
  });
  return isMoved;
}

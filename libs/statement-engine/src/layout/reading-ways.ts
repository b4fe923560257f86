import type { Piece } from './split-words.ts';

const RIGHT_TO_LEFT = /[\u0590-\u07ff\ufb1d-\ufdff\ufe70-\ufefc]/;
const LATIN = /[A-Za-z]/;
const LATIN_OR_DIGIT = /[A-Za-z\d]/;
const FIRST_RIGHT_TO_LEFT = 0x590;

/** Words of one stretch of text are no further apart than this (font sizes). */
const ONE_STRETCH = 0.9;

/** Whether a page is read mirrored, and whether its letters from right to left run the other way round. */
export interface PageWay {
  readonly mirrored: boolean;
  readonly turned: boolean;
}

/** Whether any of the pieces is written from right to left. */
export function anyRightToLeft(pieces: readonly Piece[]): boolean {
  return pieces.some(
    ({ text }) => text.charCodeAt(text.length >> 1) >= FIRST_RIGHT_TO_LEFT && RIGHT_TO_LEFT.test(text),
  );
}

/** Two parts of a word that stand side by side: what is written against the way of the page begins with the second one. */
export function joinedText(first: string, second: string, { mirrored }: PageWay): string {
  const isRightToLeft = RIGHT_TO_LEFT.test(first) || RIGHT_TO_LEFT.test(second);
  const against = mirrored ? !isRightToLeft : isRightToLeft && !LATIN_OR_DIGIT.test(first + second);
  return against ? second + first : first + second;
}

/**
 * Stretches of words that are written against the way of the page ("NETFLIX COM" on a mirrored page, two Arabic words on
 * an English one) change places, so that every line is read from the left.
 */
export function inReadingOrder(pieces: Piece[], { mirrored, turned }: PageWay): Piece[] {
  if (mirrored) turnStretches(pieces, LATIN, RIGHT_TO_LEFT);
  if (!mirrored || turned) turnStretches(pieces, RIGHT_TO_LEFT, LATIN);
  return pieces;
}

function turnStretches(pieces: Piece[], own: RegExp, other: RegExp): void {
  const isOwn = ({ text }: Piece): boolean => own.test(text) && !other.test(text);
  for (let at = 0; at < pieces.length; at++) {
    if (!isOwn(pieces[at] as Piece)) continue;
    let end = at + 1;
    for (let i = end; i < pieces.length && goesOn(pieces, i) && !other.test((pieces[i] as Piece).text); i++)
      if (isOwn(pieces[i] as Piece)) end = i + 1;
    turnRound(pieces, at, end);
    at = end - 1;
  }
}

function goesOn(pieces: readonly Piece[], at: number): boolean {
  const piece = pieces[at] as Piece;
  return piece.x0 - (pieces[at - 1] as Piece).x1 < ONE_STRETCH * piece.size;
}

function turnRound(pieces: Piece[], from: number, to: number): void {
  if (to - from < 2) return;
  const ends = (pieces[from] as Piece).x0 + (pieces[to - 1] as Piece).x1;
  const turned = pieces.slice(from, to).reverse();
  turned.forEach((piece, i) => {
    [piece.x0, piece.x1] = [ends - piece.x1, ends - piece.x0];
    pieces[from + i] = piece;
  });
}

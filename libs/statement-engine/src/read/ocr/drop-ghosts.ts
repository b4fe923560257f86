import type { Word } from '../../page-content.ts';
import type { GrayPicture } from '../picture/gray-picture.ts';

/** Dashes and other marks without a letter or a digit. */
const MARKS = /^[^\p{L}\p{N}]+$/u;
/** Lighter pixels are paper. */
const INK = 170;
/** So few dark pixels are grain. */
const GRAIN = 3;
/** Room around the word's box, in heights: tesseract guesses where marks stand. */
const ROOM = 0.15;

/**
 * tesseract sees dashes and other marks in the grain of wide blanks: before figures they would be minuses, elsewhere words of entries.
 * Those without any ink in their place are left out. `scale` is in pixels a point.
 */
export const dropGhosts = (words: readonly Word[], picture: GrayPicture, scale: number): Word[] =>
  words.filter((word) => !MARKS.test(word.text) || hasInk(word, picture, scale));

function hasInk({ x, y, width, height }: Word, picture: GrayPicture, scale: number): boolean {
  const room = ROOM * height;
  const [from, to] = [Math.max(0, Math.round((x - room) * scale)), Math.min(picture.width, Math.round((x + width + room) * scale))]; // prettier-ignore
  const [top, bottom] = [
    Math.max(0, Math.round(y * scale)),
    Math.min(picture.height, Math.round((y + height) * scale)),
  ];
  let dark = 0;
  for (let row = top; row < bottom; row++)
    for (let column = from; column < to; column++)
      if ((picture.data[row * picture.width + column] as number) < INK && ++dark > GRAIN) return true;
  return false;
}

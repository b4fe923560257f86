import { medianOf } from './median.ts';
import type { GrayPicture } from './gray-picture.ts';
import { warp } from './warp.ts';

/** A character of ordinary print is about half as wide as the print's size; tesseract knows little that is narrower. */
const ORDINARY = 0.53;
const NARROW = 0.44;
/** Words that tell: as long, and as many, at least. */
const SHORTEST = 4;
const FEWEST = 12;
/** Lower, lines lose too much. */
const LOWEST = 0.7;

/**
 * To what part of its height print is to be squeezed so that its letters are as wide as ordinary ones: 1 but for condensed
 * fonts. Measured: of a page in such a font 33 of 60 figures kept their point, squeezed 57 to 60.
 */
export function squeezeOf(
  words: readonly { readonly text: string; readonly width: number; readonly size: number }[],
): number {
  const shapes = words
    .filter(({ text }) => text.length >= SHORTEST)
    .map(({ text, width, size }) => width / text.length / size);
  const shape = medianOf(shapes);
  return shape === undefined || shapes.length < FEWEST || shape >= NARROW ? 1 : Math.max(LOWEST, shape / ORDINARY);
}

/** The picture with its height at this part; the same where it is all of it. */
export function squeezed(picture: GrayPicture, share: number): GrayPicture {
  if (share === 1) return picture;
  const height = Math.max(1, Math.round(picture.height * share));
  return warp(picture, picture.width, height, [1, 0, 0, 0, picture.height / height, 0, 0, 0, 1]);
}

import { inkCounter } from './find-ink.ts';
import type { GrayPicture } from './gray-picture.ts';

/** Darker pixels are ink. */
const INK = 140;
/** Rules of a table may cross a gap between lines: so much of a row may be ink. */
const RULES = 0.006;
/** Lines of print stand at least so many pixels apart, at 300 dpi half a millimetre. */
const NARROWEST_GAP = 6;
/** A row with more ink is of a band or a picture: no print says how the page stands there. */
const BAND = 0.4;
/** The upper part has so much of the ink, at least and at most. */
const UPPER_SHARE = { least: 0.2, most: 0.45 };

/** A picture in two, one below the other; `top` is the first row of the lower one. */
export interface CutPicture {
  readonly upper: GrayPicture;
  readonly lower: GrayPicture;
  readonly top: number;
}

/**
 * Cuts a page in the widest gap between two lines somewhere below its first quarter of print; null where no gap is
 * (drawings, warped pages). Reading the upper part tells how the page stands and in which language, before the rest is
 * read.
 */
export function cutAtGap(picture: GrayPicture): CutPicture | null {
  const { width, height, data } = picture;
  const ink = inkOfRows(picture);
  const printOf = (row: number): number => (row > width * BAND ? 0 : row);
  const total = ink.reduce((sum, row) => sum + printOf(row), 0);
  let seen = 0;
  let gap = { start: 0, length: 0 };
  let start = -1;
  for (let y = 0; y < height; y++) {
    const row = ink[y] as number;
    seen += printOf(row);
    if (seen > total * UPPER_SHARE.most) break;
    if (row > width * RULES || seen < total * UPPER_SHARE.least) start = -1;
    else if (start < 0) start = y;
    if (start >= 0 && y + 1 - start > gap.length) gap = { start, length: y + 1 - start };
  }
  if (gap.length < NARROWEST_GAP) return null;
  const top = gap.start + (gap.length >> 1);
  return {
    upper: { width, height: top, data: data.subarray(0, top * width) },
    lower: { width, height: height - top, data: data.subarray(top * width) },
    top,
  };
}

function inkOfRows(picture: GrayPicture): Int32Array {
  const { width, height } = picture;
  const inkBetween = inkCounter(picture, INK);
  const rows = new Int32Array(height);
  for (let y = 0; y < height; y++) rows[y] = inkBetween(y * width, (y + 1) * width);
  return rows;
}

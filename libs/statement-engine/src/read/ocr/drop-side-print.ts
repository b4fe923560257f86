import type { Word } from '../../page-content.ts';
import type { GrayPicture } from '../../picture/gray-picture.ts';
import type { PageBox } from '../../picture/upright.ts';

/** Letters of upright print come out as such short words, so many at least, in a strip no wider than this (in heights). */
const LONGEST = 3;
const FEWEST = 4;
const WIDEST = 1.2;
/** The strip stands off from every longer word (in heights). */
const OFF = 1;
/** Print that runs upwards has ink nearly all the way: so much of it, and hardly a blank as high as the strip is wide. */
const LEAST_INKED = 0.7;
const HIGHEST_BLANK = 0.8;
/** But between its words: one to so many of what it was read as, as high as this at most (in widths of the strip). */
const A_BLANK = 4;
const BLANK_OF_WORDS = 2.5;
/** A row of pixels that is darker by this than the brightest ones has ink, which is often faint. */
const DARKER = 8;
const BRIGHTEST = 0.95;
/** Letters that lie on their side are read with less on the average. */
const SUREST = 0.85;

/**
 * A form's number, or the bank's address, is often printed upwards along the edge of the paper. tesseract reads it as
 * letters before (or behind) the lines that it stands beside, which would be words of entries: they are left out, where
 * the ink goes on from one line to the next as that of no column of marks does. `scale` is in pixels a point.
 */
export function dropSidePrint(words: readonly Word[], picture: GrayPicture, scale: number): Word[] {
  const long = words.filter(({ text }) => text.length > LONGEST);
  if (long.length === 0) return [...words];
  const left = long.reduce((x, word) => Math.min(x, word.x), Infinity);
  const right = long.reduce((x, word) => Math.max(x, word.x + word.width), 0);
  const gone = new Set([
    ...sidePrint(words.filter((word) => word.x + word.width < left - OFF * word.height), picture, scale),
    ...sidePrint(words.filter((word) => word.x > right + OFF * word.height), picture, scale),
  ]); // prettier-ignore
  return gone.size === 0 ? [...words] : words.filter((word) => !gone.has(word));
}

/** The words that lie in a strip of upright print, if they do. */
function sidePrint(words: readonly Word[], picture: GrayPicture, scale: number): readonly Word[] {
  if (words.length < FEWEST) return [];
  const middle = [...words].sort((a, b) => a.x - b.x)[words.length >> 1] as Word;
  const strip = words.filter((word) => Math.abs(word.x - middle.x) < (WIDEST / 2) * middle.height);
  if (strip.length < FEWEST) return [];
  const box = {
    x0: Math.min(...strip.map(({ x }) => x)),
    x1: Math.max(...strip.map(({ x, width }) => x + width)),
    y0: Math.min(...strip.map(({ y, height }) => y + height / 2)),
    y1: Math.max(...strip.map(({ y, height }) => y + height / 2)),
  };
  const width = box.x1 - box.x0;
  const sure = strip.reduce((sum, { confidence }) => sum + confidence, 0) / strip.length;
  if (width > WIDEST * middle.height || sure > SUREST) return [];
  const most = Math.floor(strip.length / A_BLANK);
  return isInkedThrough(rowMeans(box, picture, scale), width * scale, most) ? strip : [];
}

/** How bright the rows of pixels of a part of the page are. */
function rowMeans({ x0, y0, x1, y1 }: PageBox, { width, height, data }: GrayPicture, scale: number): number[] {
  const [from, to] = [Math.max(0, Math.round(x0 * scale)), Math.min(width, Math.round(x1 * scale))];
  const means: number[] = [];
  for (let row = Math.max(0, Math.round(y0 * scale)); row < Math.min(height, y1 * scale); row++) {
    let sum = 0;
    for (let at = row * width + from, end = row * width + to; at < end; at++) sum += data[at] as number;
    means.push(sum / Math.max(1, to - from));
  }
  return means;
}

function isInkedThrough(means: readonly number[], width: number, mostBlanks: number): boolean {
  const sorted = [...means].sort((a, b) => a - b);
  const paper = sorted[Math.floor(BRIGHTEST * sorted.length)] ?? 0;
  let [inked, gap, blanks] = [0, 0, 0];
  for (const mean of means) {
    if (mean < paper - DARKER) {
      if (gap > HIGHEST_BLANK * width) blanks++;
      [inked, gap] = [inked + 1, 0];
    } else if (++gap > BLANK_OF_WORDS * width) return false;
  }
  return blanks <= mostBlanks && inked >= LEAST_INKED * means.length;
}

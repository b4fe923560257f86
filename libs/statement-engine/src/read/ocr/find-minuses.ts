import type { Word } from '../../page-content.ts';
import type { GrayPicture } from '@crossfoot/page-picture';
import { ASCENT } from '../text-words.ts';
import { sameEdge } from './amount-cells.ts';
import { concluded } from './repaired-word.ts';

/** A figure as banks print amounts: with a point, a comma or a currency's sign. */
const FIGURE = /^(?=.*[.,\p{Sc}])\p{Sc}?\d[\d.,'’]*\d$/u;
const WITH_MINUS = /^-(?=\p{Sc}?\d[\d.,'’]*\d$)/u;
/** Lighter pixels are paper. */
const INK = 170;
/** How far before a figure its minus is looked for, how high figures stand and how low their print goes, in heights of the word. */
const BEFORE = 0.8;
const HIGH = 0.85;
const LOW = 0.1;
/** A minus in heights of its figure: how high and wide it is, where it stands from the top, and what is free beside it. */
const THICKEST = 0.25;
const SHORTEST = 0.15;
const LONGEST = 1.1;
const HIGHEST = 0.35;
const LOWEST = 0.8;
const WIDEST_GAP = 0.3;
const FREE_BEFORE = 0.3;
const TALL = 0.6;

/**
 * Minuses that tesseract overlooked right before the figures of a column where another has one: a short bar that stands
 * free at half the figure's height. Such a figure says that it was concluded. `scale` is in pixels a point.
 */
export function findMinuses(words: readonly Word[], picture: GrayPicture, scale: number): readonly Word[] {
  const signed = words.filter(({ text }) => WITH_MINUS.test(text));
  if (signed.length === 0) return words;
  return words.map((word) => {
    if (!FIGURE.test(word.text) || !signed.some((other) => sameEdge(other, word))) return word;
    return hasMinus(word, picture, scale) ? concluded(word, `-${word.text}`) : word;
  });
}

/** Columns of ink without a gap: a letter, a digit, a bar. */
interface Stroke {
  readonly from: number;
  readonly to: number;
  readonly top: number;
  readonly bottom: number;
}

function hasMinus(word: Word, picture: GrayPicture, scale: number): boolean {
  const baseline = (word.y + ASCENT * word.height) * scale;
  const height = word.height * scale;
  const strokes = strokesIn(picture, {
    from: Math.round(word.x * scale - BEFORE * height),
    to: Math.round((word.x + word.width) * scale),
    top: Math.round(baseline - HIGH * height),
    bottom: Math.round(baseline + LOW * height),
  });
  const tallest = Math.max(0, ...strokes.map(heightOf));
  const first = strokes.findIndex((stroke) => heightOf(stroke) >= TALL * tallest && stroke.to > word.x * scale);
  const [before, bar, figure] = [strokes[first - 2], strokes[first - 1], strokes[first]];
  if (!bar || !figure) return false;
  const size = heightOf(figure);
  const length = bar.to - bar.from;
  const place = ((bar.top + bar.bottom) / 2 - figure.top) / size;
  return (
    heightOf(bar) <= THICKEST * size &&
    length >= SHORTEST * size &&
    length <= LONGEST * size &&
    length > heightOf(bar) &&
    place > HIGHEST &&
    place < LOWEST &&
    figure.from - bar.to <= WIDEST_GAP * size &&
    (!before || bar.from - before.to >= FREE_BEFORE * size)
  );
}

/** In pixels. */
export const heightOf = ({ top, bottom }: Stroke): number => bottom - top + 1;

/** The strokes in a part of the picture, from left to right. */
export function strokesIn({ width, height, data }: GrayPicture, { from, to, top, bottom }: Stroke): Stroke[] {
  const strokes: Stroke[] = [];
  let open: Stroke | undefined;
  for (let x = Math.max(0, from); x < Math.min(width, to); x++) {
    let [highest, lowest] = [height, -1];
    for (let y = Math.max(0, top); y <= Math.min(height - 1, bottom); y++) {
      if ((data[y * width + x] as number) >= INK) continue;
      highest = Math.min(highest, y);
      lowest = y;
    }
    if (lowest < 0) {
      if (open) strokes.push(open);
      open = undefined;
    } else if (open) {
      open = { ...open, to: x + 1, top: Math.min(open.top, highest), bottom: Math.max(open.bottom, lowest) };
    } else open = { from: x, to: x + 1, top: highest, bottom: lowest };
  }
  return open ? [...strokes, open] : strokes;
}

import type { Word } from '../../page-content.ts';
import type { GrayPicture } from '@crossfoot/page-picture';
import { textWidth } from '../glyph-widths.ts';
import { ASCENT } from '../text-words.ts';
import { alikeTo } from './look-alikes.ts';

/** One character as it was printed: its box in pixels, and how dark each cell of a grid over it is, 0 white to 1. */
export interface Glyph {
  readonly top: number;
  readonly height: number;
  readonly columns: number;
  readonly cells: Float32Array;
}

/** How high and low print goes from its baseline, in sizes of the print. */
const HIGH = 0.82;
const LOW = 0.24;
/** From white to the darkest of a word: what counts as ink; the first at which there are as many shapes as letters. */
const INKS = [0.35, 0.5, 0.65];
/** Less contrast is none. */
const FAINTEST = 60;
const ROWS = 14;
const MOST_COLUMNS = 20;

/** More characters than shapes touch each other, or are read for one. */
const MOST_MERGED = 3;
const MERGED_COST = 0.1;
/** Letters are narrower than the room they take, in thousandths of the size. */
const BEARING = 90;

/** A shape, and the characters of a word that it was read as: one, or two that touch or are the same one read twice. */
export interface SeenGlyph {
  readonly at: number;
  readonly count: 1 | 2;
  readonly glyph: Glyph;
}

/**
 * The shapes of a word's characters, from the left; none where blanks part it into more than it was read with, or much
 * fewer. `scale` is in pixels a point.
 */
export function glyphsOf(word: Word, picture: GrayPicture, scale: number): readonly SeenGlyph[] {
  const size = word.height * scale;
  const baseline = (word.y + ASCENT * word.height) * scale;
  const box = {
    left: Math.max(0, Math.floor(word.x * scale - size / 12)),
    right: Math.min(picture.width, Math.ceil((word.x + word.width) * scale + size / 12)),
    top: Math.max(0, Math.floor(baseline - HIGH * size)),
    bottom: Math.min(picture.height, Math.ceil(baseline + LOW * size)),
  };
  if (box.right - box.left < 2 || box.bottom - box.top < 4) return [];
  const [darkest, lightest] = range(picture, box);
  if (lightest - darkest < FAINTEST) return [];
  const count = word.text.length;
  let strokes: readonly Box[] = [];
  for (const share of INKS) {
    const parted = strokesIn(picture, box, darkest + (lightest - darkest) * (1 - share));
    if (parted.length <= count && parted.length > strokes.length) strokes = parted;
    if (strokes.length === count) break;
  }
  if (count - strokes.length > MOST_MERGED) return [];
  return merged(word.text, strokes, size).map(({ at, count, stroke }) => ({
    at, count, glyph: glyphOf(picture, stroke, darkest, lightest, baseline),
  })); // prettier-ignore
}

/** Which characters each stroke was read as, so that their usual widths fit best. */
function merged(text: string, strokes: readonly Box[], size: number): { at: number; count: 1 | 2; stroke: Box }[] {
  const spare = text.length - strokes.length;
  if (spare === 0) return strokes.map((stroke, at) => ({ at, count: 1, stroke }));
  const off = (stroke: Box, from: number, to: number): number =>
    Math.abs((stroke.right - stroke.left) / size - (textWidth(text, from, to, false) - BEARING) / 1000);
  const offAsTwo = (stroke: Box, at: number): number =>
    alikeTo(text[at] as string).includes(text[at + 1] as string) ? off(stroke, at, at + 1) : off(stroke, at, at + 2);
  // The best way to read the strokes so far with so many pairs among them.
  let ways = Array.from({ length: spare + 1 }, (_, pairs) => ({
    cost: pairs === 0 ? 0 : Infinity,
    pairs: [] as number[],
  }));
  for (const [index, stroke] of strokes.entries())
    ways = ways.map((way, pairs) => {
      const at = index + pairs;
      const single = way.cost + off(stroke, at, at + 1);
      const before = ways[pairs - 1];
      const double = before ? before.cost + offAsTwo(stroke, at - 1) + MERGED_COST : Infinity;
      return double < single && before
        ? { cost: double, pairs: [...before.pairs, index] }
        : { cost: single, pairs: way.pairs };
    });
  const pairs = new Set(ways[spare]?.pairs);
  let at = 0;
  return strokes.map((stroke, index) => {
    const count = pairs.has(index) ? 2 : 1;
    at += count;
    return { at: at - count, count, stroke };
  });
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

function range({ data, width }: GrayPicture, box: Box): [number, number] {
  let [darkest, lightest] = [255, 0];
  for (let y = box.top; y < box.bottom; y++)
    for (let x = box.left; x < box.right; x++) {
      const value = data[y * width + x] as number;
      if (value < darkest) darkest = value;
      if (value > lightest) lightest = value;
    }
  return [darkest, lightest];
}

/** Boxes of ink that no column of paper crosses. */
function strokesIn({ data, width }: GrayPicture, box: Box, ink: number): Box[] {
  const found: Box[] = [];
  let [left, top, bottom] = [-1, box.bottom, box.top];
  const close = (right: number): void => {
    if (left >= 0 && bottom - top > 1) found.push({ left, right, top, bottom });
    [left, top, bottom] = [-1, box.bottom, box.top];
  };
  for (let x = box.left; x < box.right; x++) {
    let [first, last] = [-1, -1];
    for (let y = box.top; y < box.bottom; y++)
      if ((data[y * width + x] as number) < ink) {
        if (first < 0) first = y;
        last = y;
      }
    if (first < 0) {
      close(x);
      continue;
    }
    if (left < 0) left = x;
    top = Math.min(top, first);
    bottom = Math.max(bottom, last + 1);
  }
  close(box.right);
  return found;
}

function glyphOf({ data, width }: GrayPicture, box: Box, darkest: number, lightest: number, baseline: number): Glyph {
  const step = (box.bottom - box.top) / ROWS;
  const columns = Math.max(1, Math.min(MOST_COLUMNS, Math.round((box.right - box.left) / step)));
  const across = (box.right - box.left) / columns;
  const cells = new Float32Array(ROWS * columns);
  for (let row = 0; row < ROWS; row++)
    for (let column = 0; column < columns; column++) {
      let [sum, weight] = [0, 0];
      const [y0, y1] = [box.top + row * step, box.top + (row + 1) * step];
      const [x0, x1] = [box.left + column * across, box.left + (column + 1) * across];
      for (let y = Math.floor(y0); y < Math.ceil(y1); y++)
        for (let x = Math.floor(x0); x < Math.ceil(x1); x++) {
          const share = (Math.min(y + 1, y1) - Math.max(y, y0)) * (Math.min(x + 1, x1) - Math.max(x, x0));
          sum += share * (lightest - (data[y * width + x] as number));
          weight += share;
        }
      cells[row * columns + column] = Math.max(0, sum / weight / (lightest - darkest));
    }
  return { top: baseline - box.top, height: box.bottom - box.top, columns, cells };
}

/** How unlike two shapes are: 0 where one covers the other, 1 where they have nothing in common. */
export function unlikeness(one: Glyph, other: Glyph): number {
  const isWider = one.columns > other.columns;
  const { columns, cells } = isWider ? one : other;
  const narrow = isWider ? other : one;
  // The narrower one stands in the middle of the other.
  const first = (columns - narrow.columns) >> 1;
  const end = first + narrow.columns;
  let shared = 0;
  let all = 0;
  for (let row = 0, at = 0, nextNarrow = 0; row < ROWS; row++)
    for (let column = 0; column < columns; column++, at++) {
      const cell = cells[at] as number;
      const covered = column >= first && column < end ? (narrow.cells[nextNarrow++] as number) : 0;
      shared += cell < covered ? cell : covered;
      all += cell < covered ? covered : cell;
    }
  return all === 0 ? 1 : 1 - shared / all;
}

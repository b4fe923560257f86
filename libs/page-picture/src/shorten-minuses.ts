import type { GrayPicture } from './gray-picture.ts';

/** Lighter pixels are paper. */
const INK = 200;
const PAPER = 250;
const DARK = 60;
/** Pixels that an edge fades over. */
const RIM = 2;
/** Pixels by which one row of a bar is longer than another. */
const FRAYED = 3;
/** Sizes of a minus, in points. */
const SHORTEST = 2.2;
const LONGEST = 8;
const THICKEST = 1.5;
/** Nothing stands so close above and below, in its lengths. */
const FREE_BESIDE = 0.35;
/** The rest in heights of the figure behind it. A hyphen is shorter, a dash longer. */
const LEAST = 0.5;
const MOST = 1.1;
const WIDEST_GAP = 0.35;
const FREE_BEFORE = 0.45;
/** The minus stands at this part of the figure's height, told from its top. */
const HIGHEST = 0.3;
const LOWEST = 0.8;
/** So much of it stays, at its end: what a hyphen is long. */
const KEPT = 0.5;
/** The hyphen's height, in lengths of the minus. */
const THICKNESS = 0.16;

/**
 * Makes hyphens of the long minuses right before figures ("−119.17"): tesseract takes them for "=", loses them, or loses the
 * figure over them. `scale` is in pixels a point. A picture without any comes back as it is.
 */
export function shortenMinuses(picture: GrayPicture, scale: number): GrayPicture {
  const { width, height, data } = picture;
  const found: Part[] = [];
  // No run that is long enough lies between two of the pixels that are probed.
  const stride = Math.ceil(SHORTEST * scale);
  for (let y = 0; y < height; y++) {
    const row = y * width;
    const end = row + width;
    for (let probe = row + stride - 1, to = row; probe < end; probe += stride) {
      if (probe < to || (data[probe] as number) >= INK) continue;
      let from = probe;
      while (from > to && (data[from - 1] as number) < INK) from--;
      for (to = probe + 1; to < end && (data[to] as number) < INK; to++);
      if (to - from < stride || to - from > LONGEST * scale) continue;
      const bar = barAround(picture, { y, from: from - row, to: to - row }, scale);
      if (bar && isBeforeFigure(picture, bar)) found.push(bar);
    }
  }
  if (found.length === 0) return picture;
  const shortened = data.slice();
  for (const bar of found) asHyphen({ width, height, data: shortened }, bar);
  return { width, height, data: shortened };
}

/** Draws a hyphen with sharp edges at the end of the bar, in its place. */
function asHyphen({ width, data }: GrayPicture, { top, bottom, from, to }: Part): void {
  const half = ((to - from) * THICKNESS) / 2;
  const middle = (top + bottom + 1) / 2;
  const start = to - Math.round((to - from) * KEPT);
  for (let y = top - RIM; y <= bottom + RIM; y++) {
    const covered = Math.max(0, Math.min(y + 1, middle + half) - Math.max(y, middle - half));
    data.fill(PAPER, y * width + from - RIM, y * width + to);
    data.fill(Math.round(PAPER - covered * (PAPER - DARK)), y * width + start, y * width + to);
  }
}

/**
 * The thin bar around the run of ink; null where it is no bar, or stands close to ink above or below. The lower end of a 5
 * or an S is none: where a bar ends, it goes on upwards.
 */
function barAround(
  picture: GrayPicture,
  { y, from, to }: { y: number; from: number; to: number },
  scale: number,
): Part | null {
  const isInk = (row: number, end = to - 1): boolean =>
    hasInk(picture, { from: from + 1, to: end, top: row, bottom: row });
  const thickest = Math.round(THICKEST * scale);
  const free = Math.round((to - from) * FREE_BESIDE);
  let [top, bottom] = [y, y];
  while (y - top <= thickest && isInk(top - 1)) top--;
  while (bottom - top <= thickest && isInk(bottom + 1)) bottom++;
  if (bottom - top >= thickest) return null;
  let end = to;
  while (end <= to + FRAYED && hasInk(picture, { top, bottom, from: end, to: end + 1 })) end++;
  if (end > to + FRAYED) return null;
  for (let row = 2; row <= free; row++) if (isInk(top - row, end) || isInk(bottom + row, end)) return null;
  return { top, bottom, from, to };
}

/** Whether a figure, as high as such a minus tells, begins right behind the bar, and nothing stands close before it. */
function isBeforeFigure(picture: GrayPicture, bar: Part): boolean {
  const length = bar.to - bar.from;
  const middle = (bar.top + bar.bottom) >> 1;
  const around = { top: middle - length, bottom: middle + length };
  const farthest = bar.to + Math.round((length / LEAST) * WIDEST_GAP);
  let start = bar.to + 1;
  while (start <= farthest && !hasInk(picture, { ...around, from: start, to: start + 1 })) start++;
  const isInk = (y: number): boolean => hasInk(picture, { top: y, bottom: y, from: start, to: start + length });
  const highest = middle - 2 * length;
  const lowest = middle + 2 * length;
  let [top, bottom] = [middle, middle];
  while (top > highest && isInk(top - 1)) top--;
  while (bottom < lowest && isInk(bottom + 1)) bottom++;
  const figure = bottom - top + 1;
  const place = (middle - top) / figure;
  const room = Math.round(figure * FREE_BEFORE);
  return (
    length >= figure * LEAST &&
    length <= figure * MOST &&
    start - bar.to <= figure * WIDEST_GAP &&
    place > HIGHEST &&
    place < LOWEST &&
    !hasInk(picture, { top, bottom, from: bar.from - room, to: bar.from - RIM })
  );
}

interface Part {
  readonly top: number;
  readonly bottom: number;
  readonly from: number;
  readonly to: number;
}

/** Whether any pixel is dark, in rows `top` to `bottom` and columns `from` to before `to`. */
function hasInk({ width, height, data }: GrayPicture, { top, bottom, from, to }: Part): boolean {
  for (let y = Math.max(0, top); y <= Math.min(height - 1, bottom); y++) {
    for (let x = Math.max(0, from); x < Math.min(width, to); x++)
      if ((data[y * width + x] as number) < INK) return true;
  }
  return false;
}

import type { GrayPicture } from './gray-picture.ts';

/** A picture of a page and where its pixels lie on it. */
export interface PagePicture {
  readonly picture: GrayPicture;
  /** From pixels to points of the page as displayed. */
  readonly toPage: Projection;
}

/** A projective map of the plane, row by row: (x, y) → ((a·x + b·y + c) / w, (d·x + e·y + f) / w), w = g·x + h·y + i. */
export type Projection = readonly [number, number, number, number, number, number, number, number, number];

export const identity: Projection = [1, 0, 0, 0, 1, 0, 0, 0, 1];

/** First `inner`, then `outer`. */
export function compose(outer: Projection, inner: Projection): Projection {
  const out: number[] = [];
  for (let row = 0; row < 3; row++) {
    for (let column = 0; column < 3; column++) {
      let sum = 0;
      for (let k = 0; k < 3; k++) sum += (outer[row * 3 + k] ?? 0) * (inner[k * 3 + column] ?? 0);
      out.push(sum);
    }
  }
  return out as unknown as Projection;
}

export function project(map: Projection, x: number, y: number): readonly [number, number] {
  const w = map[6] * x + map[7] * y + map[8];
  return [(map[0] * x + map[1] * y + map[2]) / w, (map[3] * x + map[4] * y + map[5]) / w];
}

export const scaling = (sx: number, sy: number): Projection => [sx, 0, 0, 0, sy, 0, 0, 0, 1];

/** Turns about a centre that may itself move to another place. */
export function turning(angle: number, from: readonly [number, number], to: readonly [number, number]): Projection {
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  return [
    cos, -sin, to[0] - cos * from[0] + sin * from[1],
    sin, cos, to[1] - sin * from[0] - cos * from[1],
    0, 0, 1,
  ]; // prettier-ignore
}

export function inverse([a, b, c, d, e, f, g, h, i]: Projection): Projection {
  const out = [
    e * i - f * h, c * h - b * i, b * f - c * e,
    f * g - d * i, a * i - c * g, c * d - a * f,
    d * h - e * g, b * g - a * h, a * e - b * d,
  ]; // prettier-ignore
  const w = out[8] || 1;
  return out.map((value) => value / w) as unknown as Projection;
}

/** Draws a new picture of the given size; `toSource` says where each of its points lies in the old one. */
export function warp(source: GrayPicture, width: number, height: number, toSource: Projection): GrayPicture {
  const out = new Uint8Array(width * height).fill(255);
  const [a, b, c, d, e, f, g, h, i] = toSource;
  if (b === 0 && d === 0 && g === 0 && h === 0) {
    enlarge(source, { width, height, data: out }, [a / i, c / i + a / i / 2 - 0.5], [e / i, f / i + e / i / 2 - 0.5]);
    return { width, height, data: out };
  }
  if (g === 0 && h === 0) {
    // Pixel centres: the middle of the first pixel is at 0.5.
    for (let y = 0; y < height; y++) {
      const px = (a * 0.5 + b * (y + 0.5) + c) / i - 0.5;
      const py = (d * 0.5 + e * (y + 0.5) + f) / i - 0.5;
      drawRow(source, out, y * width, width, px, py, a / i, d / i);
    }
    return { width, height, data: out };
  }
  const lastX = source.width - 1;
  const lastY = source.height - 1;
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      const w = g * (x + 0.5) + h * (y + 0.5) + i;
      const px = (a * (x + 0.5) + b * (y + 0.5) + c) / w - 0.5;
      const py = (d * (x + 0.5) + e * (y + 0.5) + f) / w - 0.5;
      if (px >= 0 && py >= 0 && px < lastX && py < lastY) out[at] = between(source, px, py);
    }
  }
  return { width, height, data: out };
}

/** A weight is 0 to 256. */
const WEIGHT_BITS = 9;
const WEIGHT = (1 << WEIGHT_BITS) - 1;

/**
 * Without any turning, rows and columns are interpolated one after the other: a fifth of the work. `across` and `down`
 * are step and start in the source. Beyond half a pixel outside the source `out` stays as it is.
 */
function enlarge(
  { width, height, data }: GrayPicture,
  out: GrayPicture,
  [stepX, startX]: readonly [number, number],
  [stepY, startY]: readonly [number, number],
): void {
  // Of each column its left neighbour in the source and, in the lowest bits, how far it lies from that towards the next.
  const places = new Int32Array(out.width);
  let first = out.width;
  let end = 0;
  for (let x = 0; x < out.width; x++) {
    const px = startX + x * stepX;
    if (px <= -1 || px >= width) continue;
    first = Math.min(first, x);
    end = x + 1;
    const inside = Math.max(0, Math.min(width - 1, px));
    const left = Math.min(Math.max(0, width - 2), Math.floor(inside));
    places[x] = (left << WEIGHT_BITS) | Math.round((inside - left) * 256);
  }
  const row = new Int32Array(width + 1);
  const pixels = out.data;
  for (let y = 0; y < out.height; y++) {
    const py = startY + y * stepY;
    if (py <= -1 || py >= height) continue;
    const inside = Math.max(0, Math.min(height - 1, py));
    const above = Math.floor(inside);
    const share = Math.round((inside - above) * 256);
    const upper = above * width;
    const lower = Math.min(height - 1, above + 1) * width;
    for (let x = 0; x < width; x++) {
      const value = data[upper + x] as number;
      row[x] = (value << 8) + ((data[lower + x] as number) - value) * share;
    }
    row[width] = row[width - 1] as number;
    for (let x = first, to = y * out.width + first; x < end; x++, to++) {
      const place = places[x] as number;
      const at = place >> WEIGHT_BITS;
      const value = row[at] as number;
      pixels[to] = ((value << 8) + ((row[at + 1] as number) - value) * (place & WEIGHT)) >> 16;
    }
  }
}

/** One row along a straight line through the source, in fixed point: the loop that most of the preparation is spent in. */
function drawRow(
  source: GrayPicture,
  out: Uint8Array,
  start: number,
  length: number,
  px: number,
  py: number,
  stepX: number,
  stepY: number,
): void {
  const { width, height, data } = source;
  const lastX = width - 1;
  const lastY = height - 1;
  for (let at = start; at < start + length; at++, px += stepX, py += stepY) {
    if (px < 0 || py < 0 || px >= lastX || py >= lastY) {
      // The outermost half pixel belongs to the picture still.
      if (px > -1 && py > -1 && px < width && py < height) {
        const x = px < 0 ? 0 : px > lastX ? lastX : px | 0;
        const y = py < 0 ? 0 : py > lastY ? lastY : py | 0;
        out[at] = data[y * width + x] as number;
      }
      continue;
    }
    out[at] = between(source, px, py);
  }
}

/** The gray between four pixels. */
function between({ width, data }: GrayPicture, px: number, py: number): number {
  const x = px | 0;
  const y = py | 0;
  const fx = ((px - x) * 256) | 0;
  const fy = ((py - y) * 256) | 0;
  const from = y * width + x;
  const topLeft = data[from] as number;
  const bottomLeft = data[from + width] as number;
  const upper = (topLeft << 8) + ((data[from + 1] as number) - topLeft) * fx;
  const lower = (bottomLeft << 8) + ((data[from + width + 1] as number) - bottomLeft) * fx;
  return ((upper << 8) + (lower - upper) * fy) >> 16;
}

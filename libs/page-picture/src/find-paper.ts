import { reduce, type GrayPicture } from './gray-picture.ts';

type Point = readonly [number, number];

/** Corners of a sheet in pixels: top left, top right, bottom right, bottom left as the picture lies. */
export type Corners = readonly [Point, Point, Point, Point];

/** A sheet's border is looked for in a picture this small; letters blur away in it. */
const WORKING_SIDE = 600;
/** Paper is lighter than what it lies on by so many grays at least. */
const CONTRAST = 30;
/** The border lies within this part of the picture's side. */
const REACH = 0.35;
/** Beyond its border the paper stays light for so many small pixels. */
const RIM = 4;
/** Points within so many small pixels of a line lie on it; of all points of a side, so many do. */
const STRAIGHT = 1.5;
const FEWEST_ON_LINE = 0.6;
/** Lines are tried through so many points of a side, taken in pairs. */
const TRIED = 24;
/** By how much a border may lean: 12 degrees. */
const STEEPEST = 0.21;
const SMALLEST_SHEET = 0.4;

/** across = offset + slope · along. */
interface Line {
  readonly offset: number;
  readonly slope: number;
}

/**
 * The sheet of paper in a photo: where something darker surrounds it, its borders are the first rise from dark to light
 * that lies on a straight line. Null where no two opposite borders are seen; a border beyond the picture is its edge.
 */
export function findPaper(picture: GrayPicture): Corners | null {
  const factor = Math.max(1, Math.floor(Math.max(picture.width, picture.height) / WORKING_SIDE));
  const small = reduce(picture, factor);
  const { width, height } = small;
  const left = borderOf(small, 'across', false);
  const right = borderOf(small, 'across', true);
  const top = borderOf(small, 'down', false);
  const bottom = borderOf(small, 'down', true);
  if (!(left && right) && !(top && bottom)) return null;
  const sides = {
    left: left ?? { offset: 0, slope: 0 },
    right: right ?? { offset: width, slope: 0 },
    top: top ?? { offset: 0, slope: 0 },
    bottom: bottom ?? { offset: height, slope: 0 },
  };
  const corners = [
    crossing(sides.left, sides.top),
    crossing(sides.right, sides.top),
    crossing(sides.right, sides.bottom),
    crossing(sides.left, sides.bottom),
  ].map(([x, y]): Point => [x * factor, y * factor]) as unknown as Corners;
  return areaOf(corners) >= SMALLEST_SHEET * picture.width * picture.height ? corners : null;
}

/** One border: `across` looks along the rows for the left or (from the `far` end) the right one, `down` along columns. */
function borderOf(picture: GrayPicture, direction: 'across' | 'down', far: boolean): Line | null {
  const { width, height, data } = picture;
  const [length, lines, step, lineStep] =
    direction === 'across' ? [width, height, 1, width] : [height, width, width, 1];
  const points: Point[] = [];
  for (let line = 0; line < lines; line++) {
    const start = line * lineStep + (far ? (length - 1) * step : 0);
    const at = firstRise(data, start, far ? -step : step, Math.floor(length * REACH));
    if (at !== null) points.push([line + 0.5, far ? length - at : at]);
  }
  return points.length < lines * FEWEST_ON_LINE ? null : throughMost(points, lines * FEWEST_ON_LINE);
}

/** Steps from the picture's edge to where paper begins; null where it begins at the edge or nowhere. */
function firstRise(data: Uint8Array, start: number, step: number, reach: number): number | null {
  const valueAt = (at: number): number => data[start + at * step] ?? 0;
  const outside = (valueAt(0) + valueAt(1) + valueAt(2)) / 3;
  let lightest = 0;
  for (let at = 0; at < reach; at++) lightest = Math.max(lightest, valueAt(at));
  if (lightest - outside < CONTRAST) return null;
  const threshold = (outside + lightest) / 2;
  let light = 0;
  for (let at = 0; at < reach; at++) {
    light = valueAt(at) >= threshold ? light + 1 : 0;
    if (light < RIM) continue;
    const first = at + 1 - RIM;
    const [below, above] = [valueAt(first - 1), valueAt(first)];
    return first === 0 ? null : first + 0.5 - (above - threshold) / Math.max(1, above - below);
  }
  return null;
}

/** The line that most of the points lie on, if they are as many as asked for. */
function throughMost(points: readonly Point[], fewest: number): Line | null {
  const every = Math.max(1, Math.floor(points.length / TRIED));
  const tried = points.filter((_, index) => index % every === 0);
  let best: readonly Point[] = [];
  for (const [index, one] of tried.entries()) {
    for (const other of tried.slice(index + (tried.length >> 2))) {
      const slope = (other[1] - one[1]) / Math.max(1, other[0] - one[0]);
      if (Math.abs(slope) > STEEPEST) continue;
      const offset = one[1] - slope * one[0];
      const on = points.filter(([along, across]) => Math.abs(offset + slope * along - across) <= STRAIGHT);
      if (on.length > best.length) best = on;
    }
  }
  return best.length < fewest ? null : leastSquares(best);
}

function leastSquares(points: readonly Point[]): Line {
  const mean = (of: (point: Point) => number): number =>
    points.reduce((sum, point) => sum + of(point), 0) / points.length;
  const along = mean((point) => point[0]);
  const across = mean((point) => point[1]);
  const spread = mean((point) => (point[0] - along) ** 2);
  const slope = spread === 0 ? 0 : mean((point) => (point[0] - along) * (point[1] - across)) / spread;
  return { offset: across - slope * along, slope };
}

/** Where a border that runs down the picture meets one that runs across it. */
function crossing(upright: Line, level: Line): Point {
  const x = (upright.offset + upright.slope * level.offset) / (1 - upright.slope * level.slope);
  return [x, level.offset + level.slope * x];
}

function areaOf(corners: Corners): number {
  let twice = 0;
  corners.forEach(([x, y], index) => {
    const [nextX, nextY] = corners[(index + 1) % 4] as Point;
    twice += x * nextY - nextX * y;
  });
  return twice / 2;
}

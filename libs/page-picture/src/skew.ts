import { reduce, type GrayPicture } from './gray-picture.ts';

/**
 * How far a page's lines slant, and whether they run across or along it: the angle at which the ink, summed along
 * lines, stands out most sharply against the gaps between them. 10 to 35 ms a page.
 */
export interface Slant {
  /** Radians by which lines fall to the right (clockwise). */
  readonly angle: number;
  /** True where the lines run along the page's height. */
  readonly sideways: boolean;
  /** False where a table's columns order the ink nearly as well as lines do, so that only reading can tell. */
  readonly sure: boolean;
}

/** About 75 dpi of an A4 page: lines of 8 point print are still apart. */
const WORKING_WIDTH = 800;
const MOST_POINTS = 80_000;
const LARGEST_ANGLE = 6;
const COARSE_STEP = 0.5;
const FINE_STEP = 0.05;
/** Columns of a table make some order along the page, too; only a clear lead means that the page lies on its side. */
const SIDEWAYS_LEAD = 1.25;
/** Upright tables reach 1.7, pages on their side come down to 1. */
const UNSURE_LEAD = { least: 0.9, most: 2 };

export function findSlant(picture: GrayPicture): Slant {
  const small = reduce(picture, Math.floor(Math.max(picture.width, picture.height) / WORKING_WIDTH));
  const { xs, ys } = inkPoints(small);
  if (xs.length < 200) return { angle: 0, sideways: false, sure: true };
  const across = bestAngle(xs, ys, small.width, small.height);
  const along = bestAngle(ys, xs, small.height, small.width);
  const lead = along.score / across.score;
  const sure = lead < UNSURE_LEAD.least || lead > UNSURE_LEAD.most;
  return lead > SIDEWAYS_LEAD
    ? { angle: -along.angle, sideways: true, sure }
    : { angle: across.angle, sideways: false, sure };
}

/** Where ink begins under paper: edges rather than areas, so that shaded boxes and dark margins weigh little. */
function inkPoints(picture: GrayPicture): { xs: Float32Array; ys: Float32Array } {
  const { width, height, data } = picture;
  const places = new Int32Array(width * height);
  let seen = 0;
  for (let y = 2; y < height - 2; y++) {
    for (let x = 2; x < width - 2; x++) {
      const at = y * width + x;
      const here = data[at] as number;
      if ((data[at - 2 * width] as number) - here > 32 || (data[at - 2] as number) - here > 32) places[seen++] = at;
    }
  }
  const every = Math.max(1, Math.ceil(seen / MOST_POINTS));
  const xs = new Float32Array(Math.floor(seen / every));
  const ys = new Float32Array(xs.length);
  for (let index = 0; index < xs.length; index++) {
    const place = places[index * every] as number;
    xs[index] = place % width;
    ys[index] = Math.floor(place / width);
  }
  return { xs, ys };
}

function bestAngle(
  xs: Float32Array,
  ys: Float32Array,
  width: number,
  height: number,
): { angle: number; score: number } {
  const slack = Math.ceil(width * Math.tan(((LARGEST_ANGLE + 1) * Math.PI) / 180)) + 2;
  const bins = new Int32Array(height + 2 * slack);
  const scoreOf = (degrees: number): number => {
    const slope = Math.tan((degrees * Math.PI) / 180);
    bins.fill(0);
    for (let index = 0; index < xs.length; index++) {
      const bin = ((ys[index] as number) - (xs[index] as number) * slope + slack) | 0;
      bins[bin] = (bins[bin] as number) + 1;
    }
    let score = 0;
    for (let bin = 1; bin < bins.length; bin++) score += ((bins[bin] as number) - (bins[bin - 1] as number)) ** 2;
    return score;
  };
  let best = { angle: 0, score: scoreOf(0) };
  const search = (from: number, to: number, step: number): void => {
    for (let degrees = from; degrees <= to + 1e-9; degrees += step) {
      const score = scoreOf(degrees);
      if (score > best.score) best = { angle: degrees, score };
    }
  };
  search(-LARGEST_ANGLE, LARGEST_ANGLE, COARSE_STEP);
  search(best.angle - COARSE_STEP, best.angle + COARSE_STEP, FINE_STEP);
  return { angle: (best.angle * Math.PI) / 180, score: best.score };
}

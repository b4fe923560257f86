import type { GrayPicture } from './gray-picture.ts';

/** Side of the squares whose darkness is taken; at 300 dpi two thirds of a millimetre. Every second pixel is looked at. */
const BLOCK = 8;
const STEP = 2;
/** Darker squares belong to a band: print on paper is lighter by far, white letters on dark are darker still. */
const DARK = 120;
/** So are bands of paler colours (green, orange), which have dark letters as often: only light ones are turned. */
const MIDDLE = 185;
/** Letters are so much lighter or darker than a band of the middle, and light ones take so much of it at least and at most. */
const CONTRAST = 35;
const LIGHT = { least: 0.01, most: 0.5, toDark: 3 };
/** Bands are this long at least, and from two to so many squares high. */
const SHORTEST = 16;
const LOWEST = 2;
const HIGHEST = 40;
/** Letters leave this much of a band dark. */
const STILL_DARK = 0.4;
/** The blurred rim of a band would stay as a dark line. */
const RIM = 2;
/** What becomes of the band's own gray. */
const PAPER = 245;

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/**
 * Turns dark bands with light letters, as headings of tables are printed, into dark letters on light ground: tesseract
 * takes such a band for a picture and leaves its words out. A picture without bands comes back as it is.
 */
export function invertBands(picture: GrayPicture): GrayPicture {
  const means = meansOf(picture);
  const dark = findBands(means, DARK).map((band) => edgesOf(picture, band, DARK));
  const middle = findBands(means, MIDDLE)
    .filter((band) => !dark.some((other) => overlap(band, other)))
    .map((band) => edgesOf(picture, band, MIDDLE))
    .filter((band) => hasLightLetters(picture, band));
  if (dark.length + middle.length === 0) return picture;
  const { width, height } = picture;
  const data = picture.data.slice();
  for (const band of [...dark, ...middle]) invert({ width, height, data }, band);
  return { width, height, data };
}

/** Mean darkness of each square. */
interface Means {
  readonly columns: number;
  readonly rows: number;
  readonly values: Uint8Array;
}

function meansOf({ width, height, data }: GrayPicture): Means {
  const columns = Math.floor(width / BLOCK);
  const rows = Math.floor(height / BLOCK);
  const values = new Uint8Array(columns * rows);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      values[row * columns + column] = meanOf(data, width, column * BLOCK, row * BLOCK);
  return { columns, rows, values };
}

const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

function hasLightLetters({ width, height, data }: GrayPicture, band: Box): boolean {
  const ground = medianOf(data, width, band);
  let [light, dark, seen] = [0, 0, 0];
  for (let y = band.top + RIM; y < Math.min(band.bottom - RIM, height); y += STEP) {
    for (let x = band.left + RIM; x < Math.min(band.right - RIM, width); x += STEP, seen++) {
      const value = data[y * width + x] as number;
      if (value > ground + CONTRAST) light++;
      else if (value < ground - CONTRAST) dark++;
    }
  }
  return light > dark * LIGHT.toDark && light > seen * LIGHT.least && light < seen * LIGHT.most;
}

interface Run {
  readonly left: number;
  readonly right: number;
}

/** Runs of dark squares, each followed down as long as letters leave enough of it dark. In pixels, to the square. */
function findBands({ columns, rows, values }: Means, darkest: number): Box[] {
  const bands: { left: number; right: number; top: number; bottom: number }[] = [];
  const dark = new Array<boolean>(columns).fill(false);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++)
      dark[column] = (values[row * columns + column] as number) < darkest;
    const open = bands.filter((band) => band.bottom === row);
    for (const band of open) {
      const share = dark.slice(band.left, band.right).filter(Boolean).length / (band.right - band.left);
      if (share >= STILL_DARK) band.bottom = row + 1;
    }
    const going = open.filter((band) => band.bottom === row + 1);
    for (const { left, right } of runsOf(dark)) {
      if (going.some((band) => left < band.right && band.left < right)) continue;
      bands.push({ left, right, top: row, bottom: row + 1 });
    }
  }
  return bands
    .filter((band) => band.bottom - band.top >= LOWEST && band.bottom - band.top <= HIGHEST)
    .map(({ left, right, top, bottom }) => ({
      left: left * BLOCK,
      right: right * BLOCK,
      top: top * BLOCK,
      bottom: bottom * BLOCK,
    }));
}

function runsOf(dark: readonly boolean[]): Run[] {
  const runs: Run[] = [];
  let start = -1;
  for (let column = 0; column <= dark.length; column++) {
    if (dark[column] && start < 0) start = column;
    if (dark[column] || start < 0) continue;
    if (column - start >= SHORTEST) runs.push({ left: start, right: column });
    start = -1;
  }
  return runs;
}

function meanOf(data: Uint8Array, width: number, left: number, top: number): number {
  let sum = 0;
  for (let y = top; y < top + BLOCK; y += STEP)
    for (let x = left; x < left + BLOCK; x += STEP) sum += data[y * width + x] as number;
  return sum / (BLOCK / STEP) ** 2;
}

/** The band to the pixel: lines of its length (or height) that are dark on the whole. */
function edgesOf({ width, height, data }: GrayPicture, { left, right, top, bottom }: Box, darkest: number): Box {
  const isDark = (from: number, step: number, count: number): boolean => {
    let sum = 0;
    for (let at = 0; at < count; at++) sum += data[from + at * step] as number;
    return sum / count < darkest;
  };
  const row = (y: number): boolean => y >= 0 && y < height && isDark(y * width + left, 1, right - left);
  const column = (x: number): boolean => x >= 0 && x < width && isDark(top * width + x, width, bottom - top);
  const outwards = (from: number, step: number, dark: (at: number) => boolean): number => {
    let at = from;
    for (let moved = 0; moved < BLOCK && dark(at + step); moved++) at += step;
    return at;
  };
  return {
    left: outwards(left, -1, column),
    right: outwards(right - 1, 1, column) + 1,
    top: outwards(top, -1, row),
    bottom: outwards(bottom - 1, 1, row) + 1,
  };
}

function invert({ width, height, data }: GrayPicture, { left, right, top, bottom }: Box): void {
  const ground = medianOf(data, width, { left, right, top, bottom });
  const scale = PAPER / Math.max(1, 255 - ground);
  for (let y = Math.max(0, top - RIM); y < Math.min(height, bottom + RIM); y++) {
    for (let x = Math.max(0, left - RIM); x < Math.min(width, right + RIM); x++) {
      const at = y * width + x;
      const inside = y >= top + RIM && y < bottom - RIM && x >= left + RIM && x < right - RIM;
      data[at] = inside ? Math.min(255, (255 - (data[at] as number)) * scale) : 255;
    }
  }
}

function medianOf(data: Uint8Array, width: number, { left, right, top, bottom }: Box): number {
  const counts = new Int32Array(256);
  let seen = 0;
  for (let y = top; y < bottom; y += STEP) {
    for (let x = left; x < right; x += STEP, seen++) {
      const value = data[y * width + x] as number;
      counts[value] = (counts[value] as number) + 1;
    }
  }
  let median = 0;
  for (let below = counts[0] as number; below * 2 < seen && median < 255;) below += counts[++median] as number;
  return median;
}

import type { GrayPicture } from './gray-picture.ts';

/** Where ink ends and paper begins is looked for above this gray. */
const DARKEST_PAPER = 120;
/** Grays this rare beside the paper's commonest are ink or its edges. */
const RARE = 0.04;
const INK_SHARE = 0.15;
/** Of its paper's gray so much is white in a part of a page. */
const WHITE_SHARE = 0.92;

/** Print that is lighter than so much of its paper's gray is faint; of such a part only what is nearly paper becomes white. */
const FAINT = 0.5;
const FAINT_WHITE = 0.96;
/** So much of a part is as dark as its print at least. */
const PRINTED = 0.01;

/**
 * Grain from which on it pays to soften (standard deviation in grays; scanners and JPEG leave 0.3 to 1.5), and share of
 * lone dots from which on they are speckles (points of print make 0.0001 at most).
 */
const GRAINY = 6;
/** Grain from which on it pays to soften what is read pixel by pixel; drawings have none. */
const FINE_GRAIN = 1;
const SPECKLED = 0.0005;
/** A lone dot is this far from neighbours that are alike. */
const DOT_CONTRAST = 56;
const ALIKE = 48;
const SAMPLE_STEP = 7;
/** Print in black and white alone: of what is darker than paper so little is gray. */
const BLACK = 65;
const LIGHT = 190;
const FEW_GRAYS = 0.05;
/** Median of |4c − l − r − u − d| over standard deviation, for Gaussian grain. */
const LAPLACE_MEDIAN = 3.016;

/**
 * Takes grain and speckles from a picture that has any. Grain is softened by about a third of a millimetre's pixel, then
 * stretched so that paper is white and ink black; lone dots take their neighbours' gray. `enlarged` says that the
 * picture will be made larger, which softens it again. Measured: on noisy scans tesseract alone loses a tenth to half of
 * the amounts (it takes grain for marks); on clean ones softening costs up to a third of them (points and strokes melt).
 * Without grays it helps: of the figures of seven faxes 38 were wrong before, 28 since.
 */
export function clean(picture: GrayPicture, enlarged: boolean): GrayPicture {
  const { grain, dots } = findGrain(picture);
  if (grain > GRAINY) return stretch(enlarged ? soften(picture) : soften(soften(picture)));
  const still = dots > SPECKLED ? withoutDots(picture) : picture;
  return enlarged && isBlackAndWhite(picture) ? soften(still) : still;
}

/** Scanned without grays, as faxes are: the steps of its edges are taken for parts of letters (a 9 for an 8). */
function isBlackAndWhite({ data }: GrayPicture): boolean {
  let dark = 0;
  let gray = 0;
  for (let at = 0; at < data.length; at += SAMPLE_STEP) {
    const value = data[at] as number;
    if (value >= LIGHT) continue;
    dark++;
    if (value >= BLACK) gray++;
  }
  return gray < dark * FEW_GRAYS;
}

/**
 * A scan that is read as it is, pixel by pixel, without the grain that redrawing would have melted. Measured: scans of
 * 300 dpi lost 5 % of their figures where the same at 200, enlarged, lost 2; softened they lose 3.
 */
export function softenGrain(picture: GrayPicture): GrayPicture {
  return findGrain(picture).grain > FINE_GRAIN ? soften(picture) : picture;
}

/** Standard deviation of the grain, and share of lone dots. */
function findGrain({ width, height, data }: GrayPicture): { grain: number; dots: number } {
  const counts = new Int32Array(1025);
  let dots = 0;
  let seen = 0;
  for (let y = 1; y < height - 1; y++) {
    for (let at = y * width + 1 + ((y * 3) % SAMPLE_STEP); at < (y + 1) * width - 1; at += SAMPLE_STEP) {
      const slope = Math.abs(curvature(data, at, width));
      counts[slope] = (counts[slope] as number) + 1;
      seen++;
      if (slope > 4 * DOT_CONTRAST && hasLikeNeighbours(data, at, width)) dots++;
    }
  }
  let median = 0;
  for (let below = 0; below * 2 < seen; median++) below += counts[median] as number;
  return { grain: median / LAPLACE_MEDIAN, dots: seen === 0 ? 0 : dots / seen };
}

function curvature(data: Uint8Array, at: number, width: number): number {
  const around =
    (data[at - 1] as number) + (data[at + 1] as number) + (data[at - width] as number) + (data[at + width] as number);
  return 4 * (data[at] as number) - around;
}

function hasLikeNeighbours(data: Uint8Array, at: number, width: number): boolean {
  const left = data[at - 1] as number;
  const right = data[at + 1] as number;
  const above = data[at - width] as number;
  const below = data[at + width] as number;
  return Math.max(left, right, above, below) - Math.min(left, right, above, below) < ALIKE;
}

/** Dots that stand out against all their neighbours, also close to print, take the neighbours' middle gray. */
function withoutDots({ width, height, data }: GrayPicture): GrayPicture {
  const out = data.slice();
  const steps = [-width - 1, -width, -width + 1, -1, 1, width - 1, width, width + 1];
  const around = new Uint8Array(steps.length);
  for (let y = 1; y < height - 1; y++) {
    for (let at = y * width + 1; at < (y + 1) * width - 1; at++) {
      const here = data[at] as number;
      if (Math.abs(here - (data[at - 1] as number)) < DOT_CONTRAST) continue;
      for (let side = 0; side < steps.length; side++) around[side] = data[at + (steps[side] as number)] as number;
      around.sort();
      const isDark = here + DOT_CONTRAST <= (around[0] as number);
      if (isDark || here - DOT_CONTRAST >= (around[7] as number)) out[at] = ((around[3] as number) + (around[4] as number)) >> 1; // prettier-ignore
    }
  }
  return { width, height, data: out };
}

/** [1 2 1] / 4, across and down; twice makes [1 4 6 4 1] / 16. */
function soften({ width, height, data }: GrayPicture): GrayPicture {
  const across = new Uint16Array(data.length);
  for (let y = 0; y < height; y++) {
    const row = y * width;
    let before = data[row] as number;
    let here = before;
    for (let x = 0; x < width; x++) {
      const after = data[x + 1 < width ? row + x + 1 : row + x] as number;
      across[row + x] = before + 2 * here + after;
      before = here;
      here = after;
    }
  }
  const out = new Uint8Array(data.length);
  for (let y = 0; y < height; y++) {
    const row = y * width;
    const above = y > 0 ? row - width : row;
    const below = y + 1 < height ? row + width : row;
    for (let x = 0; x < width; x++) {
      out[row + x] =
        ((across[above + x] as number) + 2 * (across[row + x] as number) + (across[below + x] as number) + 8) >> 4;
    }
  }
  return { width, height, data: out };
}

/**
 * A small part of a page with its paper wholly white. Measured: of 14 dates that stand alone in their cells, on clean
 * paper with the faint grain of a scanner, tesseract read 7; and all of them once the grain was gone, however the cells
 * were drawn. Faint print (gray letters below the names of entries) becomes black: else it would go with the grain.
 */
export const withWhitePaper = (part: GrayPicture): GrayPicture => stretch(part, 1, WHITE_SHARE);

/** The gray of the darkest pixels that are not single ones. */
function darkest(counts: Int32Array, pixels: number): number {
  let value = 0;
  for (let seen = 0; value < 255 && seen < pixels * PRINTED; value++) seen += counts[value] as number;
  return value;
}

function stretch({ width, height, data }: GrayPicture, step = SAMPLE_STEP, mostWhite = 1): GrayPicture {
  const counts = new Int32Array(256);
  for (let at = 0; at < data.length; at += step) {
    const value = data[at] as number;
    counts[value] = (counts[value] ?? 0) + 1;
  }
  let paper = 255;
  for (let value = DARKEST_PAPER; value < 256; value++) if ((counts[value] ?? 0) > (counts[paper] ?? 0)) paper = value;
  let white = paper;
  while (white > DARKEST_PAPER && (counts[white] ?? 0) > (counts[paper] ?? 0) * RARE) white--;
  const faintest = mostWhite < 1 ? darkest(counts, data.length / step) : 0;
  const isFaint = faintest > paper * FAINT;
  white = isFaint ? paper * FAINT_WHITE : Math.min(white, paper * mostWhite);
  const black = isFaint ? faintest : paper * INK_SHARE;
  const table = Uint8Array.from({ length: 256 }, (_, value) =>
    Math.max(0, Math.min(255, Math.round(((value - black) * 255) / Math.max(1, white - black)))),
  );
  const out = new Uint8Array(data.length);
  for (let at = 0; at < data.length; at++) out[at] = table[data[at] as number] as number;
  return { width, height, data: out };
}

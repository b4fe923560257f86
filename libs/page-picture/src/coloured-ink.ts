import type { GrayPicture } from './gray-picture.ts';
import { findMarks, type InkGrid } from './ink-marks.ts';

/** Decoded pixels in red, green, blue (and what else fills `step` bytes). */
export interface ColourPixels {
  readonly width: number;
  readonly height: number;
  readonly step: number;
  readonly data: Uint8Array | Uint8ClampedArray;
}

/** Short side of a page in points; a cell of the ink's map is about one of them. */
const PAGE_SIDE = 600;
/** Between the strongest and the weakest of the three colours, where paper is white: JPEG's fringes are weaker. */
const COLOURED = 52;
/** Colours that differ less are gray. */
const GRAY = 8;
/** Lighter in every colour, it is no print. */
const BLACK = 110;
/** Pixels that are looked at to learn the paper's colour and whether there is ink at all. */
const SAMPLE_STEP = 61;
const FEWEST_COLOURED = 0.0002;
/** So much of a cell has the ink. */
const CELL_SHARE = 0.2;
/** Of a mark's pixels so many are paler than the ink is in full, and what of its colour counts as that. */
const FULL_INK = 0.7;
const NEARLY_FULL = 0.85;
/** Of the light that ink alone leaves: print under it lets through less than the first, and ink alone more than the second. */
const PRINT_LIGHT = 0.35;
const INK_LIGHT = 0.8;

type Colour = readonly [number, number, number];

/**
 * Takes the ink of stamps and pens from a scan in colour: under it `gray` becomes what the black print alone would be.
 * Ink takes light away in proportion, each colour by its own share, and black print takes all three alike; so the share
 * of either can be told (Beer and Lambert). Pages without coloured ink cost some thousand looks.
 */
export function withoutMarks(pixels: ColourPixels, gray: GrayPicture): GrayPicture {
  const paper = paperOf(pixels);
  if (paper === null) return gray;
  const side = Math.max(1, Math.round(Math.min(pixels.width, pixels.height) / PAGE_SIDE));
  const grid = inkOf(pixels, paper, side);
  const marks = findMarks(grid);
  if (marks.length === 0) return gray;
  const data = gray.data.slice();
  const white = whitening(paper);
  const paperGray = (paper[0] * 77 + paper[1] * 150 + paper[2] * 29) >> 8;
  for (const mark of marks) erase(mark, grid, { pixels, white, paper: paperGray, side, data });
  return { ...gray, data };
}

/** The paper's colour; null where the picture has no coloured ink. */
function paperOf({ data, step }: ColourPixels): Colour | null {
  if (isGray(data, step)) return null;
  const channels = [new Int32Array(256), new Int32Array(256), new Int32Array(256)] as const;
  let seen = 0;
  for (let at = 0; at + 2 < data.length; at += step * SAMPLE_STEP, seen++) {
    channels.forEach((counts, channel) => {
      const value = data[at + channel] as number;
      counts[value] = (counts[value] as number) + 1;
    });
  }
  const paper = channels.map((counts) => {
    let value = 0;
    for (let below = counts[0] as number; below * 2 < seen && value < 255;) below += counts[++value] as number;
    return Math.max(1, value);
  }) as unknown as Colour;
  const white = whitening(paper);
  let coloured = 0;
  for (let at = 0; at + 2 < data.length; at += step * SAMPLE_STEP) if (chromaAt(data, at, white) > COLOURED) coloured++;
  return coloured < seen * FEWEST_COLOURED ? null : paper;
}

/** Scanned in gray, though three colours are stored. */
function isGray(data: ColourPixels['data'], step: number): boolean {
  for (let at = 0; at + 2 < data.length; at += step * SAMPLE_STEP) {
    const red = data[at] as number;
    if (Math.abs(red - (data[at + 1] as number)) > GRAY || Math.abs(red - (data[at + 2] as number)) > GRAY)
      return false;
  }
  return true;
}

/** For each of the three colours what its values are where paper is white. */
function whitening(paper: Colour): readonly Uint8Array[] {
  return paper.map((white) => Uint8Array.from({ length: 256 }, (_, value) => Math.min(255, (value * 255) / white)));
}

function chromaAt(data: ColourPixels['data'], at: number, white: readonly Uint8Array[]): number {
  const [red, green, blue] = whitened(data, at, white);
  return Math.max(red, green, blue) - Math.min(red, green, blue);
}

function whitened(data: ColourPixels['data'], at: number, [reds, greens, blues]: readonly Uint8Array[]): Colour {
  return [reds?.[data[at] as number] ?? 0, greens?.[data[at + 1] as number] ?? 0, blues?.[data[at + 2] as number] ?? 0];
}

function inkOf({ width, height, step, data }: ColourPixels, paper: Colour, side: number): InkGrid {
  const white = whitening(paper);
  const columns = Math.floor(width / side);
  const rows = Math.floor(height / side);
  const hues = new Uint8Array(columns * rows);
  const print = new Uint8Array(columns * rows);
  const least = side * side * CELL_SHARE;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      let coloured = 0;
      let black = 0;
      const sum = [0, 0, 0];
      for (let y = row * side; y < (row + 1) * side; y++) {
        let at = (y * width + column * side) * step;
        for (let x = 0; x < side; x++, at += step) {
          const [red, green, blue] = whitened(data, at, white);
          const strongest = Math.max(red, green, blue);
          if (strongest - Math.min(red, green, blue) > COLOURED) {
            coloured++;
            sum[0]! += red;
            sum[1]! += green;
            sum[2]! += blue;
          } else if (strongest < BLACK) black++;
        }
      }
      if (coloured >= least) hues[row * columns + column] = hueOf(sum as unknown as Colour);
      if (black > 0) print[row * columns + column] = 1;
    }
  }
  return { columns, rows, hues, print };
}

/** The hue on the colour circle, 1 to 255. */
function hueOf([red, green, blue]: Colour): number {
  const angle = Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue);
  return 1 + Math.floor(((angle / (2 * Math.PI) + 1) % 1) * 254);
}

interface Sheet {
  readonly pixels: ColourPixels;
  readonly white: readonly Uint8Array[];
  /** The paper's gray. */
  readonly paper: number;
  readonly side: number;
  readonly data: Uint8Array;
}

/** An ink where it lies full on bare paper. */
interface Ink {
  readonly chroma: number;
  readonly gray: number;
}

function erase(mark: readonly number[], { columns, rows }: InkGrid, { pixels, white, paper, side, data }: Sheet): void {
  const { width } = pixels;
  const pixelsOf = function* (cells: Iterable<number>): Generator<number> {
    for (const cell of cells) {
      const left = (cell % columns) * side;
      const top = Math.floor(cell / columns) * side;
      for (let y = top; y < top + side; y++) for (let x = left; x < left + side; x++) yield y * width + x;
    }
  };
  const chroma = (at: number): number =>
    at < 0 || at >= data.length ? 0 : chromaAt(pixels.data, at * pixels.step, white);
  const ink = fullInk([...pixelsOf(mark)].map((at) => ({ chroma: chroma(at), gray: data[at] as number })));
  const weakening = Math.log(ink.gray / paper);
  for (const at of pixelsOf(withRim(mark, columns, rows))) {
    // JPEG keeps colours coarser than light.
    const strongest = Math.max(chroma(at - width), chroma(at - 1), chroma(at), chroma(at + 1), chroma(at + width));
    const covered = Math.min(1, strongest / ink.chroma);
    const light = (data[at] as number) / (paper * Math.exp(covered * weakening));
    const print = Math.max(0, Math.min(1, (light - PRINT_LIGHT) / (INK_LIGHT - PRINT_LIGHT)));
    data[at] = paper * Math.min(1, covered * print + (1 - covered) * light);
  }
}

/** Most of a mark lies on bare paper; where it lies over print its colour is weak. */
function fullInk(seen: readonly Ink[]): Ink {
  const chromas = seen.map((pixel) => pixel.chroma).sort((a, b) => a - b);
  const chroma = Math.max(COLOURED, chromas[Math.floor(chromas.length * FULL_INK)] ?? 0);
  const grays = seen.filter((pixel) => pixel.chroma >= chroma * NEARLY_FULL).map((pixel) => pixel.gray);
  grays.sort((a, b) => a - b);
  return { chroma, gray: Math.max(1, grays[grays.length >> 1] ?? 1) };
}

/** The cells and their neighbours: where ink fades. */
function withRim(mark: readonly number[], columns: number, rows: number): Set<number> {
  const cells = new Set<number>();
  for (const cell of mark) {
    const column = cell % columns;
    const row = (cell - column) / columns;
    for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y++)
      for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x++) cells.add(y * columns + x);
  }
  return cells;
}

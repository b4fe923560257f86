import { medianOf } from './median.ts';
/** Coloured ink on a page, in cells of about a point. */
export interface InkGrid {
  readonly columns: number;
  readonly rows: number;
  /** 0 where a cell has no coloured ink, else its hue in 255 steps from 1 on. */
  readonly hues: Uint8Array;
  /** 1 where a cell has black print. */
  readonly print: Uint8Array;
}

/** Print in colour is lower than this, in cells; what is higher was pressed or drawn by hand, or is a logo. */
const TALLEST_PRINT = 16;
/** Thinner than letters, and longer than any: a stroke, or a printed rule. */
const THIN = 5;
const LONG = 30;
/** Bands and shaded boxes fill more of the square around them than rings, ticks and letters of a stamp. */
const FULL = 0.5;
/** Of the square around ink that lies over print so much is print; a logo stands free. */
const OVER_PRINT = 0.01;
/** The frame of a stamp is larger than letters and rings around a figure, smaller than a table, and has no straight level side: a printed box has. */
const SMALLEST_STAMP = 36;
const LARGEST_STAMP = 280;
const LEVEL_SIDE = 0.6;
/** Where ink is pale a frame falls to pieces so far apart, and its outermost may look like print. */
const PALE = 40;
const OUTERMOST = 8;
/** Hues of one ink, of 255. */
const SAME_INK = 22;

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}
interface Frame extends Box {
  readonly hue: number;
}
/** Cells that hang together. */
interface Blot extends Frame {
  readonly cells: readonly number[];
}

/**
 * The marks that somebody made on a printed page with coloured ink: stamps, ticks, rings and strokes that lie over
 * black print, as lists of cells: one for each ink. Print in colour (amounts in red, headings, logos, bands) is none.
 */
export function findMarks(grid: InkGrid): number[][] {
  const blots = findBlots(grid);
  const drawn = blots.filter((blot) => isDrawn(blot));
  const frames = joined(drawn.filter((blot) => !hasLevelSide(blot, grid))).filter(
    (frame) => isOfStampSize(frame) && printUnder(frame, grid) > 0,
  );
  const marks = blots.filter(
    (blot) =>
      frames.some((frame) => isInside(blot, frame) && isSameInk(blot.hue, frame.hue)) ||
      (drawn.includes(blot) && printUnder(blot, grid) > areaOf(blot) * OVER_PRINT),
  );
  const inks: { hue: number; cells: number[] }[] = [];
  for (const { hue, cells } of marks) {
    const ink = inks.find((other) => isSameInk(other.hue, hue));
    if (ink) ink.cells.push(...cells);
    else inks.push({ hue, cells: [...cells] });
  }
  return inks.map(({ cells }) => cells);
}

const widthOf = ({ left, right }: Box): number => right - left + 1;
const heightOf = ({ top, bottom }: Box): number => bottom - top + 1;
const areaOf = (box: Box): number => widthOf(box) * heightOf(box);

function isDrawn(blot: Blot): boolean {
  const [short, long] = [widthOf(blot), heightOf(blot)].sort((a, b) => a - b) as [number, number];
  if (short <= THIN) return long >= LONG || heightOf(blot) > TALLEST_PRINT;
  return heightOf(blot) > TALLEST_PRINT && blot.cells.length < areaOf(blot) * FULL;
}

function printUnder({ left, right, top, bottom }: Box, { columns, rows, print }: InkGrid): number {
  let printed = 0;
  for (let row = Math.max(0, top - 1); row <= Math.min(rows - 1, bottom + 1); row++)
    for (let column = left; column <= right; column++) printed += print[row * columns + column] as number;
  return printed;
}

function hasLevelSide(blot: Blot, { columns }: InkGrid): boolean {
  if (widthOf(blot) < LONG) return false;
  const inRow = new Int32Array(heightOf(blot));
  for (const cell of blot.cells) {
    const row = Math.floor(cell / columns) - blot.top;
    inRow[row] = (inRow[row] as number) + 1;
  }
  return inRow.some((count) => count >= widthOf(blot) * LEVEL_SIDE);
}

function isOfStampSize(box: Box): boolean {
  const [short, long] = [widthOf(box), heightOf(box)].sort((a, b) => a - b) as [number, number];
  return short >= SMALLEST_STAMP && long <= LARGEST_STAMP;
}

/** The squares around pieces of one ink that lie in each other's reach. */
function joined(blots: readonly Blot[]): Frame[] {
  const frames: Frame[] = [];
  for (const { hue, left, right, top, bottom } of blots) {
    let whole: Frame = { hue, left, right, top, bottom };
    for (let at = 0; at < frames.length; at++) {
      const other = frames[at] as Frame;
      if (!isSameInk(other.hue, hue) || !isInReach(other, whole)) continue;
      whole = around(other, whole);
      frames.splice(at, 1);
      at = -1;
    }
    frames.push(whole);
  }
  return frames;
}

const isInReach = (one: Box, other: Box): boolean =>
  one.left <= other.right + PALE &&
  other.left <= one.right + PALE &&
  one.top <= other.bottom + PALE &&
  other.top <= one.bottom + PALE;

const around = (one: Frame, other: Frame): Frame => ({
  hue: one.hue,
  left: Math.min(one.left, other.left),
  right: Math.max(one.right, other.right),
  top: Math.min(one.top, other.top),
  bottom: Math.max(one.bottom, other.bottom),
});

const isInside = (blot: Box, frame: Box): boolean =>
  blot.left >= frame.left - OUTERMOST &&
  blot.right <= frame.right + OUTERMOST &&
  blot.top >= frame.top - OUTERMOST &&
  blot.bottom <= frame.bottom + OUTERMOST;

function isSameInk(one: number, other: number): boolean {
  const apart = Math.abs(one - other);
  return Math.min(apart, 255 - apart) <= SAME_INK;
}

function findBlots({ columns, rows, hues }: InkGrid): Blot[] {
  const seen = new Uint8Array(hues.length);
  const blots: Blot[] = [];
  for (let start = 0; start < hues.length; start++) {
    if (hues[start] === 0 || seen[start]) continue;
    const cells = [start];
    seen[start] = 1;
    let [left, right, top, bottom] = [columns, 0, rows, 0];
    for (let at = 0; at < cells.length; at++) {
      const cell = cells[at] as number;
      const column = cell % columns;
      const row = (cell - column) / columns;
      [left, right, top, bottom] = [Math.min(left, column), Math.max(right, column), Math.min(top, row), Math.max(bottom, row)]; // prettier-ignore
      for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y++) {
        for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x++) {
          const next = y * columns + x;
          if (seen[next] || hues[next] === 0 || !isSameInk(hues[next] as number, hues[cell] as number)) continue;
          seen[next] = 1;
          cells.push(next);
        }
      }
    }
    const hue = medianOf(cells.map((cell) => hues[cell] as number)) as number;
    blots.push({ cells, hue, left, right, top, bottom });
  }
  return blots;
}

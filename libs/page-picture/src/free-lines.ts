import { inkFinder } from './find-ink.ts';
import type { GrayPicture } from './gray-picture.ts';

/** In pixels; right and bottom are the first ones outside. */
export interface PixelBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Darker pixels are ink, of light print, too. */
const INK = 190;
/** A square of the grid is inked where so much of it is. */
const INKED = 0.12;
/** Squares to one em. */
const SQUARES = 9;
/** All in em: words of one line stand no further apart; letters are as high; shorter pieces are marks. */
const WORD_GAP = 0.8;
const LOWEST = 0.45;
const HIGHEST = 1.9;
const SHORTEST = 1.2;
const ROOM = 0.12;

const PAPER = 0;
const PRINT = 1;
const TAKEN = 2;

/** Lines of print of a page on which none of the boxes `taken` lies; `em` is the size of its print in pixels. */
export function freeLines(picture: GrayPicture, taken: readonly PixelBox[], em: number): PixelBox[] {
  const side = Math.max(2, Math.round(em / SQUARES));
  const [columns, rows] = [Math.ceil(picture.width / side), Math.ceil(picture.height / side)];
  const grid = { columns, rows, squares: new Uint8Array(columns * rows) };
  const room = ROOM * em;
  for (const box of taken) {
    const to = (value: number, most: number): number => Math.min(most, Math.max(0, Math.floor(value / side)));
    const right = to(box.right + room, columns - 1);
    for (let row = to(box.top - room, rows - 1); row <= to(box.bottom + room, rows - 1); row++)
      grid.squares.fill(TAKEN, row * columns + to(box.left - room, columns - 1), row * columns + right + 1);
  }
  markPrint(grid, picture, side);
  return blocksOf(grid, Math.ceil((WORD_GAP * em) / side))
    .map(({ left, top, right, bottom }) => ({
      left: left * side,
      top: top * side,
      right: Math.min(picture.width, right * side),
      bottom: Math.min(picture.height, bottom * side),
    }))
    .filter(({ left, top, right, bottom }) => {
      const height = bottom - top;
      return height >= LOWEST * em && height <= HIGHEST * em && right - left >= SHORTEST * em;
    });
}

interface Grid {
  readonly columns: number;
  readonly rows: number;
  readonly squares: Uint8Array;
}

/** Ink lies under words for the most part: only what no box has taken is looked at. */
function markPrint({ columns, rows, squares }: Grid, picture: GrayPicture, side: number): void {
  const { width, height } = picture;
  const nextInk = inkFinder(picture, INK);
  const dark = new Uint16Array(columns);
  const fewest = Math.max(2, INKED * side * side);
  for (let row = 0; row < rows; row++) {
    const first = row * columns;
    const free = freeSpans(squares.subarray(first, first + columns));
    dark.fill(0);
    for (let y = row * side; y < Math.min(height, (row + 1) * side); y++) {
      for (const [from, to] of free) {
        const end = y * width + Math.min(width, to * side);
        for (let at = nextInk(y * width + from * side, end); at < end; at = nextInk(at + 1, end)) {
          const column = Math.floor((at - y * width) / side);
          dark[column] = (dark[column] as number) + 1;
        }
      }
    }
    for (const [from, to] of free)
      for (let column = from; column < to; column++)
        if ((dark[column] as number) >= fewest) squares[first + column] = PRINT;
  }
}

/** Runs of squares that nothing has taken: the first of each, and the first behind it. */
function freeSpans(row: Uint8Array): [number, number][] {
  const spans: [number, number][] = [];
  for (let from = row.indexOf(PAPER); from >= 0;) {
    const taken = row.indexOf(TAKEN, from);
    const to = taken < 0 ? row.length : taken;
    spans.push([from, to]);
    from = row.indexOf(PAPER, to);
  }
  return spans;
}

interface Run {
  left: number;
  right: number;
  block: PixelBox;
}

/** Inked squares that hang together, over blanks of `gap` squares within a row of them. */
function blocksOf({ columns, rows, squares }: Grid, gap: number): PixelBox[] {
  const blocks = new Set<PixelBox>();
  let above: Run[] = [];
  for (let row = 0; row < rows; row++) {
    const runs: Run[] = [];
    for (const [left, right] of runsOf(squares.subarray(row * columns, (row + 1) * columns), gap)) {
      const run: Run = { left, right, block: { left, right, top: row, bottom: row + 1 } };
      for (const other of above) {
        if (other.left > right || other.right < left || other.block === run.block) continue;
        const joined = around(run.block, other.block);
        const [own, others] = [run.block, other.block];
        blocks.delete(own);
        blocks.delete(others);
        for (const each of [...above, ...runs, run])
          if (each.block === own || each.block === others) each.block = joined;
      }
      blocks.add(run.block);
      runs.push(run);
    }
    above = runs;
  }
  return [...blocks];
}

function runsOf(row: Uint8Array, gap: number): [number, number][] {
  const runs: [number, number][] = [];
  for (let at = row.indexOf(PRINT); at >= 0; at = row.indexOf(PRINT, at + 1)) {
    const last = runs[runs.length - 1];
    if (last && at - last[1] <= gap && !row.subarray(last[1], at).includes(TAKEN)) last[1] = at + 1;
    else runs.push([at, at + 1]);
  }
  return runs;
}

const around = (one: PixelBox, other: PixelBox): PixelBox => ({
  left: Math.min(one.left, other.left),
  right: Math.max(one.right, other.right),
  top: Math.min(one.top, other.top),
  bottom: Math.max(one.bottom, other.bottom),
});

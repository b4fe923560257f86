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
  const grid = gridOf(picture, side);
  const room = ROOM * em;
  for (const box of taken) {
    const to = (value: number, most: number): number => Math.min(most, Math.max(0, Math.floor(value / side)));
    const right = to(box.right + room, grid.columns - 1);
    for (let row = to(box.top - room, grid.rows - 1); row <= to(box.bottom + room, grid.rows - 1); row++)
      grid.squares.fill(
        TAKEN,
        row * grid.columns + to(box.left - room, grid.columns - 1),
        row * grid.columns + right + 1,
      );
  }
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

function gridOf(picture: GrayPicture, side: number): Grid {
  const { width, height } = picture;
  const nextInk = inkFinder(picture, INK);
  const [columns, rows] = [Math.ceil(width / side), Math.ceil(height / side)];
  const dark = new Uint16Array(columns * rows);
  for (let y = 0; y < height; y++) {
    const squares = Math.floor(y / side) * columns;
    const [row, end] = [y * width, (y + 1) * width];
    for (let at = nextInk(row, end); at < end; at = nextInk(at + 1, end)) {
      const square = squares + Math.floor((at - row) / side);
      dark[square] = (dark[square] as number) + 1;
    }
  }
  const fewest = Math.max(2, INKED * side * side);
  return { columns, rows, squares: Uint8Array.from(dark, (count) => (count >= fewest ? PRINT : PAPER)) };
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
  let open = false;
  row.forEach((square, at) => {
    if (square === TAKEN) open = false;
    if (square !== PRINT) return;
    const last = runs[runs.length - 1];
    if (open && last && at - last[1] <= gap) last[1] = at + 1;
    else runs.push([at, at + 1]);
    open = true;
  });
  return runs;
}

const around = (one: PixelBox, other: PixelBox): PixelBox => ({
  left: Math.min(one.left, other.left),
  right: Math.max(one.right, other.right),
  top: Math.min(one.top, other.top),
  bottom: Math.max(one.bottom, other.bottom),
});

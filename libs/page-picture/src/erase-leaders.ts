import { inkFinder } from './find-ink.ts';
import type { GrayPicture } from './gray-picture.ts';

/** Lighter pixels are paper, or the blurred rim of a dot. */
const INK = 212;
/** Sizes in points. Leaders are lower than the smallest print is high, and stand free above and below. */
const LEADER_HEIGHT = 2.4;
const FREE_ABOVE = 2.5;
const FREE_BELOW = 1.5;
/** Columns of so many points are looked at as one. */
const CELL = 2;
/** Rows that are tried. */
const STEP = 2;
/** Between two dots, and from the first dot to the last. */
const WIDEST_GAP = 6;
const SHORTEST = 22;
/** So many of a leader's cells have ink; a stray speck here and there makes none. */
const FULL = 0.4;
const PAPER = 250;

/** Cells `from` to `to` of a row of the picture. */
interface Leader {
  readonly y: number;
  readonly from: number;
  readonly to: number;
}

/**
 * Takes away the lines of dots (or dashes) that lead the eye from a label to its figure, or part rows: tesseract reads them
 * as words and loses the label and the figure over them. `scale` is in pixels a point. A picture without leaders comes back as it is.
 */
export function eraseLeaders(picture: GrayPicture, scale: number): GrayPicture {
  const { width, height } = picture;
  const cell = Math.max(2, Math.round(CELL * scale));
  const half = Math.max(1, Math.round((LEADER_HEIGHT * scale) / 2));
  const above = Math.round(FREE_ABOVE * scale);
  const below = Math.round(FREE_BELOW * scale);
  const columns = Math.floor(width / cell);
  const { inkAbove, inkedCells } = inkFromTop(picture, cell, columns);
  const fewest = (SHORTEST / CELL) * FULL;
  const ink = (column: number, from: number, to: number): number =>
    (inkAbove[Math.min(height, to) * columns + column] as number) -
    (inkAbove[Math.max(0, from) * columns + column] as number);
  const found: Leader[] = [];
  for (let y = half; y < height - half; y += STEP) {
    // Pale ones have a single row that is dark enough.
    if ((inkedCells[y] as number) < fewest && (inkedCells[y + 1] as number) < fewest) continue;
    const isThin = (column: number): boolean => ink(column, y - half, y + half) > 0;
    const isFree = (column: number): boolean =>
      ink(column, y - half - above, y - half) === 0 && ink(column, y + half, y + half + below) === 0;
    found.push(...runsOf(columns, isThin, isFree, cell / scale).map((run) => ({ y, ...run })));
  }
  if (found.length === 0) return picture;
  const data = picture.data.slice();
  for (const { y, from, to } of found) {
    const first = from * cell - widthOfFirstDot(picture, y, from * cell, { half, above: above + half, widest: cell });
    for (let row = y - half; row < y + half; row++) data.fill(PAPER, row * width + first, row * width + to * cell);
  }
  return { width, height, data };
}

/**
 * How far the dot reaches that stands between the last letter and the first cell that is free: the columns up to there of
 * which nothing above has ink; 0 where no paper parts them from the letter.
 */
function widthOfFirstDot(
  { width, data }: GrayPicture,
  y: number,
  from: number,
  { half, above, widest }: { half: number; above: number; widest: number },
): number {
  const hasInk = (x: number, top: number, bottom: number): boolean => {
    for (let row = Math.max(0, top); row < bottom; row++) if ((data[row * width + x] as number) < INK) return true;
    return false;
  };
  let seen = 0;
  for (let left = 1; left <= widest && left <= from; left++) {
    if (hasInk(from - left, y - half - above, y - half)) return 0;
    if (hasInk(from - left, y - half, y + half)) seen = left;
    else if (seen > 0) return left;
  }
  return 0;
}

/** Runs of cells that have thin ink or none, long and full enough. */
function runsOf(
  columns: number,
  isThin: (column: number) => boolean,
  isFree: (column: number) => boolean,
  points: number,
): Omit<Leader, 'y'>[] {
  const runs: Omit<Leader, 'y'>[] = [];
  let [from, last, full] = [-1, -1, 0];
  const close = (): void => {
    const cells = last + 1 - from;
    if (from >= 0 && cells * points >= SHORTEST && full >= cells * FULL) runs.push({ from, to: last + 1 });
    [from, full] = [-1, 0];
  };
  for (let column = 0; column < columns; column++) {
    if (!isFree(column)) close();
    else if (isThin(column)) {
      if (from < 0) from = column;
      last = column;
      full++;
    } else if (from >= 0 && (column - last) * points > WIDEST_GAP) close();
  }
  close();
  return runs;
}

/** For each row and cell, in how many of the rows above the cell's columns have ink; and how many cells of the row itself have any. */
function inkFromTop(
  picture: GrayPicture,
  cell: number,
  columns: number,
): { inkAbove: Int32Array; inkedCells: Int32Array } {
  const { width, height } = picture;
  const nextInk = inkFinder(picture, INK);
  const inkAbove = new Int32Array((height + 1) * columns);
  const inkedCells = new Int32Array(height);
  for (let y = 0; y < height; y++) {
    const row = y * width;
    const end = row + columns * cell;
    const below = (y + 1) * columns;
    inkAbove.copyWithin(below, y * columns, below);
    for (let at = nextInk(row, end); at < end;) {
      const column = Math.floor((at - row) / cell);
      inkAbove[below + column] = (inkAbove[below + column] as number) + 1;
      inkedCells[y] = (inkedCells[y] as number) + 1;
      at = nextInk(row + (column + 1) * cell, end);
    }
  }
  return { inkAbove, inkedCells };
}

import type { GrayPicture } from './gray-picture.ts';

/** Side of the squares whose paper white is taken: wider than a line of print is high, smaller than most shadows. */
const TILE = 32;
/** Paper this even (in grays, between the darkest and lightest square) needs no correction. */
const EVEN = 24;
const PAPER_SHARE = 0.8;

/**
 * Makes the paper white everywhere: each square's own white is taken, smoothed over its neighbours, and divided out.
 * Shadows, yellowed or coloured paper and the vignette of a phone photo go; print stays. Even pictures come back as
 * they are.
 */
export function evenLight(picture: GrayPicture): GrayPicture {
  const { width, height, data } = picture;
  const columns = Math.max(1, Math.ceil(width / TILE));
  const rows = Math.max(1, Math.ceil(height / TILE));
  let whites = new Float32Array(columns * rows);
  const counts = new Int32Array(256);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      whites[row * columns + column] = paperWhite(picture, column * TILE, row * TILE, counts);
    }
  }
  const sorted = whites.slice().sort();
  const low = sorted[Math.floor(sorted.length * 0.02)] ?? 255;
  const high = sorted[Math.floor(sorted.length * 0.98)] ?? 255;
  if (high - low < EVEN && high > 200) return picture;
  // A square full of ink (a logo, a dark header) has no paper: it takes its neighbours' white.
  whites = smooth(dilate(dilate(whites, columns, rows), columns, rows), columns, rows);
  const out = new Uint8Array(data.length);
  for (let y = 0; y < height; y++) {
    const gy = Math.min(rows - 1.001, Math.max(0, (y + 0.5) / TILE - 0.5));
    const y0 = Math.floor(gy);
    const fy = gy - y0;
    const top = y0 * columns;
    const bottom = Math.min(rows - 1, y0 + 1) * columns;
    for (let x = 0; x < width; x++) {
      const gx = Math.min(columns - 1.001, Math.max(0, (x + 0.5) / TILE - 0.5));
      const x0 = Math.floor(gx);
      const x1 = Math.min(columns - 1, x0 + 1);
      const fx = gx - x0;
      const upper = (whites[top + x0] ?? 255) * (1 - fx) + (whites[top + x1] ?? 255) * fx;
      const lower = (whites[bottom + x0] ?? 255) * (1 - fx) + (whites[bottom + x1] ?? 255) * fx;
      const white = upper * (1 - fy) + lower * fy;
      const value = ((data[y * width + x] ?? 0) * 250) / Math.max(32, white);
      out[y * width + x] = value > 255 ? 255 : value;
    }
  }
  return { width, height, data: out };
}

function paperWhite({ width, height, data }: GrayPicture, left: number, top: number, counts: Int32Array): number {
  counts.fill(0);
  let total = 0;
  for (let y = top; y < Math.min(height, top + TILE); y += 2) {
    for (let x = left; x < Math.min(width, left + TILE); x += 2) {
      const value = data[y * width + x] ?? 0;
      counts[value] = (counts[value] ?? 0) + 1;
      total++;
    }
  }
  let seen = 0;
  for (let value = 0; value < 256; value++) {
    seen += counts[value] ?? 0;
    if (seen >= total * PAPER_SHARE) return value;
  }
  return 255;
}

function dilate(cells: Float32Array<ArrayBuffer>, columns: number, rows: number): Float32Array<ArrayBuffer> {
  return neighbours(cells, columns, rows, (values) => Math.max(...values));
}

function smooth(cells: Float32Array<ArrayBuffer>, columns: number, rows: number): Float32Array<ArrayBuffer> {
  return neighbours(cells, columns, rows, (values) => values.reduce((sum, value) => sum + value, 0) / values.length);
}

function neighbours(
  cells: Float32Array<ArrayBuffer>,
  columns: number,
  rows: number,
  of: (values: number[]) => number,
): Float32Array<ArrayBuffer> {
  const out = new Float32Array(cells.length);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const values: number[] = [];
      for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y++) {
        for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x++) {
          values.push(cells[y * columns + x] ?? 255);
        }
      }
      out[row * columns + column] = of(values);
    }
  }
  return out;
}

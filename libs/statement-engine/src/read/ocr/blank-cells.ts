import type { PageContent, Word } from '../../page-content.ts';
import type { GrayPicture, PageBox, Straightener } from '@crossfoot/page-picture';
import { dateColumns, type DateColumn } from './date-columns.ts';
import { spacedColumns } from './spaced-dates.ts';

/** Darker pixels are ink, also of pale print. */
const INK = 200;
/** Letters are at least so high, in heights of a date; what is lower is a speck. */
const LOWEST = 0.25;

/** From one height of a page to another, in points. */
export type Stretch = Pick<PageBox, 'y0' | 'y1'>;

/** Where the columns of dates are in which at least half of the `rows` of a page have one. */
export function columnsOfDates({ words }: Pick<PageContent, 'words'>, rows: readonly Stretch[]): DateColumn[] {
  const spaced = spacedColumns(words);
  const parts = new Set(spaced.flatMap(({ dates }) => dates.flatMap((date) => date.words)));
  const wholes = spaced.flatMap(({ dates }) => dates.map(({ whole }) => whole));
  const columns = dateColumns([...words.filter((word) => !parts.has(word)), ...wholes], spaced.map(({ form }) => form)); // prettier-ignore
  const isOn = ({ y0, y1 }: Stretch, { y, height }: Word): boolean => y + height / 2 > y0 && y + height / 2 < y1;
  return columns.filter(
    ({ dates }) => rows.filter((row) => dates.some((date) => isOn(row, date))).length * 2 >= rows.length,
  );
}

/** Those of the stretches in which no column has any ink. */
export function blankStretches(
  straightener: Pick<Straightener, 'part'>,
  { turned, width }: Pick<PageContent, 'turned' | 'width'>,
  columns: readonly DateColumn[],
  stretches: readonly Stretch[],
): Stretch[] {
  const isBlank = ({ x0, x1, height }: DateColumn, { y0, y1 }: Stretch): boolean => {
    // What is printed beside the cell tells how dark print is: without any, the grain of the paper would be it.
    const { picture, scale } = straightener.part(turned, { x0, x1: width, y0, y1 }, 1);
    return highestBlot(picture, Math.round((x1 - x0) * scale)) < LOWEST * height * scale;
  };
  return columns.length === 0 ? [] : stretches.filter((stretch) => columns.every((column) => isBlank(column, stretch)));
}

/** How high the highest piece of ink that hangs together is in the first columns of pixels, in pixels. */
function highestBlot({ width, height, data }: GrayPicture, columns: number): number {
  const isOpen = Uint8Array.from(data, (gray, at) => (gray < INK && at % width < columns ? 1 : 0));
  let highest = 0;
  for (let start = 0; start < isOpen.length; start++) {
    if (!isOpen[start]) continue;
    const blot = [start];
    isOpen[start] = 0;
    let bottom = start;
    for (const cell of blot) {
      bottom = Math.max(bottom, cell);
      const column = cell % width;
      for (let y = Math.max(0, Math.floor(cell / width) - 1); y < Math.min(height, Math.floor(cell / width) + 2); y++)
        for (let next = y * width + Math.max(0, column - 1); next < y * width + Math.min(width, column + 2); next++)
          if (isOpen[next]) {
            isOpen[next] = 0;
            blot.push(next);
          }
    }
    highest = Math.max(highest, Math.floor(bottom / width) - Math.floor(start / width) + 1);
  }
  return highest;
}

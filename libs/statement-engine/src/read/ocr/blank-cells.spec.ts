import { expect, it } from 'vitest';
import type { Word } from '../../page-content.ts';
import type { GrayPicture, Straightener } from '@crossfoot/page-picture';
import { blankStretches, columnsOfDates } from './blank-cells.ts';

const word = (text: string, x: number, row: number): Word => ({
  text, x, y: 100 + row * 15, width: text.length * 5, height: 10, source: 'ocr', confidence: 0.9,
}); // prettier-ignore
const stretchOf = (row: number): { y0: number; y1: number } => ({ y0: 100 + row * 15, y1: 112 + row * 15 });
const rows = [0, 1, 2, 3, 4, 5].map(stretchOf);
const dated = (texts: readonly string[], x: number): Word[] => texts.map((text, row) => word(text, x, row));
const days = ['01/05/2025', '02/05/2025', '05/05/2025', '06/05/2025'];

it('knows the columns in which half of the rows have a date, whole or in several words', () => {
  const edges = (words: readonly Word[]): number[] => columnsOfDates({ words }, rows).map(({ x0 }) => x0);
  expect(edges(dated(days, 40))).toEqual([40]);
  expect(edges(dated(['1', '2', '5', '6'], 40).flatMap((day, row) => [day, word('May', 50, row)]))).toEqual([40]);
  const below = days.map((text, row) => word(text, 40, row + 20));
  expect(edges([...dated(days, 40), ...below.map((date) => ({ ...date, x: 200 }))])).toEqual([40]);
});

const page = { turned: 0, width: 90 } as const;
/** A cell of 50 by 12 points with ink as high as given, in pixels (four to a point). */
const cellWith = (...heights: readonly number[]): GrayPicture => {
  const data = new Uint8Array(200 * 48).fill(255);
  heights.forEach((height, at) => {
    for (let y = 0; y < height; y++) data[(y + 2) * 200 + at * 4] = 60;
  });
  return { width: 200, height: 48, data } as GrayPicture;
};

it('sees where nothing but specks is printed', () => {
  const columns = columnsOfDates({ words: dated(days, 40) }, rows);
  const isBlank = (picture: GrayPicture): boolean => {
    const straightener = { part: () => ({ picture, scale: 4 }) } as unknown as Straightener;
    return blankStretches(straightener, page, columns, [stretchOf(4)]).length === 1;
  };
  expect(isBlank(cellWith())).toBe(true);
  expect(isBlank(cellWith(3, 2, 4, 3))).toBe(true);
  expect(isBlank(cellWith(3, 24))).toBe(false);
  // Behind the cell the row has its words.
  const beside = cellWith();
  for (let y = 2; y < 30; y++) beside.data[y * 200 + 199] = 60;
  expect(blankStretches({ part: () => ({ picture: beside, scale: 3.9 }) }, page, columns, [stretchOf(4)])).toHaveLength(
    1,
  );
  const none = { part: () => ({ picture: cellWith(), scale: 4 }) } as unknown as Straightener;
  expect(blankStretches(none, page, [], [stretchOf(4)])).toEqual([]);
});

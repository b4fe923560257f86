import { expect, it } from 'vitest';
import type { Word } from '../../page-content.ts';
import { dropSidePrint } from './drop-side-print.ts';

const word = (text: string, x: number, line: number, confidence = 0.6): Word => ({
  text, x, y: 10 + line * 12, width: text.length * 5, height: 10, source: 'ocr', confidence,
}); // prettier-ignore
const entries = Array.from({ length: 6 }, (_, line) => word('RECIBO', 40, line));
const letters = ['E', 'q', '4', '8', '3', 'E'].map((text, line) => word(text, 12, line));

/** Ink at x 12 to 17 (points), as high as `inked` of every 12 rows. */
function page(inked: number): { width: number; height: number; data: Uint8Array } {
  const data = new Uint8Array(200 * 100).fill(235);
  for (let y = 0; y < 100; y++) for (let x = 12; x < 17; x++) if (y % 12 < inked) data[y * 200 + x] = 205;
  return { width: 200, height: 100, data };
}

it('leaves out letters read of print that runs up the edge of the paper', () => {
  expect(dropSidePrint([...letters, ...entries], page(10), 1)).toEqual(entries);
});

it('leaves them out also where its words stand farther apart than its letters', () => {
  const picture = page(10);
  for (let y = 34; y < 44; y++) picture.data.fill(235, y * 200 + 12, y * 200 + 17);
  expect(dropSidePrint([...letters, ...entries], picture, 1)).toEqual(entries);
  for (let y = 58; y < 68; y++) picture.data.fill(235, y * 200 + 12, y * 200 + 17);
  expect(dropSidePrint([...letters, ...entries], picture, 1)).toHaveLength(12);
});

it('leaves a column of marks, of sure ones, and short words beside longer ones', () => {
  const sure = letters.map((letter) => ({ ...letter, confidence: 0.95 }));
  expect(dropSidePrint([...letters, ...entries], page(7), 1)).toHaveLength(12);
  expect(dropSidePrint([...sure, ...entries], page(10), 1)).toHaveLength(12);
  expect(dropSidePrint([...letters, ...entries, word('RECIBO', 10, 8)], page(10), 1)).toHaveLength(13);
});

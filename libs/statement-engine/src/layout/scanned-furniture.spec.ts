import { expect, it } from 'vitest';
import { lineOf } from './page-line.fixture.ts';
import type { PageLine } from './page-lines.ts';
import { markScannedFurniture } from './scanned-furniture.ts';

const foot = (page: number, baseline: number, text: string, furniture = false): PageLine => ({
  ...lineOf(page, baseline, text, 0.9),
  furniture,
});
const first = foot(1, 800, 'Bank of the Lough Calea Dorobantilor 30, C.U.lI. RO 50');
const misread = 'Bank of the Lough Calea Dorobanjilor 30, C.U.I. RO 50';
const countOf = (...lines: PageLine[]): number =>
  markScannedFurniture(lines, 2).filter(({ furniture }) => furniture).length;

it('heads and feet of scans are furniture also where a letter was misread', () => {
  expect(countOf(first, foot(2, 804, misread))).toBe(2);
  expect(countOf(first, foot(2, 804, misread, true), foot(3, 800, misread, true))).toBe(3);
});

it('another line, another place, an amount, and what is said over and over are none', () => {
  expect(countOf(first, foot(2, 804, 'Deposits are protected by the fund'))).toBe(0);
  expect(countOf(first, foot(2, 400, misread))).toBe(0);
  const carried = (page: number, word: string): PageLine => foot(page, 700, `${word} forward to the next page 12.50`);
  expect(countOf(carried(1, 'Carried'), carried(2, 'Carrled'))).toBe(0);
  const entry = (page: number, y: number, name: string): PageLine => foot(page, y, `Card purchase online ${name}`);
  expect(countOf(entry(1, 700, 'Lidl'), entry(1, 720, 'Lidi'), entry(2, 700, 'Lidi'), entry(2, 760, 'Lid1'))).toBe(0);
});

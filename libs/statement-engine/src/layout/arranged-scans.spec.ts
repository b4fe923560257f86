import { expect, it } from 'vitest';
import type { PageContent, Word } from '../page-content.ts';
import { arrangeLines } from './arrange-lines.ts';

type Placed = readonly [text: string, x: number, y: number];

/** Scanned pages: words a little off their places, those of a line alike. */
const scanned = (...pages: (readonly Placed[])[]): PageContent[] =>
  pages.map((words, page) => ({
    number: page + 1,
    width: 600,
    height: 840,
    turned: 0,
    words: words.map(([text, x, y], at): Word => ({
      text,
      x: x + ((at * 7) % 5) - 2,
      y: y + (((y * 3) % 5) - 2) * 0.4,
      width: text.length * 5,
      height: 9,
      source: 'ocr',
      confidence: 0.9,
    })),
    source: 'ocr',
    unread: null,
  }));
const textsOf = (pages: PageContent[]): string[] =>
  arrangeLines(pages).lines.map(({ words }) => words.map(({ text }) => text).join(' '));
const entries = (left: number, top: number, count: number): Placed[] =>
  Array.from({ length: count }, (_, at): Placed[] => [
    [`0${at + 1}/05`, left, top + at * 20],
    ['Groceries', left + 40, top + at * 20],
    ['12.50', left + 200, top + at * 20],
  ]).flat();

it('a scanned page in two columns is read column by column', () => {
  const lines = textsOf(scanned([...entries(40, 110, 4), ...entries(320, 119, 3)]));
  expect(lines.map((line) => line.slice(0, 5))).toEqual([
    '01/05',
    '02/05',
    '03/05',
    '04/05',
    '01/05',
    '02/05',
    '03/05',
  ]);
});

it('a panel beside the entries of a scan is parted from them', () => {
  const panel = ['Summary', 'Rates', 'Notices', 'Points', 'Offers', 'Contact', 'Help'].map((text, at): Placed => [text, 400, 100 + at * 16]); // prettier-ignore
  const lines = textsOf(scanned([...entries(40, 108, 5), ...panel]));
  expect(lines.filter((line) => /^\d\d.05 Groceries 12\.50$/.test(line))).toHaveLength(5);
});

it('heads of scanned pages that were misread on one of them are furniture', () => {
  const page = (head: string): Placed[] => [[head, 40, 30], ...entries(40, 110, 3)];
  const lines = arrangeLines(
    scanned(page('Statement of the savings account'), page('Staternent of the savings accounl')),
  ).lines;
  expect(lines.map(({ furniture }) => furniture)).toEqual([true, false, false, false, true, false, false, false]);
});

it('small words beside large print, to which OCR gives its size, are not run together', () => {
  const [page] = scanned([]) as [PageContent];
  const word = (text: string, x: number, width: number): Word => ({ text, x, y: 60, width, height: 12.8, source: 'ocr', confidence: 0.9 }); // prettier-ignore
  const words = [word('Cascade', 51, 52), word('20', 300, 8.2), word('-', 310.6, 2.2), word('January', 314.2, 29.5)];
  expect(textsOf([{ ...page, words }])).toEqual(['Cascade 20 - January']);
});

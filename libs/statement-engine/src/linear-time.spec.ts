import { describe, expect, it } from 'vitest';
import { readStatement } from './convert-statement.ts';
import { wordAt } from './extract/typed-page.fixture.ts';
import type { PageContent, Word } from './page-content.ts';
import { toWords, type TextRun } from './read/text-words.ts';

const SMALL = 1_500;
const TIMES = 4;
/** Four times the rows in time that grows with the rows take 4 times as long, by their square 16 times. */
const MOST_GROWTH = 9;
/** Milliseconds. */
const LEAST_CPU = 50;
const LINES_A_PAGE = 40;

const endingAt = (text: string, right: number, y: number): Word => wordAt(text, right - text.length * 5, y);
const money = (cents: number): string => (cents / 100).toFixed(2).replace(/\B(?=(\d{3})+(?!\d))/g, ',');
const amountOf = (row: number): number => ((row * 37) % 9_000) + 100;
const date = (row: number, y: number): Word => wordAt(`${String((row % 12) + 1).padStart(2, '0')}/15/2024`, 40, y);

type Line = (row: number, y: number) => Word[];

function pagesOf(rows: number, linesAPage: number, headings: readonly (readonly [string, number])[], line: Line) {
  const pages: PageContent[] = [];
  for (let first = 0; first < rows; first += linesAPage) {
    const words = headings.map(([text, right]) => endingAt(text, right, 40));
    for (let row = first; row < Math.min(rows, first + linesAPage); row++)
      words.push(...line(row, 60 + (row - first) * 12));
    const size = { width: 2_000, height: 100 + linesAPage * 12, turned: 0 } as const;
    pages.push({ number: pages.length + 1, ...size, words, source: 'text', unread: null });
  }
  return pages;
}

const shop: Line = (row, y) => [date(row, y), wordAt('Card', 120, y), wordAt(`shop${row % 97}`, 150, y)];
const headings = [
  ['Date', 60],
  ['Description', 175],
  ['Amount', 400],
  ['Balance', 500],
] as const;
const columns = Array.from({ length: 20 }, (_, at) => [`Column${at}`, 200 + at * 80] as const);

const statements: Record<string, (rows: number) => PageContent[]> = {
  'rows without balances': (rows) =>
    pagesOf(rows, LINES_A_PAGE, headings.slice(0, 3), (row, y) => [
      ...shop(row, y),
      endingAt(money(amountOf(row)), 400, y),
    ]),
  'a balance every nine rows': (rows) =>
    pagesOf(rows, LINES_A_PAGE, headings, (row, y) => [
      ...shop(row, y),
      endingAt(money(amountOf(row)), 400, y),
      ...(row % 9 === 8 ? [endingAt(money(amountOf(row * 7)), 500, y)] : []),
    ]),
  'all rows on one page': (rows) =>
    pagesOf(rows, rows, headings.slice(0, 3), (row, y) => [...shop(row, y), endingAt(money(amountOf(row)), 400, y)]),
  'twenty columns': (rows) =>
    pagesOf(rows / 4, LINES_A_PAGE, columns, (row, y) => [
      date(row, y),
      ...columns.map(([, right], at) => endingAt(money(amountOf(row * (at + 1))), right, y)),
    ]),
  'text alone': (rows) =>
    pagesOf(rows, LINES_A_PAGE, [], (row, y) =>
      Array.from({ length: 8 }, (_, at) => wordAt(`word${(row * at) % 500}`, 40 + at * 50, y)),
    ),
};

/** Milliseconds of CPU of one run: the best of three tries, each as many runs as the clock's coarse ticks need. */
function cpuOf(work: () => unknown): number {
  let best = Infinity;
  for (let attempt = 0; attempt < 3; attempt++) {
    const before = process.threadCpuUsage();
    let spent = 0;
    let runs = 0;
    while (spent < LEAST_CPU) {
      work();
      runs++;
      const { user, system } = process.threadCpuUsage(before);
      spent = (user + system) / 1000;
    }
    best = Math.min(best, spent / runs);
  }
  return best;
}

const read = (pages: readonly PageContent[]) => (): void => {
  try {
    readStatement(pages, { filename: 'long.pdf', sha256: '' });
  } catch (error) {
    if ((error as { code?: unknown }).code !== 'NO_TRANSACTIONS') throw error;
  }
};

describe('time grows with the document, not by its square', () => {
  it.each(Object.entries(statements))('%s', { timeout: 60_000 }, (_name, make) => {
    const small = cpuOf(read(make(SMALL)));
    expect(cpuOf(read(make(SMALL * TIMES))) / small).toBeLessThan(MOST_GROWTH);
  });

  it('the same word thousands of times on one page', () => {
    const runs = (count: number): TextRun[] =>
      Array.from({ length: count }, (_, at) => ({
        text: '0.00',
        x: (at % 20) * 30,
        y: Math.floor(at / 20) * 6,
        length: 20,
        size: 5,
        angle: 0,
        monospaced: false,
        font: 'f1',
      }));
    const [few, many] = [runs(5_000), runs(5_000 * TIMES)];
    const small = cpuOf(() => toWords(few, 600, 8_000));
    expect(cpuOf(() => toWords(many, 600, 8_000)) / small).toBeLessThan(MOST_GROWTH);
    expect(toWords([...few, ...few], 600, 8_000).words).toHaveLength(few.length);
  });
});

import { describe, expect, it } from 'vitest';
import { markFurniture } from './mark-furniture.ts';
import { lineOf as line } from './page-line.fixture.ts';
import type { PageLine } from './page-lines.ts';

const marked = (...lines: PageLine[]): string[] =>
  markFurniture(lines, 2)
    .filter(({ furniture }) => furniture)
    .map(({ page, words }) => `${page}: ${words.map(({ text }) => text).join(' ')}`);

const entriesOf = (page: number, numbers: readonly number[]): PageLine[] =>
  numbers.map((number, at) => line(page, 100 + at * 26, `${9 - at} Apr 2022 Card ending in ${number}`));

describe('what stands at one place of several pages', () => {
  it('is furniture, also with another number', () => {
    expect(marked(line(1, 800, 'Page 1 of 2'), line(2, 800, 'Page 2 of 2'))).toEqual([
      '1: Page 1 of 2',
      '2: Page 2 of 2',
    ]);
  });

  it('is none where lines of one page say it over and over', () => {
    expect(marked(...entriesOf(1, [6215, 9075, 7976, 8150]), ...entriesOf(2, [4481, 8338, 3384, 7100]))).toEqual([]);
  });

  it('is none where more lines elsewhere say it', () => {
    const payee = (page: number, ...baselines: readonly number[]): PageLine[] =>
      baselines.map((baseline) => line(page, baseline, 'AL BENEF. ROSA PECH'));
    expect(marked(...payee(1, 95, 300, 420), ...payee(2, 95, 510))).toEqual([]);
    expect(marked(...payee(1, 95, 300), ...payee(2, 95))).toHaveLength(2);
  });

  it('is furniture where it says the same word for word, however often', () => {
    const names = (page: number): PageLine[] => [60, 300, 540].map((y) => line(page, y, 'Date Description Amount'));
    expect(marked(...names(1), ...names(2))).toHaveLength(6);
  });

  it('is none where several lines of one page begin with a date of the same form', () => {
    const shops = (page: number, names: readonly string[], date: string): PageLine[] =>
      names.map((name, at) => line(page, 100 + at * 26, `${date}${at + 1} ${name} ${432 + at} TW`));
    const pages = [shops(1, ['BOOKS', 'SHOP', 'FOOD'], '114/11/1'), shops(2, ['RENT', 'SHOP', 'TAXI'], '114/11/2')];
    expect(marked(...pages.flat())).toEqual([]);
    expect(marked(line(1, 800, '24/11/2026 Page 1'), line(2, 800, '24/11/2026 Page 2'))).toHaveLength(2);
  });
});

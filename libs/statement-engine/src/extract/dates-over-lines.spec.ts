import { describe, expect, it } from 'vitest';
import { readTokens, type TokenLine } from '../grammar/tokens.ts';
import { joinBrokenDates } from './join-broken-dates.ts';
import { applyYearLines } from './year-lines.ts';

/** A line of words, the first of which stands in the column of the dates. */
function line(index: number, ...texts: string[]): TokenLine {
  const words = texts.map((text, at) => ({
    text,
    x0: 40 + at * 60,
    x1: 70 + at * 60,
    gap: at === 0 ? Infinity : 3,
    size: 9,
    confidence: 1,
  }));
  const placed = { page: 1, baseline: 100 + index * 12, top: 91 + index * 12, size: 9, words, furniture: false };
  return readTokens(placed, index, { decimal: '.', decimals: 2 });
}
const dates = (lines: readonly TokenLine[]): unknown[] => lines.flatMap((each) => each.dates.map(({ date }) => date));

describe('a year on a line of its own', () => {
  it('holds for the dates below it until the next one', () => {
    const lines = [
      line(0, '2023', 'Start', '10.00'),
      line(1, '30Dec', 'A', '1.00'),
      line(2, '2024'),
      line(3, '02Jan', 'B', '2.00'),
    ];
    expect(dates(applyYearLines(lines))).toMatchObject([
      { year: 2023, month: 12 },
      { year: 2024, month: 1 },
    ]);
  });

  it('does not hold past the turn of a year', () => {
    const lines = [line(0, '2023'), line(1, '30Dec', 'A', '1.00'), line(2, '02Jan', 'B', '2.00')];
    expect(dates(applyYearLines(lines))).toMatchObject([{ year: 2023 }, { year: null }]);
  });
});

describe('a date broken over two lines', () => {
  it('is one date, on its first line', () => {
    const joined = joinBrokenDates([line(0, '2025-11-', 'A', '1.00'), line(1, '26')]);
    expect(dates(joined)).toMatchObject([{ year: 2025, month: 11, day: 26 }]);
    expect(joined[1]?.tokens).toEqual([]);
  });

  it('stays as it is where one of them does not go on', () => {
    const lines = [line(0, '2025-11-', 'A', '1.00'), line(1, '26'), line(2, '2025-11-', 'B', '2.00'), line(3, 'text')];
    expect(joinBrokenDates(lines)).toBe(lines);
  });
});

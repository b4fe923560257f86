import { describe, expect, it } from 'vitest';
import { readTokens, type TokenLine } from '../grammar/tokens.ts';
import { joinBrokenDates } from './dates/join-broken-dates.ts';
import { joinYears } from './dates/join-years.ts';
import { applyYearLines } from './dates/year-lines.ts';

/** A line of words, the first of which stands in the column of the dates. */
function line(index: number, ...texts: string[]): TokenLine {
  const words = texts.map((text, at) => ({
    kind: 'text' as const,
    text,
    x0: 40 + at * 60,
    x1: 70 + at * 60,
    // A year of two digits stands right after its day.
    gap: at === 0 ? Infinity : /^\d\d$/.test(text) ? 0.5 : 3,
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

  it('is none of the words where it stands under each of two dates', () => {
    const lines = [
      line(0, '30Dec', '30Dec', 'A', '1.00'),
      line(1, '2023', '2023', 'B'),
      line(2, '31Dec', '31Dec', 'C', '2.00'),
      line(3, '2023', '2023', 'D'),
    ];
    const words = applyYearLines(lines).map(({ tokens }) => tokens.map(({ text }) => text).join(' '));
    expect(words).toEqual(['30Dec 30Dec A 1.00', 'B', '31Dec 31Dec C 2.00', 'D']);
  });
});

describe('years right after the dates', () => {
  it('belong to both dates of a line', () => {
    const lines = joinYears([line(0, '30Dec', '24', '31Dec', '24', 'A'), line(1, '02Jan', '25', '03Jan', '25', 'B')]);
    expect(dates(lines)).toMatchObject([{ year: 2024 }, { year: 2024 }, { year: 2025 }, { year: 2025 }]);
  });
});

describe('two-digit years in front of the dates', () => {
  const listed = (...days: string[]) => days.map((day, at) => line(at, '26Sep', day, 'A', '1.00'));

  it('are told by the days behind, which change as the years do not', () => {
    expect(dates(joinYears(listed('02', '05', '11')))).toMatchObject(
      [2, 5, 11].map((day) => ({ year: 2026, month: 9, day })),
    );
  });

  it('are none where a number behind is no day', () => {
    expect(dates(joinYears(listed('02', '05', '41')))).toMatchObject([{ day: 26 }, { day: 26 }, { day: 26 }]);
  });
});

describe('a date broken over two lines', () => {
  it('is one date, on its first line', () => {
    const joined = joinBrokenDates([line(0, '2025-11-', 'A', '1.00'), line(1, '26')]);
    expect(dates(joined)).toMatchObject([{ year: 2025, month: 11, day: 26 }]);
    expect(joined[1]?.tokens).toEqual([]);
  });

  it('is one date, whatever its parts stand beside', () => {
    const joined = joinBrokenDates([
      line(0, '21', 'A', '1.00'),
      line(1, 'Okt.', 'words', '12.5'),
      line(2, '2025'),
      line(3, '22', 'B', '2.00'),
      line(4, 'Okt.'),
    ]);
    expect(dates(joined.filter((_, at) => at !== 1))).toMatchObject([
      { year: 2025, month: 10, day: 21 },
      { year: null, month: 10, day: 22 },
    ]);
    expect(joined[1]?.tokens.map(({ text }) => text)).toEqual(['words', '12.5']);
    expect(joined[4]?.tokens).toEqual([]);
  });

  it('is one date also where its parts are set to one middle, with lines of other cells between', () => {
    const at = (index: number, x0: number, text: string): TokenLine => {
      const { line: placed } = line(index, text);
      const words = placed.words.map((word) => ({ ...word, x0, x1: x0 + text.length * 5 }));
      return readTokens({ ...placed, words, baseline: 100 + index * 6 }, index, { decimal: '.', decimals: 2 });
    };
    const joined = joinBrokenDates([at(0, 40, '2026-05-'), at(1, 200, 'words'), at(2, 55, '20')]);
    expect(dates(joined)).toMatchObject([{ year: 2026, month: 5, day: 20 }]);
    const apart = [at(0, 40, '2026-05-'), at(1, 200, 'words'), at(9, 55, '20')];
    expect(joinBrokenDates(apart)).toBe(apart);
  });

  it('is none where a number begins an entry without a month below it', () => {
    const lines = [line(0, '21', 'A', '1.00'), line(1, 'Okt.'), line(2, '22', 'B', '2.00'), line(3, 'text')];
    expect(joinBrokenDates(lines)).toBe(lines);
  });

  it('stays as it is where one of them does not go on', () => {
    const lines = [line(0, '2025-11-', 'A', '1.00'), line(1, '26'), line(2, '2025-11-', 'B', '2.00'), line(3, 'text')];
    expect(joinBrokenDates(lines)).toBe(lines);
  });
});

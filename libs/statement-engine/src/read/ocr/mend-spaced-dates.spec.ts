import { describe, expect, it } from 'vitest';
import type { Word } from '../../page-content.ts';
import { mendSpacedDates } from './mend-spaced-dates.ts';

const word = (text: string, x: number, row: number, width = text.length * 5): Word => ({
  text, x, y: row * 15, width, height: 10, source: 'ocr', confidence: 0.9,
}); // prettier-ignore
/** The words of a date side by side, a blank of 5 apart. */
function dated(text: string, row: number, x = 40): Word[] {
  let at = x;
  return text.split(' ').map((each) => {
    const placed = word(each, at, row);
    at += placed.width + 5;
    return placed;
  });
}
const column = (dates: readonly string[]): Word[] => dates.flatMap((date, row) => dated(date, row));
const textsOf = (words: readonly Word[], row: number): string[] =>
  words.filter(({ y }) => y === row * 15).map(({ text }) => text);

describe('a column of dates in several words', () => {
  const czech = column(['20. 1. 2021', '21. 1. 2021', '26. 1. 2021', '7. 2. 2021']);
  const named = column(['06 Feb 2024', '08 Feb 2024', '14 Feb 2024', '01 Mar 2024']);

  it.each([
    ['words that ran together', czech, [word('12:1:2021', 40, 9, 55)], ['12.', '1.', '2021']],
    ['marks that were taken for others', czech, dated('12: 1: 2021', 9), ['12.', '1.', '2021']],
    ['letters for digits', named, dated('O8 Feb 2O24', 9), ['08', 'Feb', '2024']],
    ['a letter of a month that the column has', named, dated('08 Fcb 2024', 9), ['08', 'Feb', '2024']],
    ['a day that ran into its month', named, [word('08Feb', 40, 9, 30), word('2024', 75, 9)], ['08', 'Feb', '2024']],
  ])('mends %s', (_, clean, read, meant) => {
    const mended = mendSpacedDates([...clean, ...read, word('Coffee', 200, 9)]);
    expect(textsOf(mended, 9)).toEqual([...meant, 'Coffee']);
    expect(mended.at(-2)).toMatchObject({ repaired: true, confidence: 0.6 });
  });

  it.each([
    ['too wide for its digits, having lost one', czech, [word('5:1', 40, 9, 30), word('2021', 75, 9)]],
    ['without a mark between its numbers', czech, [word('121.', 40, 9, 30), word('2021', 75, 9)]],
    ['of no month', named, dated('08 Xab 2024', 9)],
    ['near to several months', named, dated('08 Mat 2024', 9)],
    ['of no day', named, dated('38 Feb 2024', 9)],
    ['in another column', named, dated('O8 Feb 2024', 9, 200)],
  ])('leaves alone what is %s', (_, clean, read) => {
    const page = [...clean, ...read];
    expect(mendSpacedDates(page)).toEqual(page);
  });

  it('is none where fewer dates are written so', () => {
    const page = [...czech.slice(0, 9), word('12:1:2021', 40, 9, 55)];
    expect(mendSpacedDates(page)).toEqual(page);
  });
});

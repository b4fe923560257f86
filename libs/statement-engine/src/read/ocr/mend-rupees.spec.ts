import { expect, it } from 'vitest';
import type { Word } from '../../page-content.ts';
import { mendRupees } from './mend-rupees.ts';

/** Digits 5 wide, points 2.5, as in proportional print. */
const widthOf = (text: string): number => Array.from(text, (char) => (/[.,]/.test(char) ? 2.5 : 5)).reduce((a, b) => a + b, 0); // prettier-ignore
const word = (text: string, right: number, row: number, width = widthOf(text)): Word => ({
  text, x: right - width, y: row * 15, width, height: 9, source: 'ocr', confidence: 0.9,
}); // prettier-ignore
/** An amount with its sign a blank of four before it. */
const signed = (sign: string, amount: string, row: number): Word[] => [
  word(sign, 400 - widthOf(amount) - 4, row, 4 * sign.length),
  word(amount, 400, row),
];
const rows = [
  ...signed('X', '756.42', 0),
  ...signed('%', '2,201.82', 1),
  ...signed('X', '25,614.50', 2),
  ...signed('£', '695.10', 3),
];
const texts = (words: readonly Word[]): string[] => words.map(({ text }) => text);

it('makes signs of letters before amounts, with the plus before them', () => {
  expect(texts(mendRupees([...rows, ...signed('+N', '196.78', 4)]))).toEqual(
    ['₹', '756.42', '₹', '2,201.82', '₹', '25,614.50', '₹', '695.10', '+', '₹', '196.78'], // prettier-ignore
  );
});

it('parts a sign from the amount that it was read with, and from one of which it was taken for a digit', () => {
  const [sign, amount] = mendRupees([...rows, word('X714.71', 400, 4, 35.5)]).slice(8);
  expect([sign?.text, amount?.text]).toEqual(['₹', '714.71']);
  const wide = widthOf('473.98') + 8;
  expect(texts(mendRupees([...rows, word('3473.98', 400, 4, wide)])).slice(8)).toEqual(['₹', '473.98']);
  expect(mendRupees([...rows, word('3473.98', 400, 4, wide)]).at(-1)).toMatchObject({
    repaired: true,
    confidence: 0.6,
  });
  const more = widthOf('1,254.21') + 8;
  expect(texts(mendRupees([...rows, word('31,254.21', 400, 4, more)])).slice(8)).toEqual(['₹', '1,254.21']);
});

it('makes signs of digits as far before amounts as other signs, and counts what holds a sign as one that was read', () => {
  expect(texts(mendRupees([...rows, ...signed('+3', '196.78', 4), ...signed('3', '546.66', 5)])).slice(8)).toEqual(
    ['+', '₹', '196.78', '₹', '546.66'], // prettier-ignore
  );
  const far = [...rows, word('3', 340, 4), word('196.78', 400, 4)];
  expect(texts(mendRupees(far)).slice(8)).toEqual(['3', '196.78']);
  const wide = Array.from({ length: 9 }, (_, at) => word('3473.98', 400, at + 4, widthOf('473.98') + 8));
  expect(texts(mendRupees([...rows, ...wide])).slice(8, 10)).toEqual(['₹', '473.98']);
});

it('tells the width of signs by those of the same size', () => {
  const large = [10, 11, 12, 13, 14].flatMap((row) => [
    { ...word('X', 200, row, 8), height: 13 },
    { ...word('85,381.68', 264, row, 55), height: 13 },
  ]);
  const wide = word('3473.98', 400, 4, widthOf('473.98') + 8);
  expect(texts(mendRupees([...large, ...rows, wide])).at(-1)).toBe('473.98');
});

it('takes no digit that the width of the figure has room for', () => {
  const full = word('1,15,559.65', 400, 4, widthOf('1,15,559.65'));
  expect(texts(mendRupees([...rows, full])).slice(8)).toEqual(['1,15,559.65']);
});

it('tells the width of digits by the print of the commonest size', () => {
  const large = [0, 1].flatMap((row) => [
    { ...word('X', 200, row, 5), height: 13 },
    { ...word('85,381.68', 258, row, 53), height: 13 },
  ]);
  const wide = word('31,254.21', 400, 4, widthOf('1,254.21') + 8);
  expect(mendRupees([...large, ...rows, wide]).at(-1)?.text).toBe('1,254.21');
});

it('takes no digit where the word is as wide as its figures, or as these with the sign left out', () => {
  for (const [text, width] of [
    ['3473.98', widthOf('3473.98')],
    ['466.30', widthOf('466.30') + 8],
  ] as const)
    // prettier-ignore
    expect(texts(mendRupees([...rows, word(text, 400, 4, width)])).slice(8)).toEqual([text]);
});

it('leaves a page alone whose letters are few, mostly others, or stand in a column of their own', () => {
  const pounds = rows.map((each) => (each.text === 'X' ? { ...each, text: '£' } : each));
  const column = rows.map((each) => (each.width <= 4 ? { ...each, x: 340 } : each));
  for (const page of [rows.slice(0, 4), pounds, column]) expect(mendRupees(page)).toEqual(page);
});

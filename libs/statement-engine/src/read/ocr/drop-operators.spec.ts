import { expect, it } from 'vitest';
import type { Word } from '../../page-content.ts';
import { dropOperators } from './drop-operators.ts';

const line = (row: number, text: string): Word[] =>
  text.split(' ').map((each, at) => ({
    text: each, x: at * 60, y: row * 12, width: each.length * 5, height: 9, source: 'ocr', confidence: 0.9,
  })); // prettier-ignore
const textOf = (words: readonly Word[]): string => words.map(({ text }) => text).join(' ');

it('takes the signs of a sum from between the names of its figures', () => {
  const names = [...line(0, 'PREVIOUS PAYMENTS PURCHASES TOTAL'), ...line(1, 'DUES RECEIVED + FEES + =')];
  expect(textOf(dropOperators(names))).toBe('PREVIOUS PAYMENTS PURCHASES TOTAL DUES RECEIVED FEES');
});

it('leaves signs beside figures, single ones, and such that stand by themselves', () => {
  for (const text of ['DUES + FEES + 12.50', 'Checking - Statement', '- + + =', 'Total + ='])
    expect(textOf(dropOperators(line(0, text)))).toBe(text);
});

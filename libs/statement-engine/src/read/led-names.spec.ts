import { expect, it } from 'vitest';
import { toWords, type TextRun } from './text-words.ts';

const run = (text: string): TextRun => ({
  text,
  x: 60,
  y: 100,
  length: text.length * 6,
  size: 10,
  angle: 0,
  monospaced: true,
  font: 'f1',
});
const wordsOf = (text: string): unknown => toWords([run(text)], 600, 800).words.map((word) => [word.text, word.x]);

it('parts names that dots lead from one to the next, each in its place', () => {
  expect(wordsOf('DATE..........AMOUNT.TRANSACTION DESCRIPTION')).toEqual([
    ['DATE', 60],
    ['AMOUNT', 60 + 14 * 6],
    ['TRANSACTION', 60 + 21 * 6],
    ['DESCRIPTION', 60 + 33 * 6],
  ]);
});

it('leaves dots that lead to a figure or end a name', () => {
  expect(wordsOf('Fees..........12.50')).toEqual([['Fees..........12.50', 60]]);
  expect(wordsOf('To be continued...')).toEqual([
    ['To', 60],
    ['be', 60 + 3 * 6],
    ['continued...', 60 + 6 * 6],
  ]);
});

import { expect, it } from 'vitest';
import type { Word } from '../page-content.ts';
import { arrangeLines } from './arrange-lines.ts';

const word = (text: string, x: number, baseline: number): Word => ({
  text,
  x,
  y: baseline - 8,
  width: text.length * 5,
  height: 10,
  source: 'text',
  confidence: 1,
});
const linesOf = (...words: Word[]): string[] =>
  arrangeLines([{ number: 1, width: 600, height: 800, turned: 0, words, source: 'text', unread: null }]).lines.map(
    (line) => line.words.map(({ text }) => text).join(' '),
  );

it('cells that are set a little lower one after the other are of one line', () => {
  expect(linesOf(word('1', 40, 100), word('Balance', 90, 102.5), word('420.13', 500, 104))).toEqual([
    '1 Balance 420.13',
  ]);
});

it('what lies over a word of the line, or half a line lower, is of the next one', () => {
  expect(linesOf(word('1', 40, 100), word('Balance', 90, 102.5), word('brought', 92, 104))).toEqual([
    '1 Balance',
    'brought',
  ]);
  expect(linesOf(word('1', 40, 100), word('Balance', 90, 102.5), word('420.13', 500, 105.5))).toEqual([
    '1 Balance',
    '420.13',
  ]);
});

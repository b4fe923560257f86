import { describe, expect, it } from 'vitest';
import type { Word } from '../page-content.ts';
import { toWords, type TextRun } from '../read/text-words.ts';
import { arrangeLines } from './arrange-lines.ts';

/** Runs of a line by where they begin: those from right to left are given as they are read. */
function lineOf(...runs: [x: number, text: string][]): string {
  const line = runs.map(([x, text]): TextRun => ({
    text,
    x,
    y: 100,
    length: text.length * 5,
    size: 10,
    angle: 0,
    monospaced: true,
    font: 'f',
    runsLeft: /^[\u0590-\u07ff]/.test(text),
  }));
  const { words } = toWords(line, 600, 800);
  return textOf(words);
}

function textOf(words: readonly Word[]): string {
  const { lines } = arrangeLines([
    { number: 1, width: 600, height: 800, turned: 0, words, source: 'text', unread: null },
  ]);
  return lines.map((line) => line.words.map(({ text }) => text).join(' ')).join('\n');
}

describe('lines that are written from right to left', () => {
  it('keep the order of the words of a run', () => {
    expect(lineOf([300, 'ספרים וקפה בגינה'])).toBe('ספרים וקפה בגינה');
  });

  it('put the last letter to its word where a run goes on into the next one', () => {
    expect(lineOf([345, 'مكت'], [305, 'بة جديدة'])).toBe('مكتبة جديدة');
  });

  it('keep Latin words, and numbers between them, from left to right', () => {
    expect(lineOf([300, 'ספרים וקפה בגינה'], [100, 'Store 24 Garden Books'])).toBe(
      'ספרים וקפה בגינה Store 24 Garden Books',
    );
    expect(lineOf([300, 'ספרים Garden Books בגינה'])).toBe('ספרים Garden Books בגינה');
  });

  it('keep numbers that are written in parts as they are', () => {
    expect(lineOf([300, 'חשבון'], [200, '12'], [210, '-'], [215, '345'])).toBe('חשבון 12-345');
  });
});

describe('words from right to left on a page that is read from left to right', () => {
  it('are read in their own order, in one run or each by itself', () => {
    const english: [number, string][] = [
      [20, 'Statement of account'],
      [130, 'Branch'],
    ];
    expect(lineOf(...english, [300, 'ספרים וקפה'])).toBe('Statement of account Branch ספרים וקפה');
    expect(lineOf(...english, [300, 'וקפה'], [325, 'ספרים'])).toBe('Statement of account Branch ספרים וקפה');
  });
});

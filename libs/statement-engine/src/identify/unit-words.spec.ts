import { expect, it } from 'vitest';
import type { PageLine } from '../layout/page-lines.ts';
import { withoutUnitWords } from './unit-words.ts';

/** Lines of words that stand a blank apart. */
const linesOf = (texts: readonly string[]): PageLine[] =>
  texts.map((text, at) => ({
    page: 1,
    baseline: at * 12,
    top: at * 12 - 9,
    size: 9,
    furniture: false,
    words: text.split(' ').map((word, place) => ({
      kind: 'text' as const,
      text: word,
      x0: place * 40,
      x1: place * 40 + 30,
      gap: place === 0 ? Infinity : 0.3,
      size: 9,
      confidence: 1,
    })),
  }));
const amounts = (before: readonly string[]): string[] => before.map((unit, at) => `Shop ${unit} 1${at}.00`);
const read = (texts: readonly string[]): string[] =>
  withoutUnitWords(linesOf(texts)).map(({ words }) => words.map(({ text }) => text).join(' '));

it('drops a word that stands before most amounts, and no currency, no side, and no word that stands elsewhere', () => {
  const six = (unit: string): string[] => Array.from({ length: 6 }, () => unit);
  expect(read(amounts(six('SLe')))[0]).toBe('Shop 10.00');
  expect(read(amounts(six('C')))[0]).toBe('Shop 10.00');
  for (const texts of [
    amounts(six('EUR')),
    amounts(six('Dr')),
    amounts([...six('Cr'), 'Dr']),
    amounts(six('SLe').slice(1)),
    [...amounts(six('at')), 'open at noon', 'at home'],
  ])
    expect(read(texts)).toEqual(texts);
});

it('drops a word behind numbers whose groups blanks part, and behind short ones where most are such', () => {
  const lines = ['10 000', '20 000', '30 000', '40 000', '50 000', '60 000', '500'].map((each) => `Shop ${each} F`);
  expect(read(lines)).toEqual(lines.map((each) => each.slice(0, -2)));
});

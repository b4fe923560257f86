import { describe, expect, it } from 'vitest';
import { readTokens } from '../grammar/tokens.ts';
import { periodOfDays } from './day-ranges.ts';

const lineOf = (text: string) => {
  const words = text.split(' ').map((each, at) => ({
    kind: 'text' as const,
    text: each,
    x0: at * 40,
    x1: at * 40 + 30,
    gap: at === 0 ? Infinity : 0.3,
    size: 10,
    confidence: 1,
  }));
  return readTokens({ page: 1, baseline: 10, top: 0, size: 10, words, furniture: false }, 0, {
    decimal: '.',
    decimals: 2,
  });
};

describe('a period of days that share a year', () => {
  it.each([
    ['June 1-30, 2025', '1.6.2025', '30.6.2025'],
    ['Statement Period: June 1 - 30, 2025', '1.6.2025', '30.6.2025'],
    ['June 1-July 2, 2025 Page 1', '1.6.2025', '2.7.2025'],
    ['1. bis 30. Juni 2025', '1.6.2025', '30.6.2025'],
    ['Del 1 al 31 de mayo de 2024', '1.5.2024', '31.5.2024'],
  ])('%s', (text, start, end) => {
    const period = periodOfDays(lineOf(text));
    const [from, to] = [period?.start.date, period?.end.date].map((date) =>
      date?.kind === 'known' ? `${date.day}.${date.month}.${date.year}` : null,
    );
    expect([from, to]).toEqual([start, end]);
  });

  it('stands in a cell beside an amount', () => {
    const line = lineOf('Period: June 1 - 30, 2025 Total out 20,505.72');
    const parted = line.line.words.map((word) => (word.text === 'Total' ? { ...word, gap: 4 } : word));
    const read = (words: typeof parted) => periodOfDays({ ...line, line: { ...line.line, words } })?.end.text;
    expect(read(parted)).toBe('30 June 2025');
    expect(read([...line.line.words])).toBeUndefined();
  });

  it.each([
    'Invoice 12-30 2025',
    'Suite 4 - 12 Main 2025',
    'June 2025',
    'N° 4 au 30 avril 2024',
    'Nr. 4 bis 30. April 2024',
  ])('is none in "%s"', (text) => {
    expect(periodOfDays(lineOf(text))).toBeNull();
  });
});

import { expect, it } from 'vitest';
import { arrangeLines } from './arrange-lines.ts';
import type { PageContent } from '../page-content.ts';
import { wordAt } from '../extract/typed-page.fixture.ts';

/** A heading whose "N" has a raised letter behind it, between two lines. */
function linesOf(before: string, raised: string): string[] {
  const words = [
    wordAt('Date de', 20, 30),
    wordAt('J M', 20, 40),
    wordAt(before, 100, 40),
    { ...wordAt(raised, 100 + 5 * before.length, 38), height: 6 },
    wordAt('Description', 140, 40),
  ];
  const page: PageContent = { number: 1, width: 600, height: 800, turned: 0, words, source: 'text', unread: null };
  return arrangeLines([page]).lines.map((line) => line.words.map(({ text }) => text).join(' '));
}

it('stand on the line of what they make an ordinal of', () => {
  expect(linesOf('N', 'o')).toEqual(['Date de', 'J M No Description']);
  expect(linesOf('1', 'er')).toEqual(['Date de', 'J M 1er Description']);
});

it('are no part of an amount', () => {
  expect(linesOf('12.50', 'a')).toHaveLength(3);
});

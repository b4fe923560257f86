import { expect, it } from 'vitest';
import type { TableLine } from '../table.ts';
import { withoutWrappedTitles } from './wrapped-titles.ts';

/** A line with its words at the given places; two of them stand further apart than words of one cell. */
const lineOf = (baseline: number, places: readonly number[], change: object): TableLine => {
  const tokens = places.map((x0) => ({ kind: 'text', text: 'word', x0, x1: x0 + 20, gap: 3 }));
  const source = { line: { page: 1, baseline }, tokens, money: [] };
  return { source, text: tokens.slice(0, 1), dates: { posting: null }, section: null, label: null, ...change } as unknown as TableLine; // prettier-ignore
};
const isTitle = (x0: number, baseline: number): boolean => {
  const entry = { hasMoney: true, dates: { posting: { x1: 60 } } };
  const [, title] = withoutWrappedTitles([
    lineOf(100, [90, 300], entry),
    lineOf(baseline, [x0], { section: 'in', hasMoney: false }),
    lineOf(130, [90, 300], entry),
  ]);
  return title?.section === 'in';
};

it('goes on with what any cell of the entry above says, where it stands nearer to that', () => {
  expect(isTitle(90, 110)).toBe(false);
  expect(isTitle(300, 110)).toBe(false);
});

it('is a title where it stands under no cell, or nearer to the next entry', () => {
  expect(isTitle(40, 110)).toBe(true);
  expect(isTitle(200, 110)).toBe(true);
  expect(isTitle(300, 122)).toBe(true);
});

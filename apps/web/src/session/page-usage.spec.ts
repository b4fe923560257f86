import { expect, it } from 'vitest';
import { pageUsage } from './page-usage.ts';

it.each([
  { pagesUsed: 4, pagesLimit: 5, percent: 80, isNearlyFull: false },
  { pagesUsed: 81, pagesLimit: 100, percent: 81, isNearlyFull: true },
  { pagesUsed: 9, pagesLimit: 5, percent: 100, isNearlyFull: true },
  { pagesUsed: 3, pagesLimit: 0, percent: 0, isNearlyFull: false },
  { pagesUsed: 1, pagesLimit: null, percent: 10, isNearlyFull: false },
])('$pagesUsed of $pagesLimit pages', ({ pagesUsed, pagesLimit, percent, isNearlyFull }) => {
  expect(pageUsage({ pagesUsed, pagesLimit })).toMatchObject({ percent, isNearlyFull });
});

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

it('says when pages are renewed, and nothing where a plan is not charged again', () => {
  const pagesRenewAt = '2026-12-24T00:00:00.000Z';
  const user = { pagesUsed: 0, pagesLimit: 200, pagesRenewAt };
  expect(pageUsage({ ...user, subscriptionTier: 'free', nextBillingAt: null }).renewsAt).toBe(pagesRenewAt);
  expect(pageUsage({ ...user, subscriptionTier: 'starter', nextBillingAt: pagesRenewAt }).renewsAt).toBe(pagesRenewAt);
  expect(pageUsage({ ...user, subscriptionTier: 'starter', nextBillingAt: null }).renewsAt).toBeNull();
});

import type { PricingPlan } from '@crossfoot/contracts';
import { expect, it } from 'vitest';
import { firstCharge } from './charge.ts';
import { confirmWords } from './confirm-words.ts';

const plan: PricingPlan = {
  id: 'professional',
  name: 'professional',
  displayName: 'Professional',
  price: '49.00',
  pageLimit: 1000,
  isPopular: true,
  features: [],
  launchOffer: null,
};
const onStarter = {
  displayName: 'Starter',
  status: 'active',
  nextBillingAt: '2026-12-23T12:00:00.000Z',
  endsAt: null,
} as const;

it('says that a first payment is charged immediately, and how much', () => {
  const { text } = confirmWords('buy', plan, onStarter, firstCharge(plan, { percentOff: 50 }));
  expect(text).toContain('charged $24.50 immediately');
  expect(text).toContain('After the first month it costs $49 a month');
  expect(confirmWords('buy', plan, onStarter, firstCharge(plan, null)).text).toContain('It costs $49 a month');
});

it('says that another paid plan begins with the next billing cycle', () => {
  expect(confirmWords('switch', plan, onStarter, null).text).toBe(
    'Professional begins on December 23, 2026, your next billing cycle: 1,000 pages per month for $49 a month. Nothing is charged today, and until then you keep Starter.',
  );
});

it('says until when a cancelled plan holds', () => {
  const free = { ...plan, name: 'free', displayName: 'Free', price: '0.00', pageLimit: 5 };
  expect(confirmWords('cancel', free, onStarter, null).text).toContain(
    'You keep Starter until December 23, 2026, the end of your billing period.',
  );
});

import { expect, it } from 'vitest';
import { planStep } from './plan-step.ts';

const plans = ['free', 'starter', 'professional'];
it.each([
  ['free', 'free', null, ['current', 'buy', 'buy']],
  ['incomplete', 'free', null, ['current', 'buy', 'buy']],
  ['active', 'starter', null, ['cancel', 'current', 'switch']],
  ['active', 'starter', 'professional', ['cancel', 'keep', 'pending']],
  ['ending', 'starter', null, ['pending', 'keep', 'switch']],
  ['pastDue', 'starter', null, ['cancel', 'current', 'switch']],
] as const)('%s on %s, then %s', (status, planName, pendingPlanName, steps) => {
  expect(plans.map((name) => planStep({ name }, { status, planName, pendingPlanName }))).toEqual(steps);
});

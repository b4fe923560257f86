import type { PricingPlan, SubscriptionView } from '@crossfoot/contracts';
import { planCents, type FirstCharge } from './charge.ts';
import { dayWords, moneyWords } from './money-words.ts';
import type { PlanStep } from './plan-step.ts';

export interface ConfirmWords {
  readonly title: string;
  readonly text: string;
  readonly confirm: string;
  readonly refuse: string;
}

type Standing = Pick<SubscriptionView, 'displayName' | 'nextBillingAt' | 'endsAt' | 'status'>;

/** What choosing a plan means, in words: it differs for free, from paid to paid, and from free to paid. */
export function confirmWords(
  step: Exclude<PlanStep, 'current' | 'pending'>,
  plan: PricingPlan,
  standing: Standing,
  charge: FirstCharge | null,
): ConfirmWords {
  const monthly = `${moneyWords({ amount: planCents(plan), currency: 'USD' })} a month`;
  const pages = `${plan.pageLimit.toLocaleString('en-US')} pages per month`;
  const cycleAt = standing.nextBillingAt ?? standing.endsAt;
  const cycle = cycleAt === null ? 'at your next billing cycle' : `on ${dayWords(cycleAt)}, your next billing cycle`;
  switch (step) {
    case 'buy': {
      const start = charge === null ? 'The' : `Your card is charged ${moneyWords(charge.today)} immediately, and the`;
      const later = charge === null || charge.offer === null ? 'It costs' : 'After the first month it costs';
      return {
        title: `Upgrade to ${plan.displayName}?`,
        text: `${start} plan begins at once, with ${pages}. ${later} ${monthly}. Cancel anytime.`,
        confirm: 'Continue to payment',
        refuse: 'Not now',
      };
    }
    case 'switch':
      return {
        title: `Change to ${plan.displayName}?`,
        text: `${plan.displayName} begins ${cycle}: ${pages} for ${monthly}. Nothing is charged today, and until then you keep ${standing.displayName}.`,
        confirm: `Change to ${plan.displayName}`,
        refuse: `Keep ${standing.displayName}`,
      };
    case 'cancel':
      return {
        title: 'Cancel your subscription?',
        text: `You keep ${standing.displayName} ${cycleAt === null ? 'until the end of your billing period' : `until ${dayWords(cycleAt)}, the end of your billing period`}. After that you have the Free plan with ${pages}, and nothing is charged any more. Your results stay.`,
        confirm: 'Cancel subscription',
        refuse: `Keep ${standing.displayName}`,
      };
    case 'keep':
      return {
        title: `Keep ${plan.displayName}?`,
        text: `Your subscription goes on as it was: ${pages} for ${monthly}. Nothing is charged today; the next charge comes ${cycle}.`,
        confirm: `Keep ${plan.displayName}`,
        refuse: 'Not now',
      };
  }
}

import type { SubscriptionView } from '@crossfoot/contracts';
import { catalogue, planByName } from '../catalogue/plan-catalogue.ts';
import type { Account } from './account.document.ts';
import { graceEnd } from './settled-account.ts';

const iso = (at: number): string => new Date(at).toISOString();

/** When a subscription is charged next, and when it ends; null where it is not, or does not. */
export function turnsOf({ subscription }: Account): {
  nextBillingAt: string | null;
  subscriptionEndsAt: string | null;
} {
  if (subscription === null) return { nextBillingAt: null, subscriptionEndsAt: null };
  const { status, endsAtPeriodEnd, periodEnd } = subscription;
  const end = iso(periodEnd);
  if (endsAtPeriodEnd) return { nextBillingAt: null, subscriptionEndsAt: end };
  return { nextBillingAt: status === 'active' ? end : null, subscriptionEndsAt: null };
}

/** The subscription as its owner sees it. */
export function subscriptionView(account: Account): SubscriptionView {
  const { subscription, purchase, hasPaid, selectedPlan, plan } = account;
  const { nextBillingAt, subscriptionEndsAt } = turnsOf(account);
  const next = planByName(subscription?.pendingPlan ?? plan);
  return {
    status: statusOf(account),
    planName: plan,
    displayName: planByName(plan)?.displayName ?? plan,
    pendingPlanName: subscription?.pendingPlan ?? null,
    endsAt: subscriptionEndsAt,
    nextBillingAt,
    nextCharge:
      nextBillingAt === null || next === null ? null : { amount: next.monthlyPrice, currency: catalogue.currency },
    graceEndsAt: subscription?.status === 'pastDue' ? iso(graceEnd(subscription)) : null,
    clientSecret: purchase?.kind === 'card' ? (purchase.answer?.clientSecret ?? null) : null,
    launchOffer: catalogue.launchOffer.active && !hasPaid ? { percentOff: catalogue.launchOffer.percentOff } : null,
    selectedPlanName: selectedPlan,
  };
}

function statusOf({ subscription, purchase }: Account): SubscriptionView['status'] {
  if (subscription === null) return purchase?.kind === 'card' && purchase.answer !== null ? 'incomplete' : 'free';
  if (subscription.status === 'pastDue') return 'pastDue';
  return subscription.endsAtPeriodEnd ? 'ending' : 'active';
}

import type { PricingPlan, SubscriptionView } from '@crossfoot/contracts';

/** What choosing a plan means for a user as their subscription stands. */
export type PlanStep =
  /** Nothing to do: it is the plan that holds, and goes on. */
  | 'current'
  /** From free: a card is charged at once. */
  | 'buy'
  /** From one paid plan to another, at the next billing cycle. */
  | 'switch'
  /** The subscription ends with its period. */
  | 'cancel'
  /** A cancellation, or a change that was ordered, is taken back. */
  | 'keep'
  /** Ordered already: it begins with the next billing cycle. */
  | 'pending';

export function planStep(
  { name }: Pick<PricingPlan, 'name'>,
  { status, planName, pendingPlanName }: Pick<SubscriptionView, 'status' | 'planName' | 'pendingPlanName'>,
): PlanStep {
  const isPaid = status !== 'free' && status !== 'incomplete';
  if (!isPaid) return name === 'free' ? 'current' : 'buy';
  if (name === 'free') return status === 'ending' ? 'pending' : 'cancel';
  if (name === planName) return status === 'ending' || pendingPlanName !== null ? 'keep' : 'current';
  return name === pendingPlanName ? 'pending' : 'switch';
}

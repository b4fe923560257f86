import type { PricingPlan } from '@crossfoot/contracts';
import { firstCharge, type FirstCharge } from '../model/charge.ts';
import { useSubscription } from './use-subscription.ts';

/** What buying `plan` would cost this user today; null until it is known whether the launch offer applies to them. */
export function useFirstCharge(plan: PricingPlan): FirstCharge | null {
  const { data, isPending } = useSubscription();
  if (isPending) return null;
  return firstCharge(plan, data === undefined || data === null ? plan.launchOffer : data.launchOffer);
}

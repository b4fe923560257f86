import type { PricingPlan } from '@crossfoot/contracts';
import { useSearchParams } from 'react-router-dom';
import { isFree } from '../model/price-words.ts';
import { usePricingPlans } from './use-pricing-plans.ts';

/** The paid plan that the address asks for (`?plan=`), or null where it names none that is sold. */
export function useWantedPlan(): PricingPlan | null {
  const wanted = useSearchParams()[0].get('plan');
  return usePricingPlans().find((plan) => plan.name === wanted && !isFree(plan)) ?? null;
}

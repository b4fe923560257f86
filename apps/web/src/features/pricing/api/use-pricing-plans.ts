import type { PricingPlan } from '@crossfoot/contracts';
import { useQuery } from '@tanstack/react-query';
import { getQuery } from '#http/call.ts';
import { publishedPlans } from '../model/published-plans.ts';

/** `GET /api/pricing-plans`; until it answers, and where it cannot, the plans of this build. */
export function usePricingPlans(): readonly PricingPlan[] {
  const { data } = useQuery(getQuery('GET /api/pricing-plans'));
  return data ?? publishedPlans;
}

import type { PricingPlan } from '@crossfoot/contracts';
import { useMutation } from '@tanstack/react-query';
import { requestJson } from '#http/request-json.ts';
import { planCents } from '../model/charge.ts';

/** `POST /api/create-checkout-session`: the address of the payment provider's own page, where the card is charged. */
export function useCreateCheckoutSession() {
  return useMutation({
    mutationFn: async (plan: PricingPlan) => {
      const body = { planId: plan.id, planName: plan.name, amount: planCents(plan) };
      const reply = await requestJson<{ url?: string } | null>('/api/create-checkout-session', {
        method: 'POST',
        body,
      });
      if (reply?.url === undefined) throw new Error('Failed to create checkout session');
      return reply.url;
    },
  });
}

import type { PricingPlan } from '@crossfoot/contracts';
import type { ReplyOf } from '@crossfoot/contracts/http';
import { useMutation } from '@tanstack/react-query';
import { call } from '#http/call.ts';
import { planCents } from '../model/charge.ts';

/** `POST /api/create-checkout-session`: the address of the payment provider's own page, where the card is charged. */
export function useCreateCheckoutSession() {
  return useMutation({
    mutationFn: async (plan: PricingPlan) => {
      const body = { planId: plan.id, planName: plan.name, amount: planCents(plan) };
      const reply: Partial<ReplyOf<'POST /api/create-checkout-session'>> | null = await call(
        'POST /api/create-checkout-session',
        { body },
      );
      if (reply?.url === undefined) throw new Error('Failed to create checkout session');
      return reply.url;
    },
  });
}

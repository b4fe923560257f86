import type { PaymentIntent, PricingPlan } from '@crossfoot/contracts';
import { useMutation } from '@tanstack/react-query';
import { call } from '#http/call.ts';
import { planCents } from '../model/charge.ts';

/** `POST /api/create-payment-intent`: the first payment of a plan, for the card element to confirm. */
export function useCreatePaymentIntent() {
  return useMutation({
    mutationFn: async (plan: PricingPlan) => {
      const body = { planId: plan.id, planName: plan.name, amount: planCents(plan) };
      const intent: PaymentIntent | null = await call('POST /api/create-payment-intent', { body });
      if (intent === null) throw new Error('Failed to create payment intent');
      return intent;
    },
  });
}

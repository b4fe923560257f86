import type { PricingPlan } from '@crossfoot/contracts';
import { requestJson } from '#http/request-json.ts';

/** `POST /api/create-checkout-session`: the address of the payment provider's own page, where the card is entered. */
export async function createCheckoutSession(plan: PricingPlan): Promise<string> {
  const { url } = await requestJson<{ readonly url?: string }>('/api/create-checkout-session', {
    method: 'POST',
    body: { planId: plan.id, planName: plan.name, amount: Math.round(Number(plan.price) * 100) },
  });
  if (url === undefined) throw new Error('Failed to create checkout session');
  return url;
}

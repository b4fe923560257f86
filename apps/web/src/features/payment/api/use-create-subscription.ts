import type { SubscriptionCreated } from '@crossfoot/contracts';
import { useMutation } from '@tanstack/react-query';
import { requestJson } from '#http/request-json.ts';

/** `POST /api/create-subscription-with-payment`: charged at once, or to be confirmed with the card's bank. */
export function useCreateSubscription() {
  return useMutation({
    mutationFn: (body: { readonly planName: string; readonly paymentMethodId: string }) =>
      requestJson<SubscriptionCreated>('/api/create-subscription-with-payment', { method: 'POST', body }),
  });
}

import type { SubscriptionView } from '@crossfoot/contracts';
import { useMutation } from '@tanstack/react-query';
import { requestJson } from '#http/request-json.ts';

/** `POST /api/update-subscription`: another plan, the same plan again after a cancellation, or the end of a payment. */
export function useUpdateSubscription() {
  return useMutation({
    mutationFn: (body: { readonly planName: string; readonly paymentIntentId?: string }) =>
      requestJson<SubscriptionView>('/api/update-subscription', { method: 'POST', body }),
  });
}

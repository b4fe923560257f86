import { useMutation } from '@tanstack/react-query';
import { requestJson } from '#http/request-json.ts';

/** `POST /api/billing-portal`: the provider's page for changing the card. */
export function useBillingPortal() {
  return useMutation({
    mutationFn: async () => (await requestJson<{ url: string }>('/api/billing-portal', { method: 'POST' })).url,
  });
}

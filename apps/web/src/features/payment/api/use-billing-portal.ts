import { useMutation } from '@tanstack/react-query';
import { call } from '#http/call.ts';

/** `POST /api/billing-portal`: the provider's page for changing the card. */
export function useBillingPortal() {
  return useMutation({
    mutationFn: async () => (await call('POST /api/billing-portal')).url,
  });
}

import type { SubscriptionView } from '@crossfoot/contracts';
import { useMutation } from '@tanstack/react-query';
import { requestJson } from '#http/request-json.ts';

/** `POST /api/downgrade-to-free`: ends the subscription with its period. */
export function useDowngradeToFree() {
  return useMutation({
    mutationFn: () => requestJson<SubscriptionView>('/api/downgrade-to-free', { method: 'POST' }),
  });
}

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { requestJson } from '#http/request-json.ts';
import { refreshBilling } from './refresh-billing.ts';

/** `POST /api/verify-payment`, once for a session however often the page is drawn. */
export function useVerifyPayment(sessionId: string | null) {
  const client = useQueryClient();
  return useQuery({
    queryKey: ['/api/verify-payment', sessionId],
    enabled: sessionId !== null,
    queryFn: async () => {
      await requestJson('/api/verify-payment', { method: 'POST', body: { sessionId } });
      await refreshBilling(client);
      return true;
    },
  });
}

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#http/call.ts';
import { refreshBilling } from './refresh-billing.ts';

/** Asks once for a session however often the page is drawn. */
export function useVerifyPayment(sessionId: string | null) {
  const client = useQueryClient();
  return useQuery({
    queryKey: ['/api/verify-payment', sessionId],
    enabled: sessionId !== null,
    queryFn: async () => {
      await call('POST /api/verify-payment', { body: { sessionId: sessionId ?? '' } });
      await refreshBilling(client);
      return true;
    },
  });
}

import type { PaymentConfiguration } from '@crossfoot/contracts';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';

export const configurationKey = ['/api/payment-configuration'] as const;

/** `GET /api/payment-configuration`: which payment provider there is, and where its pages are. */
export function usePaymentConfiguration(): UseQueryResult<PaymentConfiguration | null> {
  return useQuery({ queryKey: configurationKey });
}

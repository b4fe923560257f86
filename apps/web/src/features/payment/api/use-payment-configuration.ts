import { useQuery } from '@tanstack/react-query';
import { getQuery } from '#http/call.ts';

/** Which payment provider there is, and where its pages are. */
export const paymentConfigurationQuery = getQuery('GET /api/payment-configuration');

export const usePaymentConfiguration = () => useQuery(paymentConfigurationQuery);

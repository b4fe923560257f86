import type { SubscriptionView } from '@crossfoot/contracts';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';

export const subscriptionKey = ['/api/subscription'] as const;

/** `GET /api/subscription`: how the subscription stands; asked anew on every page, for the provider may have news. */
export function useSubscription(): UseQueryResult<SubscriptionView | null> {
  return useQuery({ queryKey: subscriptionKey, refetchOnMount: 'always', refetchOnWindowFocus: true, staleTime: 1000 });
}

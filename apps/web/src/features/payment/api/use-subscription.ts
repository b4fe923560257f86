import { useQuery } from '@tanstack/react-query';
import { getQuery } from '#http/call.ts';

/** How the subscription stands. */
export const subscriptionQuery = getQuery('GET /api/subscription');

/** Asked anew on every page, for the provider may have news. */
export const useSubscription = () =>
  useQuery({ ...subscriptionQuery, refetchOnMount: 'always', refetchOnWindowFocus: true, staleTime: 1000 });

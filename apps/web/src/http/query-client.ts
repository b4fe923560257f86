import { QueryClient } from '@tanstack/react-query';

/**
 * What is asked for is asked once, and again only where a query says so (`getQuery` says what it answers). What is sent
 * without a network fails at once: nobody waits for a button that would come back to life.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { refetchInterval: false, refetchOnWindowFocus: false, staleTime: Infinity, retry: false },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

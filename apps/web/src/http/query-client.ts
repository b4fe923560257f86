import { QueryClient } from '@tanstack/react-query';

/** What is asked for is asked once, and again only where a query says so (`getQuery` says what it answers). */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { refetchInterval: false, refetchOnWindowFocus: false, staleTime: Infinity, retry: false },
      mutations: { retry: false },
    },
  });
}

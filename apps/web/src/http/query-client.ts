import { QueryClient, type QueryFunctionContext } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';
import { requestJson } from './request-json.ts';

/** GET on the query key's path; 401 means "no data". */
async function queryByPath({ queryKey, signal }: QueryFunctionContext): Promise<unknown> {
  try {
    return await requestJson(queryKey.map(String).join('/'), { signal });
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: queryByPath,
        refetchInterval: false,
        refetchOnWindowFocus: false,
        staleTime: Infinity,
        retry: false,
      },
      mutations: { retry: false },
    },
  });
}

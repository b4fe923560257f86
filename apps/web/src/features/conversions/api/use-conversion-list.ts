import type { ConversionRow } from '@crossfoot/contracts';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { requestPage } from '#http/request-json.ts';

export interface ConversionList {
  readonly items: readonly ConversionRow[];
  /** Of all conversions, not only those shown. */
  readonly total: number;
}

/** `GET /api/conversions`, newest first. */
export function useConversionList(limit: number): UseQueryResult<ConversionList> {
  return useQuery({
    queryKey: ['/api/conversions', limit],
    queryFn: () => requestPage<ConversionRow>(`/api/conversions?limit=${limit}`),
    refetchOnMount: 'always',
  });
}

const largestPage = 100;

/** The whole history, page by page. */
export async function fetchAllConversions(): Promise<readonly ConversionRow[]> {
  const all: ConversionRow[] = [];
  let address: string | null = `/api/conversions?limit=${largestPage}`;
  while (address !== null) {
    const page: Awaited<ReturnType<typeof requestPage<ConversionRow>>> = await requestPage(address);
    all.push(...page.items);
    address = page.next;
  }
  return all;
}

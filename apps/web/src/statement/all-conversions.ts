import { conversionRowSchema, type ConversionRow } from '@crossfoot/contracts';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { pathOf } from '#http/call.ts';
import { requestPage } from '#http/request-json.ts';

const path = pathOf('GET /api/conversions');
const largestPage = 100;
type ConversionPage = Awaited<ReturnType<typeof requestPage<typeof conversionRowSchema>>>;
/** So many conversions, the newest ones, are lined up in the browser. */
export const mostLinedUp = 500;

/** The history, newest first, page by page: all of it, or so many. */
export async function fetchAllConversions(most = Infinity): Promise<readonly ConversionRow[]> {
  const all: ConversionRow[] = [];
  let address: string | null = `${path}?limit=${largestPage}`;
  while (address !== null && all.length < most) {
    const { items, next }: ConversionPage = await requestPage(address, conversionRowSchema);
    all.push(...items);
    address = next;
  }
  return all;
}

export const linedUpKey = [path, 'linedUp'];

/** What is lined up. Whoever asks for the list anew, or saves a revision, asks for this anew too. */
export const useLinedUp = (enabled = true): UseQueryResult<readonly ConversionRow[]> =>
  useQuery({ queryKey: linedUpKey, queryFn: () => fetchAllConversions(mostLinedUp), enabled });

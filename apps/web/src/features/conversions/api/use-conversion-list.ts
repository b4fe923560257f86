import { conversionRowSchema, type ConversionRow } from '@crossfoot/contracts';
import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import { pathOf } from '#http/call.ts';
import { requestPage } from '#http/request-json.ts';
import { currentUserKey } from '#session/current-user.ts';
import { linedUpKey } from '#statement/all-conversions.ts';

const path = pathOf('GET /api/conversions');
/** While something is being converted, and at rest: another tab or browser of the same user may begin. */
const livePauseMs = 2_000;
const restPauseMs = 15_000;

export interface ConversionList {
  readonly items: readonly ConversionRow[];
  /** Of all conversions, not only those shown. */
  readonly total: number;
}

const isLive = ({ status }: ConversionRow): boolean => status === 'queued' || status === 'processing';

/**
 * `GET /api/conversions`, newest first, and kept true: asked again while a row has not ended, every now and then at rest,
 * and when the visitor comes back to the tab. When a row has ended, so have its pages been counted.
 */
export function useConversionList(limit: number): UseQueryResult<ConversionList> {
  const client = useQueryClient();
  const list = useQuery({
    queryKey: [path, limit],
    queryFn: () => requestPage(`${path}?limit=${limit}`, conversionRowSchema),
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => (state.data?.items.some(isLive) === true ? livePauseMs : restPauseMs),
  });
  const ended = list.data?.items.flatMap((row) => (isLive(row) ? [] : [`${row.id} ${row.revision}`])).join();
  useEffect(() => {
    if (ended === undefined) return;
    void client.invalidateQueries({ queryKey: currentUserKey });
    void client.invalidateQueries({ queryKey: linedUpKey });
  }, [client, ended]);
  return list;
}

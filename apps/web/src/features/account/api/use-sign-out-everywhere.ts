import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#http/call.ts';
import { sessionListQuery } from './use-session-list.ts';

/** Every session but this one ends. */
export function useSignOutEverywhere() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call('POST /api/auth/sign-out-everywhere'),
    onSuccess: () => client.invalidateQueries({ queryKey: sessionListQuery.queryKey }),
  });
}

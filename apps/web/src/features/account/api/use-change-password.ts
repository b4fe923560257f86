import type { BodyOf } from '@crossfoot/contracts/http';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#http/call.ts';
import { sessionListQuery } from './use-session-list.ts';

type ChangeBody = BodyOf<'POST /api/auth/change-password'>;

/** All other sessions end. */
export function useChangePassword() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ChangeBody) => call('POST /api/auth/change-password', { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: sessionListQuery.queryKey }),
  });
}

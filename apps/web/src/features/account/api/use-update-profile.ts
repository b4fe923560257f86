import type { ProfileBody } from '@crossfoot/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#http/call.ts';
import { currentUserKey } from '#session/current-user.ts';

/** A new address takes effect once its code is entered. */
export function useUpdateProfile() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ProfileBody) => call('PATCH /api/auth/profile', { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: currentUserKey }),
  });
}

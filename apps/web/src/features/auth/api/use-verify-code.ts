import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#http/call.ts';
import { currentUserKey, noteSignedIn } from '#session/current-user.ts';

/** `signedIn` is false in another browser than the one that registered. */
export function useVerifyCode() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { email: string; code: string }) => call('POST /api/auth/verify-code', { body }),
    onSuccess: ({ signedIn }) =>
      signedIn ? noteSignedIn(client) : client.invalidateQueries({ queryKey: currentUserKey }),
  });
}

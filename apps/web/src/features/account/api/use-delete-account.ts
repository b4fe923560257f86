import { useMutation } from '@tanstack/react-query';
import { call } from '#http/call.ts';

/** With the password as proof. */
export const useDeleteAccount = () =>
  useMutation({ mutationFn: (body: { password: string }) => call('DELETE /api/auth/user', { body }) });

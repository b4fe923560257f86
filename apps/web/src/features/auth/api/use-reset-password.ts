import type { BodyOf } from '@crossfoot/contracts/http';
import { useMutation } from '@tanstack/react-query';
import { call } from '#http/call.ts';

type ResetBody = BodyOf<'POST /api/auth/reset-password'>;

/** With the token of the mailed link. */
export const useResetPassword = () =>
  useMutation({ mutationFn: (body: ResetBody) => call('POST /api/auth/reset-password', { body }) });

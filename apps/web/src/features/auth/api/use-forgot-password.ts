import { useMutation } from '@tanstack/react-query';
import { call } from '#http/call.ts';

/** The answer is the same for known and unknown addresses. */
export const useForgotPassword = () =>
  useMutation({ mutationFn: (email: string) => call('POST /api/auth/forgot-password', { body: { email } }) });

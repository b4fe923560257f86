import { useMutation } from '@tanstack/react-query';
import { call } from '#http/call.ts';

export const useResendCode = () =>
  useMutation({ mutationFn: (email: string) => call('POST /api/auth/resend-code', { body: { email } }) });

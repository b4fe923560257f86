import type { RegisterBody } from '@crossfoot/contracts';
import { useMutation } from '@tanstack/react-query';
import { call } from '#http/call.ts';

/** A code is mailed. */
export const useRegister = () =>
  useMutation({ mutationFn: (body: RegisterBody) => call('POST /api/auth/register', { body }) });

import type { ReplyOf } from '@crossfoot/contracts/http';
import { useMutation } from '@tanstack/react-query';
import { call } from '#http/call.ts';

export type SignedIn = ReplyOf<'POST /api/auth/login'>;

export const useLogin = () =>
  useMutation({ mutationFn: (body: { email: string; password: string }) => call('POST /api/auth/login', { body }) });

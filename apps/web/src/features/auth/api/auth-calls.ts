import type {
  IdentityUser,
  LoginBody,
  RegisterBody,
  registeredSchema,
  signedInSchema,
  verifiedSchema,
} from '@crossfoot/contracts';
import type { z } from 'zod';
import { requestJson } from '#http/request-json.ts';

export type SignedIn = z.infer<typeof signedInSchema>;
export type Verified = Partial<Pick<z.infer<typeof verifiedSchema>, 'user'>> & { readonly signedIn: boolean };
export type { IdentityUser };

/** `POST /api/auth/login` */
export function login(body: LoginBody): Promise<SignedIn> {
  return requestJson('/api/auth/login', { method: 'POST', body });
}

/** `POST /api/auth/register`; a code is mailed. */
export function register(body: RegisterBody): Promise<z.infer<typeof registeredSchema>> {
  return requestJson('/api/auth/register', { method: 'POST', body });
}

/** `POST /api/auth/verify-code`; `signedIn` is false in another browser than the one that registered. */
export function verifyCode(email: string, code: string): Promise<Verified> {
  return requestJson('/api/auth/verify-code', { method: 'POST', body: { email, code } });
}

/** `POST /api/auth/resend-code` */
export function resendCode(email: string): Promise<unknown> {
  return requestJson('/api/auth/resend-code', { method: 'POST', body: { email } });
}

/** `POST /api/auth/forgot-password`; the answer is the same for known and unknown addresses. */
export function forgotPassword(email: string): Promise<unknown> {
  return requestJson('/api/auth/forgot-password', { method: 'POST', body: { email } });
}

/** `POST /api/auth/reset-password`, with the token of the mailed link. */
export function resetPassword(body: { token: string; password: string; confirmPassword: string }): Promise<unknown> {
  return requestJson('/api/auth/reset-password', { method: 'POST', body });
}

import type { CurrentUser, ProfileBody, SessionView } from '@crossfoot/contracts';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { requestJson } from '#http/request-json.ts';

/** `PATCH /api/auth/profile`; a new address takes effect once its code is entered. */
export function updateProfile(body: ProfileBody): Promise<CurrentUser> {
  return requestJson('/api/auth/profile', { method: 'PATCH', body });
}

/** `POST /api/auth/change-password`; all other sessions end. */
export function changePassword(body: {
  currentPassword: string;
  password: string;
  confirmPassword: string;
}): Promise<unknown> {
  return requestJson('/api/auth/change-password', { method: 'POST', body });
}

/** `DELETE /api/auth/user`, with the password as proof. */
export function deleteAccount(password: string): Promise<unknown> {
  return requestJson('/api/auth/user', { method: 'DELETE', body: { password } });
}

/** `POST /api/auth/sign-out-everywhere`: every session but this one ends. */
export function signOutEverywhere(): Promise<unknown> {
  return requestJson('/api/auth/sign-out-everywhere', { method: 'POST' });
}

export const sessionsKey = ['/api/auth/sessions'] as const;

/** `GET /api/auth/sessions`: where this account is signed in. */
export function useSessionList(): UseQueryResult<readonly SessionView[] | null> {
  return useQuery({ queryKey: sessionsKey, refetchOnMount: 'always' });
}

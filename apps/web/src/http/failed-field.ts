import { ApiError } from './api-error.ts';

/** The server's own words for a failure, or `fallback` where it had none. */
export function failureWords(error: unknown, fallback: string): string {
  return error instanceof Error && error.message !== '' ? error.message : fallback;
}

/** True where a new password was refused for being among the first that are guessed: said at its field. */
export function isPasswordTooCommon(error: unknown): boolean {
  return error instanceof ApiError && error.body.error === 'PASSWORD_TOO_COMMON';
}

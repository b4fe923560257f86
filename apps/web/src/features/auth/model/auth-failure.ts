import { ApiError } from '#http/api-error.ts';
import type { AuthMode } from '#session/auth-prompt.ts';

/** What a failed sign-in or registration means for the dialog. */
export type AuthFailure =
  | { readonly kind: 'emailExists' }
  | { readonly kind: 'verificationRequired'; readonly email: string }
  | { readonly kind: 'message'; readonly message: string };

/** Reads the server's answer as the dialog's table of messages says. `email` is the address that was typed. */
export function readAuthFailure(error: unknown, mode: AuthMode, email: string): AuthFailure {
  const fallback = mode === 'login' ? 'Login failed' : 'Registration failed';
  if (!(error instanceof ApiError)) return { kind: 'message', message: fallback };
  const { status, body, message } = error;
  if (body.userExists === true || message.includes('Email already exists')) return { kind: 'emailExists' };
  if (body.requiresVerification === true || message.includes('Please verify your email address')) {
    return { kind: 'verificationRequired', email: body.email ?? email };
  }
  if (mode === 'register') return { kind: 'message', message: message === '' ? fallback : message };
  return { kind: 'message', message: loginMessage(status, message) ?? fallback };
}

function loginMessage(status: number, message: string): string | null {
  if (message.includes('Invalid password')) return 'Incorrect password, try again';
  // The server does not say which of the two it is, so neither may we.
  if (message.includes('Invalid email or password')) return 'Incorrect email or password, try again';
  if (message.includes('Account does not exist') || message === 'Unauthorized') {
    return 'Account does not exist, please sign up';
  }
  if (status === 403 && (message === '' || message === 'Forbidden')) return 'Please verify your email address';
  return message === '' ? null : message;
}

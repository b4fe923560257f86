import { describe, expect, it } from 'vitest';
import { ApiError } from '#http/api-error.ts';
import { readAuthFailure } from './auth-failure.ts';

const email = 'ada@example.com';

describe('what a failed sign-in or registration means', () => {
  it.each([
    [401, 'Unauthorized', 'Account does not exist, please sign up'],
    [404, 'Account does not exist', 'Account does not exist, please sign up'],
    [401, 'Invalid password', 'Incorrect password, try again'],
    [401, 'Invalid email or password', 'Incorrect email or password, try again'],
    [403, 'Forbidden', 'Please verify your email address'],
    [429, 'Too many attempts.', 'Too many attempts.'],
    [500, '', 'Login failed'],
  ])('login, %s %j', (status, message, words) => {
    expect(readAuthFailure(new ApiError(status, message), 'login', email)).toEqual({ kind: 'message', message: words });
  });

  it('sends a known address to the login, and an unproven one to its code', () => {
    expect(readAuthFailure(new ApiError(409, 'x', { userExists: true }), 'register', email).kind).toBe('emailExists');
    expect(readAuthFailure(new ApiError(409, 'Email already exists, please log in'), 'register', email).kind).toBe(
      'emailExists',
    );
    const body = { requiresVerification: true, email: 'other@example.com' };
    expect(readAuthFailure(new ApiError(403, 'x', body), 'login', email)).toEqual({
      kind: 'verificationRequired',
      email: 'other@example.com',
    });
    expect(readAuthFailure(new ApiError(403, 'Please verify your email address.'), 'login', email)).toEqual({
      kind: 'verificationRequired',
      email,
    });
  });

  it('has words of its own where nothing was said', () => {
    expect(readAuthFailure(new Error('x'), 'register', email)).toEqual({
      kind: 'message',
      message: 'Registration failed',
    });
  });
});

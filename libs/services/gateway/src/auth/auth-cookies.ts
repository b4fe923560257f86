import { createHash, randomBytes } from 'node:crypto';
import type { Configuration } from '@crossfoot/runtime';
import type { CookieOptions, Request, Response } from 'express';
import { readCookie } from '../http/cookie.ts';

const day = 24 * 60 * 60_000;
const tokenForm = /^[\w-]{43}$/;

/** What identity knows a secret by: SHA-256 in hex. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** 256 random bits, as they stand in a cookie. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/**
 * The two cookies of signing in: the session's secret, and a key that tells one browser from another (the browser that
 * registered, the browsers that have signed in before). Host-only, HttpOnly, SameSite=Lax; under https also Secure and
 * named `__Host-…`, so that no other host of the domain can set them.
 */
export class AuthCookies {
  private readonly sessionName: string;
  private readonly browserName: string;
  private readonly options: CookieOptions;

  constructor(configuration: Pick<Configuration, 'PUBLIC_URL'>) {
    const secure = configuration.PUBLIC_URL?.startsWith('https:') ?? false;
    const prefix = secure ? '__Host-' : '';
    this.sessionName = `${prefix}crossfoot-session`;
    this.browserName = `${prefix}crossfoot-browser`;
    this.options = { httpOnly: true, sameSite: 'lax', secure, path: '/' };
  }

  /** Hash of the session that the request carries, or null. */
  sessionHash(request: Request): string | null {
    const token = readCookie(request.headers.cookie, this.sessionName);
    return token && tokenForm.test(token) ? hashOf(token) : null;
  }

  browserHash(request: Request): string | null {
    const key = readCookie(request.headers.cookie, this.browserName);
    return key && tokenForm.test(key) ? hashOf(key) : null;
  }

  /** The browser's key, set now where it had none. */
  ensureBrowserHash(request: Request, response: Response): string {
    const known = this.browserHash(request);
    if (known) return known;
    const key = newToken();
    response.cookie(this.browserName, key, { ...this.options, maxAge: 400 * day });
    return hashOf(key);
  }

  setSession(response: Response, token: string): void {
    response.cookie(this.sessionName, token, { ...this.options, maxAge: 30 * day });
  }

  clearSession(response: Response): void {
    response.clearCookie(this.sessionName, this.options);
  }
}

import type { IdentityUser } from '@crossfoot/contracts';
import { type MessageBus, configurationOf, readEnvironment } from '@crossfoot/runtime';
import type { ExecutionContext } from '@nestjs/common';
import type { Response } from 'express';
import { describe, expect, it } from 'vitest';
import { AuthCookies, hashOf, newToken } from './auth-cookies.ts';
import { SessionGuard } from './session.guard.ts';
import { SessionResolver } from './session.resolver.ts';
import { type ResolvableRequest, SessionStrategy } from './session.strategy.ts';

const ada: IdentityUser = {
  ...{ id: 'ada', email: 'ada@example.com', firstName: 'Ada', lastName: 'L', emailVerified: true },
  ...{ pendingEmail: null, createdAt: '2026-01-01T00:00:00Z' },
};
const configuration = (PUBLIC_URL?: string) => configurationOf(readEnvironment({ PUBLIC_URL }), Buffer.alloc(32, 1));
type Identity = (sessionHash: string) => Promise<IdentityUser | null>;
// Puts itself into passport's registry, as Nest has it do.
new SessionStrategy();

/** What a call with these cookies comes to, and which sessions identity was asked about. */
async function call(cookie: string | undefined, identity: Identity, publicUrl?: string) {
  const asked: string[] = [];
  /** The transport's end of the bus. */
  const request = (_: unknown, { sessionHash }: { sessionHash: string }) => {
    asked.push(sessionHash);
    return identity(sessionHash);
  };
  const guard = new SessionGuard(new SessionResolver({ request } as unknown as MessageBus, configuration(publicUrl)));
  const incoming = { headers: { cookie } } as ResolvableRequest;
  const http = { getRequest: () => incoming, getResponse: () => ({}), getNext: () => undefined };
  const answer = await Promise.resolve(
    guard.canActivate({ switchToHttp: () => http } as unknown as ExecutionContext),
  ).then(
    (isLetThrough) => [isLetThrough, incoming.user],
    (error: { code?: string; message: string }) => [error.code ?? error.message],
  );
  return { answer, asked };
}

describe('the guard of signed-in routes', () => {
  it('lets through whom identity knows by the hash of the cookie, and nobody else', async () => {
    const token = newToken();
    const identity: Identity = (hash) => Promise.resolve(hash === hashOf(token) ? ada : null);
    expect(await call(`a=b; crossfoot-session=${token}; c=d`, identity)).toEqual({
      answer: [true, ada],
      asked: [hashOf(token)],
    });
    expect((await call(`crossfoot-session=${newToken()}`, identity)).answer).toEqual(['UNAUTHENTICATED']);
  });

  it('asks nobody about what can be no session, and takes no cookie that another host may have set', async () => {
    const everybody: Identity = () => Promise.resolve(ada);
    const token = newToken();
    const cookies = [undefined, '', 'crossfoot-session', 'crossfoot-session=', 'crossfoot-session=x', `x=${token}`];
    for (const cookie of [...cookies, `crossfoot-session=${token}0`, `${token}`, `=${token}`])
      expect(await call(cookie, everybody)).toEqual({ answer: ['UNAUTHENTICATED'], asked: [] });
    const secure = (cookie: string) => call(`${cookie}=${token}`, everybody, 'https://crossfoot.example');
    expect((await secure('crossfoot-session')).answer).toEqual(['UNAUTHENTICATED']);
    expect((await secure('__Host-crossfoot-session')).answer).toEqual([true, ada]);
  });

  it('stays shut where identity does not answer, and where nobody says how to find out', async () => {
    const away: Identity = () => Promise.reject(new Error('identity is away'));
    expect((await call(`crossfoot-session=${newToken()}`, away)).answer).toEqual(['identity is away']);
    let hasFailed = false;
    const strategy = new SessionStrategy();
    strategy.fail = () => void (hasFailed = true);
    strategy.authenticate({ headers: {} } as ResolvableRequest);
    expect(hasFailed).toBe(true);
    expect(() => strategy.validate()).toThrow('authenticate()');
  });
});

describe('the cookies of signing in', () => {
  function browser(publicUrl?: string) {
    const cookies = new AuthCookies(configuration(publicUrl));
    const set: unknown[][] = [];
    const take = (...args: unknown[]) => void set.push(args);
    const response = { cookie: take, clearCookie: take } as unknown as Response;
    const request = (cookie?: string) => ({ headers: { cookie } }) as ResolvableRequest;
    return { cookies, set, response, request };
  }
  const day = 86_400_000;

  it.each([
    ['http://localhost:8080', '', false],
    ['https://crossfoot.example', '__Host-', true],
    [undefined, '', false],
  ])('at %s are named %scrossfoot-…, Secure: %s', (publicUrl, prefix, secure) => {
    const { cookies, set, response, request } = browser(publicUrl);
    const options = { httpOnly: true, sameSite: 'lax', secure, path: '/' };
    cookies.setSession(response, 'token');
    cookies.clearSession(response);
    const hash = cookies.ensureBrowserHash(request(), response);
    const key = String(set[2]?.[1]);
    expect(set).toEqual([
      [`${prefix}crossfoot-session`, 'token', { ...options, maxAge: 30 * day }],
      [`${prefix}crossfoot-session`, options],
      [`${prefix}crossfoot-browser`, key, { ...options, maxAge: 400 * day }],
    ]);
    expect([hash, key]).toEqual([hashOf(key), expect.stringMatching(/^[\w-]{43}$/)]);
    const back = request(`${prefix}crossfoot-browser=${key}`);
    expect([cookies.ensureBrowserHash(back, response), set.length]).toEqual([hash, 3]);
    for (const forged of ['', 'x', `${key}0`])
      expect(cookies.browserHash(request(`${prefix}crossfoot-browser=${forged}`))).toBeNull();
    expect(cookies.browserHash(request())).toBeNull();
  });

  it('hold 256 random bits, another each time', () => {
    expect(Buffer.from(newToken(), 'base64url')).toHaveLength(32);
    expect(newToken()).not.toBe(newToken());
  });
});

import type { Request, Response } from 'express';
import { describe, expect, it } from 'vitest';
import { sameOriginOnly } from './same-origin.ts';

type Headers = Readonly<Record<string, string>>;

/** What a call is answered with: null where it is let through. */
function answer(method: string, headers: Headers, options: { publicUrl?: string; path?: string } = {}): string | null {
  const { publicUrl, path = '/api/upload' } = options;
  const request = { method, path, protocol: 'http', header: (name: string) => headers[name] };
  let said: string | null = 'nothing';
  sameOriginOnly({ publicUrl, exempt: ['/api/webhooks/stripe'] })(
    request as unknown as Request,
    {} as Response,
    (error?: unknown) => void (said = error === undefined ? null : (error as { code: string }).code),
  );
  return said;
}
const refused = 'CROSS_SITE_REQUEST';
const host = { host: 'crossfoot.example' };

describe('calls that change something', () => {
  it.each(['GET', 'HEAD', 'OPTIONS'])('are not those of %s', (method) => {
    expect(answer(method, { 'sec-fetch-site': 'cross-site', cookie: 'x=1' })).toBeNull();
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('by %s come from our own pages alone', (method) => {
    expect(answer(method, { 'sec-fetch-site': 'same-origin' })).toBeNull();
    for (const site of ['cross-site', 'same-site', 'none', ''])
      expect(answer(method, { 'sec-fetch-site': site })).toBe(refused);
  });

  it('are believed what the browser says of the site, before its origin', () => {
    const ours = { ...host, origin: 'http://crossfoot.example' };
    expect(answer('POST', { ...ours, 'sec-fetch-site': 'cross-site' })).toBe(refused);
    expect(answer('POST', { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' })).toBeNull();
  });

  it('of older browsers name our origin', () => {
    expect(answer('POST', { ...host, origin: 'http://crossfoot.example' })).toBeNull();
    for (const origin of [
      'http://evil.example',
      'https://crossfoot.example',
      'null',
      'http://crossfoot.example:81',
      '',
    ])
      expect(answer('POST', { ...host, origin })).toBe(refused);
    expect(answer('POST', { origin: 'http://' })).toBeNull();
    expect(answer('POST', { origin: 'http://x' })).toBe(refused);
    const published = { publicUrl: 'https://crossfoot.example/' };
    expect(answer('POST', { host: 'inside', origin: 'https://crossfoot.example' }, published)).toBeNull();
    expect(answer('POST', { host: 'inside', origin: 'http://inside' }, published)).toBe(refused);
  });

  it('of programs that say neither carry no cookie', () => {
    expect(answer('POST', {})).toBeNull();
    expect(answer('POST', { cookie: 'crossfoot-session=x' })).toBe(refused);
  });

  it('are free where a signature proves who calls', () => {
    expect(answer('POST', { 'sec-fetch-site': 'cross-site' }, { path: '/api/webhooks/stripe' })).toBeNull();
    expect(answer('POST', { 'sec-fetch-site': 'cross-site' }, { path: '/api/webhooks/stripe/x' })).toBe(refused);
  });
});

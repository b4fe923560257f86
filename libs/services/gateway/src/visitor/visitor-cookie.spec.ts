import { configurationOf, readEnvironment } from '@crossfoot/runtime';
import type { Request, Response } from 'express';
import { describe, expect, it } from 'vitest';
import { VisitorCookie } from './visitor-cookie.ts';

const keyOf = (byte: number): Buffer => Buffer.alloc(32, byte);

function browser(publicUrl: string | undefined, secret = 7, others: readonly number[] = []) {
  const OTHER_SECRET_KEYS = others.map((other) => keyOf(other).toString('base64')).join(',');
  const cookie = new VisitorCookie(
    configurationOf(readEnvironment({ PUBLIC_URL: publicUrl, OTHER_SECRET_KEYS }), keyOf(secret)),
  );
  const set: { name: string; value: string; options: object }[] = [];
  const response = {
    cookie: (name: string, value: string, options: object) => void set.push({ name, value, options }),
  } as unknown as Response;
  const request = (header?: string): Request => ({ headers: { cookie: header } }) as Request;
  return { cookie, set, response, request };
}

describe('VisitorCookie', () => {
  it('is host-only and Secure under https', () => {
    const { cookie, set, response, request } = browser('https://crossfoot.example');
    const id = cookie.ensure(request(), response);
    expect(set).toMatchObject([
      { name: '__Host-crossfoot-visitor', options: { httpOnly: true, secure: true, sameSite: 'lax', path: '/' } },
    ]);
    expect(set[0]?.options).not.toHaveProperty('domain');
    expect(set[0]?.options).toMatchObject({ maxAge: 400 * 24 * 60 * 60 * 1_000 });
    expect(cookie.read(request(`other=1; ${set[0]?.name}=${set[0]?.value}`))).toBe(id);
  });

  it('is set once, under its plain name where there is no https', () => {
    for (const publicUrl of ['http://localhost:8080', undefined]) {
      const { cookie, set, response, request } = browser(publicUrl);
      const id = cookie.ensure(request(), response);
      expect(set).toMatchObject([{ name: 'crossfoot-visitor', options: { httpOnly: true, secure: false } }]);
      expect([cookie.ensure(request(`crossfoot-visitor=${set[0]?.value}`), response), set.length]).toEqual([id, 1]);
    }
  });

  it('is believed with our own mark alone', () => {
    const { cookie, set, response, request } = browser('http://localhost:8080');
    const id = cookie.ensure(request(), response);
    const { name, value } = set[0] ?? { name: '', value: '' };
    expect(cookie.read(request(`${name}=${value}`))).toBe(id);
    const [, mark = ''] = value.split('.');
    const other = crypto.randomUUID();
    for (const forged of [`${other}.${mark}`, `${id}.`, id, `${id}.${mark}x`, '', '%', `${id}.${mark.slice(1)}A`]) {
      expect([forged, cookie.read(request(`${name}=${forged}`))]).toEqual([forged, null]);
    }
    expect(browser('http://localhost:8080', 8, [7]).cookie.read(request(`${name}=${value}`))).toBe(id);
    expect(browser('http://localhost:8080', 8).cookie.read(request(`${name}=${value}`))).toBeNull();
  });
});

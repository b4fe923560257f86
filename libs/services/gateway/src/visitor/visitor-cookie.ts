import { createHmac, hkdfSync, randomUUID, timingSafeEqual } from 'node:crypto';
import { CONFIGURATION, type Configuration } from '@crossfoot/runtime';
import { Inject, Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { readCookie } from '../http/cookie.ts';

/** The longest a browser keeps a cookie. */
const lifeMs = 400 * 86_400_000;

/**
 * Who an anonymous visitor is: a random id in a signed, HttpOnly, host-only cookie. It says nothing about the person; it
 * only makes the one free conversion one. A cookie that was made up or changed counts as none.
 */
@Injectable()
export class VisitorCookie {
  /** The first one signs. */
  private readonly keys: readonly Buffer[];
  private readonly isSecure: boolean;
  private readonly name: string;

  constructor(@Inject(CONFIGURATION) configuration: Configuration) {
    this.keys = [configuration.secretKey, ...configuration.otherKeys].map((key) =>
      Buffer.from(hkdfSync('sha256', key, Buffer.alloc(0), 'crossfoot visitor cookie', 32)),
    );
    this.isSecure = configuration.PUBLIC_URL?.startsWith('https:') ?? false;
    this.name = `${this.isSecure ? '__Host-' : ''}crossfoot-visitor`;
  }

  /** The visitor's id, or null where the request carries no valid cookie. */
  read(request: Pick<Request, 'headers'>): string | null {
    const value = readCookie(request.headers.cookie, this.name);
    const [, id, mark] = /^([0-9a-f-]{36})\.([\w-]{43})$/.exec(value ?? '') ?? [];
    if (id === undefined || mark === undefined) return null;
    const given = Buffer.from(mark);
    return this.keys.some((key) => timingSafeEqual(given, Buffer.from(markOf(id, key)))) ? id : null;
  }

  /** The visitor's id; a new one, with its cookie, where there was none. */
  ensure(request: Request, response: Response): string {
    const known = this.read(request);
    if (known !== null) return known;
    const id = randomUUID();
    response.cookie(this.name, `${id}.${this.mark(id)}`, {
      httpOnly: true,
      sameSite: 'lax',
      secure: this.isSecure,
      path: '/',
      maxAge: lifeMs,
    });
    return id;
  }

  private mark(id: string): string {
    const [current] = this.keys;
    if (current === undefined) throw new Error('There is no key to sign with.');
    return markOf(id, current);
  }
}

const markOf = (id: string, key: Buffer): string => createHmac('sha256', key).update(id).digest('base64url');

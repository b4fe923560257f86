import { createHmac, createSecretKey, hkdfSync, randomUUID, timingSafeEqual, type KeyObject } from 'node:crypto';
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
  private readonly keys: readonly [KeyObject, ...KeyObject[]];
  private readonly isSecure: boolean;
  private readonly name: string;

  constructor(@Inject(CONFIGURATION) configuration: Configuration) {
    const keyOf = (secret: Uint8Array): KeyObject =>
      createSecretKey(Buffer.from(hkdfSync('sha256', secret, Buffer.alloc(0), 'crossfoot visitor cookie', 32)));
    this.keys = [keyOf(configuration.secretKey), ...configuration.otherKeys.map(keyOf)];
    this.isSecure = configuration.PUBLIC_URL?.startsWith('https:') ?? false;
    this.name = `${this.isSecure ? '__Host-' : ''}crossfoot-visitor`;
  }

  /** The visitor's id, or null where the request carries no valid cookie. */
  read(request: Pick<Request, 'headers'>): string | null {
    const value = readCookie(request.headers.cookie, this.name);
    const [, id = '', mark = ''] = /^([0-9a-f-]{36})\.([\w-]{43})$/.exec(value ?? '') ?? [];
    return this.keys.some((key) => isSame(mark, markOf(id, key))) ? id : null;
  }

  /** The visitor's id; a new one, with its cookie, where there was none. */
  ensure(request: Request, response: Response): string {
    const known = this.read(request);
    if (known !== null) return known;
    const id = randomUUID();
    response.cookie(this.name, `${id}.${markOf(id, this.keys[0])}`, {
      httpOnly: true,
      sameSite: 'lax',
      secure: this.isSecure,
      path: '/',
      maxAge: lifeMs,
    });
    return id;
  }
}

const isSame = (given: string, mark: string): boolean =>
  given.length === mark.length && timingSafeEqual(Buffer.from(given), Buffer.from(mark));

const markOf = (id: string, key: KeyObject): string => createHmac('sha256', key).update(id).digest('base64url');

import { createHmac, createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { CONFIGURATION, type Configuration } from '@crossfoot/runtime';
import { Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';

/**
 * The caller's network address as a salted hash: enough to count, never enough to tell the address. Behind proxies only
 * as many hops are believed as TRUST_PROXY says. An IPv6 subscriber owns a whole /64, so that is what is hashed.
 */
@Injectable()
export class CallerAddress {
  private readonly salt: KeyObject;

  constructor(@Inject(CONFIGURATION) configuration: Configuration) {
    const salt = hkdfSync('sha256', configuration.secretKey, Buffer.alloc(0), 'crossfoot address hash', 32);
    this.salt = createSecretKey(Buffer.from(salt));
  }

  hashOf(request: Pick<Request, 'ip'>): string {
    return createHmac('sha256', this.salt)
      .update(networkOf(request.ip ?? ''))
      .digest('base64url')
      .slice(0, 22);
  }
}

/** `::ffff:192.0.2.1` is 192.0.2.1; of an IPv6 address the first four groups. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const plain = address.split('%')[0] ?? '';
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const groups =
    tail === undefined ? left : [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right];
  return `${groups
    .slice(0, 4)
    .map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}

import { randomInt } from 'node:crypto';
import { BrowserLike } from './http/browser-like.ts';

/** A `BrowserLike` of its own device and address, whose replies are read as text and as JSON. */
export class HttpBrowser extends BrowserLike {
  /**
   * `address` is where it seems to come from (for a system that trusts one proxy), so that one browser's failures do not
   * put the brakes on another's.
   */
  constructor(
    url: string,
    userAgent = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/150.0',
    address: string | null = randomAddress(),
  ) {
    super(url, new Map(), {
      'user-agent': userAgent,
      ...(address === null ? {} : { 'x-forwarded-for': address }),
    });
  }

  async send(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    const isJson = body !== undefined && !(body instanceof FormData);
    const response = await this.call(path, {
      method,
      redirect: 'manual',
      headers: { ...(isJson ? { 'content-type': 'application/json' } : {}), ...headers },
      ...(body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      text,
      body: text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : null,
    };
  }

  get(path: string): Promise<Answer> {
    return this.send('GET', path);
  }

  submit(path: string, body: unknown = {}): Promise<Answer> {
    return this.send('POST', path, body);
  }

  /** A file, as bytes. */
  async download(path: string): Promise<{ status: number; headers: Headers; bytes: Uint8Array }> {
    const response = await this.call(path);
    return { status: response.status, headers: response.headers, bytes: new Uint8Array(await response.arrayBuffer()) };
  }
}

/** One of the 65,536 documentation networks of 2001:db8::/32, so that each is a network of its own. */
const randomAddress = (): string => `2001:db8:${randomInt(0x10000).toString(16)}:${randomInt(0x10000).toString(16)}::1`;

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The parsed JSON, or null where the reply is none. */
  readonly body: Record<string, unknown> & { error?: string; message?: string };
}

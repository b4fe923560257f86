import { randomUUID } from 'node:crypto';
import type { ErrorBody, UploadReply } from '@crossfoot/contracts';

export interface Reply<T> {
  readonly status: number;
  readonly body: T;
  readonly headers: Headers;
}

export interface UploadOptions {
  readonly path?: string;
  readonly name?: string;
  readonly format?: string;
  readonly password?: string;
  readonly key?: string;
  readonly signal?: AbortSignal;
}

/** A caller that keeps its cookies and says where it comes from, as a browser on our own page does. */
export class BrowserLike {
  readonly cookies: Map<string, string>;

  /** `ownHeaders` go with every call. */
  constructor(
    private readonly url: string,
    cookies: ReadonlyMap<string, string> = new Map(),
    private readonly ownHeaders: Readonly<Record<string, string>> = {},
  ) {
    this.cookies = new Map(cookies);
  }

  /** The same browser, after the server came back at another address. */
  movedTo(url: string): BrowserLike {
    return new BrowserLike(url, this.cookies, this.ownHeaders);
  }

  async call(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers({ 'sec-fetch-site': 'same-origin', ...this.ownHeaders });
    new Headers(init.headers).forEach((value, name) => headers.set(name, value));
    if (this.cookies.size > 0 && !headers.has('cookie')) {
      headers.set('cookie', [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    }
    const response = await fetch(this.url + path, { ...init, headers });
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';');
      const at = pair.indexOf('=');
      if (pair.endsWith('=') || /;\s*(max-age=0|expires=Thu, 01 Jan 1970)/i.test(cookie))
        this.cookies.delete(pair.slice(0, at));
      else this.cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
    return response;
  }

  async json<T>(path: string, init: RequestInit = {}): Promise<Reply<T>> {
    const response = await this.call(path, init);
    return { status: response.status, headers: response.headers, body: (await response.json()) as T };
  }

  post<T>(path: string, body: unknown): Promise<Reply<T>> {
    const headers = { 'content-type': 'application/json' };
    return this.json<T>(path, { method: 'POST', headers, body: JSON.stringify(body) });
  }

  upload(file: Uint8Array, options: UploadOptions = {}): Promise<Reply<UploadReply & ErrorBody>> {
    const form = new FormData();
    form.set('format', options.format ?? 'csv');
    if (options.password !== undefined) form.set('password', options.password);
    form.set('file', new Blob([new Uint8Array(file)]), options.name ?? 'january.pdf');
    return this.json(options.path ?? '/api/convert-free', {
      method: 'POST',
      headers: { 'idempotency-key': options.key ?? randomUUID() },
      body: form,
      ...(options.signal === undefined ? {} : { signal: options.signal }),
    });
  }
}

/** The rows of a CSV without its heading and byte order mark. */
export function rowsOf(csv: string): string[][] {
  return csv
    .replace(/^\ufeff/, '')
    .trimEnd()
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(','));
}

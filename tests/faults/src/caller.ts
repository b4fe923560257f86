import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import type { DataFolder } from './data-folder.ts';

const replySchema = z.looseObject({
  content: z.string().optional(),
  reconciliation: z.string().optional(),
  error: z.string().optional(),
});
export interface Reply {
  readonly status: number;
  readonly content: string | null;
  readonly verdict: string | null;
  readonly error: string | null;
}

/** A person at a browser: keeps cookies, repeats a call under the same key. */
export class Caller {
  private readonly cookies = new Map<string, string>();
  private readonly path: string;

  private constructor(path: string) {
    this.path = path;
  }

  static visitor(): Caller {
    return new Caller('/api/convert-free');
  }

  /** Registers, proves the address through the mailbox, and is put on the largest plan. */
  static async user(url: string, data: DataFolder): Promise<Caller> {
    const caller = new Caller('/api/upload');
    const email = `${randomUUID()}@example.com`;
    const password = 'a fairly long password';
    const person = {
      email,
      password,
      confirmPassword: password,
      firstName: 'Ada',
      lastName: 'Lovelace',
      planName: 'free',
    };
    await caller.post(`${url}/api/auth/register`, JSON.stringify(person));
    const code = await until('the verification mail', () => data.verificationCode(email));
    await caller.post(`${url}/api/auth/verify-code`, JSON.stringify({ email, code }));
    await until('the billing account', () => data.upgrade());
    return caller;
  }

  /** The page asks this when it opens; a visitor is known from here on. */
  async greet(url: string): Promise<void> {
    await (await this.call(`${url}/api/visitor`, null, {})).text();
  }

  /** Uploads a file; `slowly` pauses in the middle of the body for ever. */
  async convert(url: string, key: string, file: Buffer, slowly = false): Promise<Reply> {
    const boundary = randomUUID();
    const field = `--${boundary}\r\ncontent-disposition: form-data; name="format"\r\n\r\ncsv\r\n`;
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="january.pdf"\r\ncontent-type: application/pdf\r\n\r\n`;
    const body = Buffer.concat([Buffer.from(field + head), file, Buffer.from(`\r\n--${boundary}--\r\n`)]);
    async function* half(): AsyncGenerator<Buffer> {
      yield body.subarray(0, body.length / 2);
      await wait(600_000, undefined, { ref: false });
    }
    const headers = { 'content-type': `multipart/form-data; boundary=${boundary}`, 'idempotency-key': key };
    const response = await this.call(
      `${url}${this.path}`,
      slowly ? (Readable.toWeb(Readable.from(half())) as ReadableStream) : body,
      headers,
    );
    const reply = replySchema.parse(await response.json());
    return {
      status: response.status,
      content: reply.content ?? null,
      verdict: reply.reconciliation ?? null,
      error: reply.error ?? null,
    };
  }

  /** The result as the history gives it. */
  async download(url: string, id: string): Promise<string> {
    // Not `text()`, which takes the byte order mark away.
    const response = await this.call(`${url}/api/download/${id}?format=csv`, null, {});
    return Buffer.from(await response.arrayBuffer()).toString('utf8');
  }

  private async post(url: string, body: string): Promise<void> {
    const response = await this.call(url, body, { 'content-type': 'application/json' });
    if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  }

  private async call(
    url: string,
    body: string | Buffer | ReadableStream | null,
    headers: Record<string, string>,
  ): Promise<Response> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(url, {
      method: body === null ? 'GET' : 'POST',
      headers: { ...headers, 'sec-fetch-site': 'same-origin', ...(cookie === '' ? {} : { cookie }) },
      ...(body === null ? {} : { body: body as BodyInit, duplex: 'half' }),
    } as RequestInit);
    for (const line of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (name !== undefined && value !== undefined) this.cookies.set(name, value);
    }
    return response;
  }
}

/** Looks every few milliseconds until there is something. */
export async function until<T>(
  what: string,
  look: () => T | null | false | Promise<T | null | false>,
  withinMs = 30_000,
  everyMs = 10,
): Promise<T> {
  const end = Date.now() + withinMs;
  for (;;) {
    const found = await look();
    if (found !== null && found !== false) return found;
    if (Date.now() > end) throw new Error(`Waited ${withinMs} ms in vain for ${what}`);
    await wait(everyMs);
  }
}

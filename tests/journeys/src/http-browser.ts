import { randomInt } from 'node:crypto';

/** A browser without pages: keeps the cookies of one system and calls it as the web front end does. */
export class HttpBrowser {
  readonly cookies = new Map<string, string>();

  /**
   * `address` is where it seems to come from (for a system that trusts one proxy), so that one browser's failures do not
   * put the brakes on another's.
   */
  constructor(
    private readonly url: string,
    private readonly userAgent = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/150.0',
    private readonly address: string | null = randomAddress(),
  ) {}

  async call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    const response = await fetch(`${this.url}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        'user-agent': this.userAgent,
        'sec-fetch-site': 'same-origin',
        ...(this.address === null ? {} : { 'x-forwarded-for': this.address }),
        ...(body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }),
        ...(this.cookies.size > 0 ? { cookie: this.cookieHeader() } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) }),
    });
    for (const line of response.headers.getSetCookie()) this.keep(line);
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      text,
      body: text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : null,
    };
  }

  get(path: string): Promise<Answer> {
    return this.call('GET', path);
  }

  post(path: string, body: unknown = {}): Promise<Answer> {
    return this.call('POST', path, body);
  }

  /** A file, as bytes. */
  async download(path: string): Promise<{ status: number; headers: Headers; bytes: Uint8Array }> {
    const response = await fetch(`${this.url}${path}`, { headers: { cookie: this.cookieHeader() } });
    return { status: response.status, headers: response.headers, bytes: new Uint8Array(await response.arrayBuffer()) };
  }

  private cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  private keep(line: string): void {
    const [pair = '', ...attributes] = line.split(';');
    const at = pair.indexOf('=');
    const [name, value] = [pair.slice(0, at).trim(), pair.slice(at + 1).trim()];
    const isOver =
      value === '' || attributes.some((attribute) => /^\s*(max-age=0|expires=Thu, 01 Jan 1970)/i.test(attribute));
    if (isOver) this.cookies.delete(name);
    else this.cookies.set(name, value);
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

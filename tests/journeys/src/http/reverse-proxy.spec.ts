import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request as plainRequest, type IncomingHttpHeaders } from 'node:http';
import { request as tlsRequest } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startInProcess, type InProcessSystem } from './in-process-system.ts';

interface Call {
  readonly method?: string;
  readonly path?: string;
  /** The address that the caller's machine has. */
  readonly from?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}
interface Reply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

const publicHost = 'crossfoot.example';
const asBrowser = { 'sec-fetch-site': 'same-origin' };

describe('behind a reverse proxy', () => {
  let folder: string;
  let system: InProcessSystem;
  const proxies: ChildProcess[] = [];
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'crossfoot-proxy-'));
    const files = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'certificate.pem')];
    const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
    const subject = ['-subj', `/CN=${publicHost}`, '-addext', `subjectAltName=DNS:${publicHost}`];
    execFileSync('openssl', ['req', '-x509', ...kind, ...subject, ...files], { stdio: 'pipe' });
  });
  afterEach(async () => {
    for (const proxy of proxies.splice(0)) proxy.kill();
    await system.stop();
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  /** A proxy in front of an address; resolves to its own. */
  async function proxyTo(target: string, { isTls = false } = {}): Promise<string> {
    const files = isTls ? ['key.pem', 'certificate.pem'].map((name) => join(folder, name)) : [];
    const proxy = spawn(process.execPath, [join(import.meta.dirname, 'reverse-proxy.ts'), target, ...files], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    proxies.push(proxy);
    const [port] = (await once(proxy.stdout, 'data')) as [Buffer];
    return `${isTls ? 'https' : 'http'}://127.0.0.1:${port.toString().trim()}`;
  }

  async function call(url: string, { method = 'GET', path = '/', from = '127.0.0.1', headers, body }: Call) {
    const options = {
      method,
      path,
      localAddress: from,
      headers: { host: publicHost, 'content-type': 'application/json', ...headers },
    };
    const sent = url.startsWith('https:')
      ? tlsRequest(url, { ...options, servername: publicHost, ca: readFileSync(join(folder, 'certificate.pem')) })
      : plainRequest(url, options);
    sent.end(body === undefined ? undefined : JSON.stringify(body));
    const [reply] = (await once(sent, 'response')) as [import('node:http').IncomingMessage];
    return { status: reply.statusCode ?? 0, headers: reply.headers, text: await text(reply) } satisfies Reply;
  }

  /** Begins three uploads, one more than a minute brings, each time seeming to come from elsewhere. */
  async function forge(url: string, from: string): Promise<readonly number[]> {
    const statuses: number[] = [];
    for (let at = 1; at <= 3; at += 1) {
      const address = `203.0.113.${at}`;
      const forged = { 'x-forwarded-for': `${address}, 198.51.100.${at}`, 'x-real-ip': address };
      const { status } = await upload(url, from, { ...forged, forwarded: `for=${address}`, 'true-client-ip': address });
      statuses.push(status);
    }
    return statuses;
  }
  /** The brake stands before the file: an upload without one counts, and is a bad request. */
  const upload = (url: string, from: string, headers: Readonly<Record<string, string>> = {}) =>
    call(url, { method: 'POST', path: '/api/convert-free', from, headers: { ...asBrowser, ...headers }, body: {} });
  const twoUploads = { VISITOR_UPLOADS_PER_MINUTE: '2' };

  it('counts a caller by the address that the proxy saw, whatever the caller says of it, and no other caller with it', async () => {
    system = await startInProcess({ ...twoUploads, TRUST_PROXY: '1' });
    const proxy = await proxyTo(system.url);
    expect(await forge(proxy, '127.0.0.2')).toEqual([400, 400, 429]);
    expect((await upload(proxy, '127.0.0.3')).status).toBe(400);
    expect((await upload(proxy, '127.0.0.3', { 'x-forwarded-for': '127.0.0.2' })).status).toBe(400);
    expect(system.logged()).toContain('/api/convert-free');
    expect(system.logged()).not.toMatch(/203\.0\.113|198\.51\.100|127\.0\.0\.[23]/);
  });

  it('does the same behind two, as on Kubernetes', async () => {
    system = await startInProcess({ ...twoUploads, TRUST_PROXY: '2' });
    const proxy = await proxyTo(await proxyTo(system.url));
    expect(await forge(proxy, '127.0.0.2')).toEqual([400, 400, 429]);
    expect((await upload(proxy, '127.0.0.3')).status).toBe(400);
  });

  it('believes no header where no proxy is trusted: all are the proxy', async () => {
    system = await startInProcess(twoUploads);
    const proxy = await proxyTo(system.url);
    expect(await forge(proxy, '127.0.0.2')).toEqual([400, 400, 429]);
    expect((await upload(proxy, '127.0.0.3', { 'x-forwarded-for': '192.0.2.1' })).status).toBe(429);
  });

  it('that ends TLS, cookies are Secure and of this host, and browsers are told to come by https alone', async () => {
    system = await startInProcess({ TRUST_PROXY: '1', PUBLIC_URL: `https://${publicHost}` });
    const proxy = await proxyTo(system.url, { isTls: true });
    const visitor = await call(proxy, { path: '/api/visitor' });
    expect(visitor).toMatchObject({
      status: 200,
      headers: { 'strict-transport-security': 'max-age=31536000; includeSubDomains' },
    });
    const [cookie = ''] = visitor.headers['set-cookie'] ?? [];
    expect(cookie).toMatch(/^__Host-crossfoot-visitor=[^;]+;.*Path=\/;.*HttpOnly; Secure; SameSite=Lax$/);
    expect(cookie).not.toMatch(/domain/i);
    // A browser too old for Sec-Fetch-Site: what counts is how people reach the site, not how the proxy reaches us.
    const from = (origin: string) =>
      call(proxy, {
        ...{ method: 'POST', path: '/api/auth/forgot-password', body: { email: 'nobody@example.com' } },
        headers: { origin, cookie: cookie.split(';')[0] ?? '' },
      });
    expect((await from(`https://${publicHost}`)).status).toBe(200);
    for (const origin of [`http://${publicHost}`, system.url, proxy]) expect((await from(origin)).status).toBe(403);
    // Nobody talks us out of it.
    const downgraded = await call(proxy, { path: '/api/visitor', headers: { 'x-forwarded-proto': 'http' } });
    expect(downgraded.headers['set-cookie']?.[0]).toContain('; Secure;');
  });

  it('without https, nobody makes us say that there is some', async () => {
    system = await startInProcess({ TRUST_PROXY: '1' });
    const reply = await call(system.url, { path: '/api/visitor', headers: { 'x-forwarded-proto': 'https' } });
    expect(reply.headers['strict-transport-security']).toBeUndefined();
    expect(reply.headers['set-cookie']?.[0]).toMatch(/^crossfoot-visitor=/);
  });
});

describe('the nginx of the images', () => {
  it('appends the address of the caller, so that the one which an ingress before it saw is not lost', () => {
    const configuration = readFileSync(join(import.meta.dirname, '../../../../deploy/nginx/nginx.conf'), 'utf8');
    expect(configuration).toContain('proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;');
  });
});

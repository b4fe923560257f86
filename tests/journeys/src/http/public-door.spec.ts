import { readdirSync, readFileSync } from 'node:fs';
import { request, type Server } from 'node:http';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { httpRoutes } from '@crossfoot/contracts/http';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { statementPdf } from '../statement-files.ts';
import { needFresh } from '../../../../tools/bundle-sources.mjs';
import { BrowserLike } from './browser-like.ts';
import { startInProcess, type InProcessSystem } from './in-process-system.ts';

describe('the public door', () => {
  let system: InProcessSystem;
  let web: string;

  beforeAll(async () => {
    web = await mkdtemp(join(tmpdir(), 'crossfoot-web-'));
    await mkdir(join(web, 'assets'));
    await mkdir(join(web, 'blog'));
    await writeFile(join(web, 'index.html'), '<title>home</title><script>start()</script>');
    await writeFile(join(web, 'faq.html'), '<title>questions</title>');
    await writeFile(join(web, 'blog/one.html'), '<title>one</title>');
    await writeFile(join(web, 'app.html'), '<title>shell</title>');
    await writeFile(join(web, '404.html'), '<title>lost</title>');
    await writeFile(join(web, 'assets/app-1a2b3c.js'), 'start()');
    await writeFile(join(web, 'assets/app-1a2b3c.js.br'), 'squeezed');
    await writeFile(join(web, '.secret'), 'secret');
    system = await startInProcess({ WEB_ROOT: web });
  });
  afterAll(async () => {
    await system.stop();
    await rm(web, { recursive: true });
  });

  const get = async (path: string, headers: Record<string, string> = {}) => {
    const { promise, resolve, reject } = Promise.withResolvers<{ status: number; text: string; headers: object }>();
    // Not fetch: it would tidy the path.
    request(system.url, { path, headers }, (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => (text += chunk.toString()));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text, headers: response.headers }));
    })
      .on('error', reject)
      .end();
    return promise;
  };

  it('serves the built pages, and nothing beside them', async () => {
    expect(await get('/')).toMatchObject({ status: 200, text: expect.stringContaining('home') });
    for (const path of ['/faq', '/faq/', '/faq?x=1']) expect((await get(path)).text).toContain('questions');
    expect((await get('/blog/one')).text).toContain('one');
    for (const path of ['/dashboard', '/verify-code?email=a']) expect((await get(path)).text).toContain('shell');
    const outside = [
      '/../package.json',
      '/assets/../../package.json',
      '/..%2fpackage.json',
      '/%2e%2e/package.json',
      '/.secret',
      '/assets',
      '/app',
      '//etc/passwd',
      '/faq%00.html',
      '/blog/',
    ];
    for (const path of outside) {
      expect([path, (await get(path)).status]).toEqual([path, 404]);
      expect((await get(path)).text).toContain('lost');
    }
  });

  it('lets hashed assets be kept for ever, pages not, and uses compressed twins', async () => {
    const plain = await get('/assets/app-1a2b3c.js');
    expect(plain).toMatchObject({
      text: 'start()',
      headers: { 'cache-control': 'public, max-age=31536000, immutable' },
    });
    const squeezed = await get('/assets/app-1a2b3c.js', { 'accept-encoding': 'gzip, br' });
    expect(squeezed).toMatchObject({ text: 'squeezed', headers: { 'content-encoding': 'br' } });
    expect((await get('/faq')).headers).toMatchObject({ 'cache-control': 'no-cache' });
  });

  it('lets only our own scripts run, and nothing be framed, shared or asked of the browser', async () => {
    const { headers } = await fetch(system.url);
    const policy = new Map(
      (headers.get('content-security-policy') ?? '').split(';').map((part) => {
        const [name = '', ...sources] = part.split(' ');
        return [name, sources.join(' ')];
      }),
    );
    expect(Object.fromEntries(policy)).toMatchObject({
      'default-src': "'none'",
      'script-src': "'self' 'wasm-unsafe-eval'",
      'script-src-attr': "'none'",
      'connect-src': "'self'",
      'frame-src': "'none'",
      'base-uri': "'none'",
      'form-action': "'self'",
      'frame-ancestors': "'none'",
    });
    expect(Object.fromEntries(headers)).toMatchObject({
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringMatching(/camera=\(\).*microphone=\(\).*payment=\(\)$/),
    });
    expect(headers.get('strict-transport-security')).toBeNull();
    expect((await fetch(`${system.url}/upgrade`)).headers.get('permissions-policy')).toContain('payment=(self "');
  });

  it('lets the measuring script in where visits are measured, but never beside a card element', async () => {
    const measured = await startInProcess({ MEASUREMENT_ID: 'G-AB12CD34EF' });
    try {
      const policyOf = async (path: string) =>
        (await fetch(measured.url + path)).headers.get('content-security-policy');
      expect(await policyOf('/')).toMatch(/script-src [^;]*googletagmanager.*connect-src [^;]*google-analytics/);
      for (const path of ['/upgrade', '/embedded-checkout']) expect(await policyOf(path)).not.toContain('google');
      expect(await (await fetch(`${measured.url}/api/measurement`)).json()).toEqual({ measurementId: 'G-AB12CD34EF' });
    } finally {
      await measured.stop();
    }
    expect(await (await fetch(`${system.url}/api/measurement`)).json()).toEqual({ measurementId: null });
  });

  it('tells browsers to come by https alone, where people do', async () => {
    const secure = await startInProcess({ PUBLIC_URL: 'https://crossfoot.example' });
    try {
      const { headers } = await fetch(`${secure.url}/api/visitor`);
      expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
      expect(headers.getSetCookie()[0]).toMatch(/^__Host-crossfoot-visitor=.*; Secure/);
      expect(headers.get('cache-control')).toBe('no-store');
    } finally {
      await secure.stop();
    }
  });

  it('holds our own pages to have no script within them', () => {
    needFresh('web');
    const built = join(import.meta.dirname, '../../../../apps/web/dist');
    const html = readdirSync(built, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));
    expect(html.length).toBeGreaterThan(20);
    const inline = /<script(?![^>]*(\ssrc=|type="application\/(ld\+)?json"))[^>]*>|\son[a-z]+="|javascript:/i;
    expect(html.filter((name) => inline.test(readFileSync(join(built, name), 'utf8')))).toEqual([]);
  });

  it('takes no more headers, and no slower client, than it should', async () => {
    const app = system.services.applications.get('gateway') as NestExpressApplication;
    const server: Server = app.getHttpServer();
    expect(server).toMatchObject({ headersTimeout: 15_000, requestTimeout: 300_000, timeout: 180_000 });
  });

  it('answers what never becomes a request with a coded error that nobody keeps', async () => {
    const kept = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };
    for (const long of [get('/', { 'x-long': 'a'.repeat(20_000) }), get(`/api/visitor?a=${'a'.repeat(20_000)}`)]) {
      const { status, text: body, headers } = await long;
      expect({ status, headers }).toMatchObject({ status: 413, headers: kept });
      expect(JSON.parse(body)).toMatchObject({ error: 'REQUEST_TOO_LARGE' });
    }
    const socket = connect(Number(new URL(system.url).port), 'localhost');
    socket.end('NO SUCH THING\r\n\r\n');
    const answer = await text(socket);
    expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    expect(answer).toContain('"error":"VALIDATION_FAILED"');
  });

  it("lets the payment provider's script run on the pages with a card element, and nothing of it elsewhere", async () => {
    const policyOf = async (path: string): Promise<string> =>
      String((await fetch(system.url + path)).headers.get('content-security-policy'));
    for (const path of ['/upgrade', '/upgrade/', '/embedded-checkout?plan=starter']) {
      const policy = await policyOf(path);
      expect(policy).toMatch(/script-src[^;]* https:\/\/js\.stripe\.com(;|$)/);
      expect(policy).toContain('frame-src https://js.stripe.com https://hooks.stripe.com');
      expect(policy).toContain("connect-src 'self' https://api.stripe.com");
    }
    for (const path of ['/', '/checkout?plan=starter', '/payment-success', '/settings', '/upgrades'])
      expect([path, await policyOf(path)]).toEqual([path, expect.not.stringContaining('stripe')]);
  });

  it.each([
    ['a call, which is told so', '/api/auth/login', 'same-origin', /^HTTP\/1\.1 400 [\s\S]*VALIDATION_FAILED/],
    ['a call that was refused before', '/api/auth/login', 'cross-site', /^HTTP\/1\.1 403 [\s\S]*CROSS_SITE_REQUEST/],
    ['a page, which takes none', '/faq', 'same-origin', /^HTTP\/1\.1 40\d /],
  ])(
    'closes the connection where the body hardly comes: %s',
    async (_, path, site, answered) => {
      const { port } = new URL(system.url);
      const socket = connect(Number(port), 'localhost');
      const answer = text(socket);
      socket.write(
        `POST ${path} HTTP/1.1\r\nhost: localhost:${port}\r\nsec-fetch-site: ${site}\r\ncontent-type: application/json\r\ncontent-length: 60000\r\n\r\n{`,
      );
      // So often that some of it is on the way when the connection ends: it must not take the answer with it.
      const drip = setInterval(() => socket.write(' '), 2);
      socket.once('end', () => clearInterval(drip));
      onTestFinished(() => clearInterval(drip));
      expect(await answer).toMatch(answered);
    },
    45_000,
  );

  it('takes a body that comes slowly, but comes', async () => {
    const { port } = new URL(system.url);
    const socket = connect(Number(port), 'localhost');
    const answer = text(socket);
    const body = JSON.stringify({ email: 'nobody@example.com', password: 'six sheep sleep', rest: 'x'.repeat(40_000) });
    socket.write(
      `POST /api/auth/login HTTP/1.1\r\nhost: localhost:${port}\r\nsec-fetch-site: same-origin\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\nconnection: close\r\n\r\n`,
    );
    for (let at = 0; at < body.length; at += 800, await wait(240)) socket.write(body.slice(at, at + 800));
    expect(await answer).toMatch(/^HTTP\/1\.1 401 [\s\S]*INVALID_CREDENTIALS/);
  }, 45_000);

  it('knows its calls in their own spelling alone: in another none is made past the log', async () => {
    for (const path of ['/API/pricing-plans', '/Api/pricing-plans', '/api/Pricing-Plans', '/%41PI/pricing-plans'])
      expect([path, (await get(path)).status]).toEqual([path, 404]);
    expect(await get('/api/pricing-plans')).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' } });
  });

  it('answers unknown calls and wrong methods as JSON', async () => {
    const browser = new BrowserLike(system.url);
    expect(await browser.json('/api/nothing')).toMatchObject({ status: 404, body: { error: 'NOT_FOUND' } });
    const wrong = await browser.json('/api/convert-free');
    expect(wrong).toMatchObject({ status: 405, body: { error: 'METHOD_NOT_ALLOWED' } });
    expect(wrong.headers.get('allow')).toBe('POST');
    const broken = await browser.json('/api/auth/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"email": "canary@example.com", oops',
    });
    expect(broken).toMatchObject({ status: 400, body: { error: 'VALIDATION_FAILED' } });
    expect(JSON.stringify(broken.body)).not.toContain('canary');
    const large = await browser.post<{ error: string }>('/api/auth/login', { email: 'a'.repeat(100_000) });
    expect([large.status, large.body.error]).toEqual([413, 'REQUEST_TOO_LARGE']);
  });

  it('takes changing calls from our own pages, and from programs without cookies, alone', async () => {
    const { buffer } = await statementPdf();
    const cookie = ((await fetch(`${system.url}/api/visitor`)).headers.getSetCookie()[0] ?? '').split(';')[0] ?? '';
    const post = async (headers: Record<string, string>): Promise<string> => {
      const form = new FormData();
      form.set('file', new Blob([new Uint8Array(buffer).subarray(0, 10)]), 'a.pdf');
      const response = await fetch(`${system.url}/api/convert-free`, { method: 'POST', body: form, headers });
      return ((await response.json()) as { error: string }).error;
    };
    const { host } = new URL(system.url);
    expect(await post({ 'sec-fetch-site': 'cross-site' })).toBe('CROSS_SITE_REQUEST');
    expect(await post({ 'sec-fetch-site': 'same-site' })).toBe('CROSS_SITE_REQUEST');
    expect(await post({ origin: 'https://evil.example' })).toBe('CROSS_SITE_REQUEST');
    expect(await post({ origin: 'null' })).toBe('CROSS_SITE_REQUEST');
    // fetch of Node says `sec-fetch-mode` but neither site nor origin
    expect(await post({ cookie })).toBe('CROSS_SITE_REQUEST');
    expect(await post({ origin: `http://${host}`, cookie })).not.toBe('CROSS_SITE_REQUEST');
    expect(await post({ 'sec-fetch-site': 'same-origin', cookie })).not.toBe('CROSS_SITE_REQUEST');
    expect(await post({})).not.toBe('CROSS_SITE_REQUEST');
  });

  it('takes a changed visitor cookie for none', async () => {
    const set = (await fetch(`${system.url}/api/visitor`)).headers.getSetCookie()[0] ?? '';
    expect(set).toMatch(/^crossfoot-visitor=[\w.-]+; Max-Age=34560000; Path=\/; .*HttpOnly; SameSite=Lax$/);
    const [pair = ''] = set.split(';');
    const again = (cookie: string) => fetch(`${system.url}/api/visitor`, { headers: { cookie } });
    expect((await again(pair)).headers.getSetCookie()).toEqual([]);
    expect((await again(`${pair.slice(0, -1)}${pair.endsWith('A') ? 'B' : 'A'}`)).headers.getSetCookie()).toHaveLength(
      1,
    );
  });

  it('describes exactly the calls that are registered', async () => {
    const app = system.services.applications.get('gateway') as NestExpressApplication;
    interface Layer {
      readonly route?: { readonly path: string; readonly methods: Readonly<Record<string, boolean>> };
    }
    const express: unknown = app.getHttpAdapter().getInstance();
    const { stack } = (express as { router: { stack: readonly Layer[] } }).router;
    const registered = stack.flatMap(({ route }) =>
      route === undefined
        ? []
        : Object.keys(route.methods).map(
            (method) => `${method.toUpperCase()} ${route.path.replace(/:(\w+)/g, '{$1}')}`,
          ),
    );
    const described = httpRoutes.map(({ method, path }) => `${method} ${path}`);
    expect(registered.filter((call) => call.includes(' /api')).toSorted()).toEqual(described.toSorted());
    const document = (await (await fetch(`${system.url}/api/openapi.json`)).json()) as { paths: object };
    expect(Object.keys(document.paths)).toHaveLength(new Set(httpRoutes.map(({ path }) => path)).size);
  });

  it('is alive, and ready only while every port answers', async () => {
    expect(await (await fetch(`${system.url}/health/live`)).json()).toEqual({ status: 'alive' });
    expect((await fetch(`${system.url}/health/ready`)).status).toBe(200);
  });
});

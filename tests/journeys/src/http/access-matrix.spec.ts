import { randomUUID } from 'node:crypto';
import type { ErrorBody } from '@crossfoot/contracts';
import { httpRoutes, type HttpRoute } from '@crossfoot/contracts/http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { statementPdf } from '../statement-files.ts';
import { BrowserLike } from './browser-like.ts';
import { startInProcess, type InProcessSystem } from './in-process-system.ts';
import { setPlan, signedInUser } from './signed-in-user.ts';

/**
 * Every call of the interface, taken from the route list, by everybody: nobody, a visitor, somebody whose address is not
 * proved, an ended session, another user, and the owner; and from a stranger's page with the owner's cookies. A route
 * without a row here fails.
 */
interface Row {
  /** What the owner hears (or, where anybody may call, everybody): the status, and the code where it is refused. */
  readonly owner: number;
  readonly code?: string;
  readonly body?: object;
  /** A file that is none, so that nothing is charged. */
  readonly isUpload?: boolean;
}

const password = 'six sheep sleep';
const nextPassword = { currentPassword: 'wrong sheep', password, confirmPassword: password };
const person = { firstName: 'Ada', lastName: 'Ledger' };
const upload = { owner: 415, code: 'NOT_A_PDF', isUpload: true };
const emailNobodyHas = 'nobody-has-this@example.com';

const rows: Readonly<Record<string, Row>> = {
  'POST /api/convert-free': upload,
  'POST /api/convert-free-with-password': { owner: 403, code: 'PASSWORD_PROTECTED_PREMIUM', isUpload: true },
  'POST /api/upload': upload,
  'POST /api/upload-with-password': upload,
  'GET /api/conversions': { owner: 200 },
  'GET /api/conversions/{id}': { owner: 200 },
  'GET /api/conversions/{id}/events': { owner: 200 },
  'POST /api/conversions/{id}/cancel': { owner: 200 },
  'GET /api/conversions/{id}/revisions': { owner: 200 },
  'GET /api/conversions/{id}/revisions/{number}': { owner: 404, code: 'NOT_FOUND' },
  'POST /api/conversions/{id}/revisions': {
    owner: 409,
    code: 'REVISION_CONFLICT',
    body: { baseRevision: 7, corrections: [{ kind: 'exchangeDayAndMonth', account: 0 }] },
  },
  'GET /api/download/{id}': { owner: 200 },
  'GET /api/visitor': { owner: 200 },
  'GET /api/export-settings': { owner: 200 },
  'PUT /api/export-settings': { owner: 200, body: {} },
  'GET /api/measurement': { owner: 200 },
  'GET /api/pricing-plans': { owner: 200 },
  'GET /api/payment-configuration': { owner: 200 },
  'GET /api/subscription': { owner: 200 },
  'GET /api/invoices': { owner: 200 },
  'POST /api/select-plan': { owner: 200, body: { planName: 'free' } },
  'POST /api/create-subscription-with-payment': {
    owner: 400,
    code: 'PLAN_UNKNOWN',
    body: { planName: 'none', paymentMethodId: 'pm_none' },
  },
  'POST /api/create-payment-intent': { owner: 400, code: 'PLAN_UNKNOWN', body: { planId: 'none', amount: 1 } },
  'POST /api/create-checkout-session': {
    owner: 400,
    code: 'PLAN_UNKNOWN',
    body: { planId: 'none', planName: 'none', amount: 1 },
  },
  'POST /api/verify-payment': { owner: 404, code: 'NOT_FOUND', body: { sessionId: 'cs_none' } },
  'POST /api/update-subscription': { owner: 409, code: 'NO_SUBSCRIPTION', body: { planName: 'starter' } },
  'POST /api/downgrade-to-free': { owner: 409, code: 'NO_SUBSCRIPTION' },
  'POST /api/billing-portal': { owner: 409, code: 'NO_SUBSCRIPTION' },
  'POST /api/webhooks/stripe': { owner: 403, code: 'FORBIDDEN' },
  'POST /api/auth/register': {
    owner: 400,
    code: 'PASSWORD_TOO_COMMON',
    body: { ...person, email: emailNobodyHas, password: 'password', confirmPassword: 'password' },
  },
  'POST /api/auth/login': { owner: 401, code: 'INVALID_CREDENTIALS', body: { email: emailNobodyHas, password } },
  'POST /api/auth/logout': { owner: 200 },
  'POST /api/auth/verify-code': { owner: 400, code: 'CODE_INVALID', body: { email: emailNobodyHas, code: '000000' } },
  'POST /api/auth/resend-code': { owner: 200, body: { email: emailNobodyHas } },
  'POST /api/auth/forgot-password': { owner: 200, body: { email: emailNobodyHas } },
  'POST /api/auth/reset-password': {
    owner: 400,
    code: 'RESET_LINK_INVALID',
    body: { token: 'a'.repeat(43), password, confirmPassword: password },
  },
  'GET /api/auth/user': { owner: 200 },
  // Of another's address nobody is told that it is one.
  'PATCH /api/auth/profile': { owner: 200, body: { ...person, email: 'set below', password } },
  'POST /api/auth/change-password': { owner: 401, code: 'INVALID_CREDENTIALS', body: nextPassword },
  'GET /api/auth/sessions': { owner: 200 },
  'POST /api/auth/sign-out-everywhere': { owner: 200 },
  'GET /api/auth/data-export': { owner: 200 },
  'DELETE /api/auth/user': { owner: 401, code: 'INVALID_CREDENTIALS', body: { password: 'wrong sheep' } },
  'GET /api/openapi.json': { owner: 200 },
};

const nameOf = ({ method, path }: HttpRoute): string => `${method} ${path}`;

interface Heard {
  readonly status: number;
  readonly code: string | undefined;
  readonly text: string;
}

let system: InProcessSystem;
let owner: BrowserLike;
let conversionId: string;
let email: string;
const callers: Record<string, BrowserLike> = {};

async function call(route: HttpRoute, browser: BrowserLike, headers: Record<string, string> = {}): Promise<Heard> {
  const { body, isUpload } = rows[nameOf(route)] ?? { owner: 0 };
  const path = route.path.replace('{id}', conversionId).replace('{number}', '1');
  const form = new FormData();
  form.set('file', new Blob(['no statement']), 'a.pdf');
  form.set('password', 'geheim');
  // A copy: what one call does to the cookies must not reach the next.
  const copy = browser.movedTo(system.url);
  const response = await copy.call(path, {
    method: route.method,
    ...(isUpload
      ? { body: form }
      : body === undefined
        ? {}
        : { body: JSON.stringify({ ...body, ...ownEmail(route) }) }),
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(isUpload ? { 'idempotency-key': randomUUID() } : {}),
      ...headers,
    },
  });
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') ?? false;
  const text = isStream ? await heardWithin(response, 400) : await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
  const refused = isJson && response.status >= 400 ? (JSON.parse(text) as ErrorBody) : undefined;
  return { status: response.status, code: refused?.error, text };
}

/** What a stream says in so many milliseconds. */
async function heardWithin(response: Response, ms: number): Promise<string> {
  let text = '';
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  setTimeout(() => void reader?.cancel().catch(() => undefined), ms);
  for (let piece = await reader?.read(); piece?.value !== undefined; piece = await reader?.read()) text += piece.value;
  return text;
}

/** An address that is another's. */
function ownEmail({ path }: HttpRoute): object {
  return path === '/api/auth/profile' ? { email } : {};
}

beforeAll(async () => {
  system = await startInProcess({ VISITOR_UPLOADS_PER_MINUTE: '1000' });
  const { browser, id } = await signedInUser(system);
  await setPlan(system, id, 'business');
  owner = browser;
  const { buffer } = await statementPdf();
  conversionId = (await owner.upload(buffer, { path: '/api/upload', name: 'canary-name.pdf' })).body.id;
  const other = await signedInUser(system);
  await setPlan(system, other.id, 'business');
  email = (await other.browser.json<{ email: string }>('/api/auth/user')).body.email;
  const ended = (await signedInUser(system)).browser;
  const expired = ended.movedTo(system.url);
  await ended.post('/api/auth/logout', {});
  const visitor = new BrowserLike(system.url);
  await visitor.json('/api/visitor');
  const unverified = new BrowserLike(system.url);
  const unproved = `${randomUUID()}@example.com`;
  await unverified.post('/api/auth/register', { ...person, email: unproved, password, confirmPassword: password });
  expect((await unverified.post<ErrorBody>('/api/auth/login', { email: unproved, password })).body.error).toBe(
    'EMAIL_NOT_VERIFIED',
  );
  Object.assign(callers, { nobody: new BrowserLike(system.url), visitor, unverified, expired, other: other.browser });
});
afterAll(() => system.stop());

describe('the access matrix', () => {
  it('has a row for every route, and none for another', () => {
    expect(Object.keys(rows).toSorted()).toEqual(httpRoutes.map(nameOf).toSorted());
  });

  describe.each(httpRoutes)('$method $path, for $access', (route) => {
    const row = rows[nameOf(route)];
    const isOwned = route.path.includes('{id}');

    // Signing out would end the other user for the rest of the table.
    const names = ['nobody', 'visitor', 'unverified', 'expired'];
    it.each(route.path === '/api/auth/logout' ? names : [...names, 'other'])('%s', async (name) => {
      const caller = callers[name];
      if (caller === undefined) throw new Error('There is no such caller.');
      const heard = await call(route, caller);
      const isKnown = name === 'other' || (route.access === 'known' && name === 'visitor');
      const needsSomebody = route.access === 'user' || route.access === 'known';
      if (needsSomebody && !isKnown) expect(heard).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
      else if (isOwned) expect(heard).toMatchObject({ status: 404, code: 'NOT_FOUND' });
      else expect([401, 403, 404].includes(heard.status) ? heard.code : undefined).toBe(row?.code && refusedFor(row));
      expect(heard.text).not.toContain('canary-name');
    });

    it('a page of somebody else with the cookies of the owner', async () => {
      const heard = await call(route, owner, { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' });
      if (route.method === 'GET') return expect(heard.status).toBe(row?.owner);
      const isSigned = route.path.startsWith('/api/webhooks/');
      expect(heard).toMatchObject({ status: 403, code: isSigned ? 'FORBIDDEN' : 'CROSS_SITE_REQUEST' });
    });
  });

  /** Last, since some of these calls change what the owner is. */
  it.each(httpRoutes.filter(({ path }) => path !== '/api/auth/logout'))('the owner: $method $path', async (route) => {
    const row = rows[nameOf(route)];
    expect(await call(route, owner)).toMatchObject({ status: row?.owner, code: row?.code });
  });

  it('the owner signs out', async () => {
    const route = httpRoutes.find(({ path }) => path === '/api/auth/logout');
    if (route === undefined) throw new Error('There is no such route.');
    expect(await call(route, owner)).toMatchObject({ status: 200 });
    expect((await owner.json('/api/auth/user')).status).toBe(401);
  });
});

/** What is refused to everybody alike is no matter of access. */
function refusedFor({ owner, code }: Row): string | undefined {
  return [401, 403, 404].includes(owner) ? code : undefined;
}

import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { proveDeletion } from './deletion-proof.ts';
import { type Answer, HttpBrowser } from './http-browser.ts';
import type { RunningSystem, SentMail } from './running-system.ts';
import { standaloneSystem } from './standalone-system.ts';
import { systems } from './systems.ts';

const password = 'a fairly long password';
const wait = { timeout: 15_000, interval: 50 };
describe.each(systems)('accounts over HTTP on $name', ({ start }) => {
  let system: RunningSystem;

  beforeAll(async () => {
    system = await start({ TRUST_PROXY: '1' });
  });

  afterAll(async () => {
    await system?.stop();
  });

  const newEmail = () => `${randomUUID()}@example.com`;
  const bodyOf = (email: string, over = {}) => ({
    email,
    password,
    confirmPassword: password,
    firstName: 'Ada',
    lastName: 'Lovelace',
    planName: 'free',
    ...over,
  });

  async function mailTo(email: string, subject: RegExp, nth = 1): Promise<SentMail> {
    const matching = async () =>
      (await system.mails()).filter((mail) => mail.to === email && subject.test(mail.subject));
    await expect.poll(async () => (await matching()).length, wait).toBeGreaterThanOrEqual(nth);
    return (await matching())[0] as SentMail;
  }
  const codeTo = async (email: string, nth = 1) =>
    /\b(\d{6})\b/.exec((await mailTo(email, /verification code|new address/i, nth)).text)?.[1] ?? '';

  async function signedUp(email = newEmail()): Promise<{ email: string; browser: HttpBrowser }> {
    const browser = new HttpBrowser(system.url);
    expect((await browser.submit('/api/auth/register', bodyOf(email))).status).toBeLessThan(300);
    const verified = await browser.submit('/api/auth/verify-code', { email, code: await codeTo(email) });
    expect(verified.body).toMatchObject({ signedIn: true });
    return { email, browser };
  }
  const login = (browser: HttpBrowser, email: string, secret = password) =>
    browser.submit('/api/auth/login', { email, password: secret });
  const isSignedIn = async (browser: HttpBrowser) => (await browser.get('/api/auth/user')).status === 200;

  it('registers, proves the address, signs in and out', async () => {
    const { email, browser } = await signedUp();
    const user = await browser.get('/api/auth/user');
    expect(user.body).toMatchObject({
      email,
      firstName: 'Ada',
      subscriptionTier: 'free',
      pagesUsed: 0,
      pagesLimit: 5,
      emailVerified: true,
    });
    expect(user.text).not.toMatch(/hash|password/i);
    await mailTo(email, /welcome/i);
    expect((await browser.submit('/api/auth/logout')).status).toBe(200);
    expect((await browser.get('/api/auth/user')).status).toBe(401);
    expect((await login(browser, email)).body).toMatchObject({ isFirstLogin: false });
    expect(await isSignedIn(browser)).toBe(true);
  });

  it('sets cookies that scripts cannot read, for this host alone', async () => {
    const { email } = await signedUp();
    const browser = new HttpBrowser(system.url);
    const answer = await login(browser, email);
    const lines = answer.headers.getSetCookie();
    expect(lines.length).toBeGreaterThanOrEqual(2);
    for (const line of lines) {
      expect(line).toMatch(/HttpOnly/i);
      expect(line).toMatch(/SameSite=Lax/i);
      expect(line).not.toMatch(/Domain=/i);
    }
  });

  it('shows each refusal with its code and the words of the specification', async () => {
    const { email } = await signedUp();
    const browser = new HttpBrowser(system.url);
    const expectations: [Promise<Answer>, number, string, string | RegExp][] = [
      [browser.submit('/api/auth/register', bodyOf(email)), 409, 'EMAIL_EXISTS', 'Email already exists, please log in'],
      [
        browser.submit('/api/auth/register', bodyOf(newEmail(), { password: '12345' })),
        400,
        'VALIDATION_FAILED',
        'Password must be at least 6 characters',
      ],
      [
        browser.submit('/api/auth/register', bodyOf(newEmail(), { confirmPassword: 'another one' })),
        400,
        'VALIDATION_FAILED',
        "Passwords don't match",
      ],
      [
        browser.submit('/api/auth/register', bodyOf(newEmail(), { firstName: ' ' })),
        400,
        'VALIDATION_FAILED',
        'First name is required',
      ],
      [browser.submit('/api/auth/register', bodyOf('no address')), 400, 'VALIDATION_FAILED', 'Invalid email address'],
      [
        browser.submit('/api/auth/register', bodyOf(newEmail(), { password: 'password', confirmPassword: 'password' })),
        400,
        'PASSWORD_TOO_COMMON',
        /guessed first/,
      ],
      [login(browser, email, 'not this one'), 401, 'INVALID_CREDENTIALS', 'Invalid email or password'],
      [login(browser, newEmail()), 401, 'INVALID_CREDENTIALS', 'Invalid email or password'],
      [
        browser.submit('/api/auth/verify-code', { email, code: '12' }),
        400,
        'VALIDATION_FAILED',
        'Please enter a 6-digit verification code',
      ],
      [
        browser.submit('/api/auth/verify-code', { email: newEmail(), code: '123456' }),
        400,
        'CODE_INVALID',
        'Invalid or expired verification code',
      ],
      [
        browser.submit('/api/auth/reset-password', { token: 'x'.repeat(43), password, confirmPassword: password }),
        400,
        'RESET_LINK_INVALID',
        /new one/,
      ],
      [
        browser.submit('/api/auth/login', { email, password, cardNumber: '4242424242424242' }),
        400,
        'CARD_DATA_REFUSED',
        /payment form/,
      ],
    ];
    for (const [call, status, error, message] of expectations) {
      const answer = await call;
      expect([answer.status, answer.body.error], String(message)).toEqual([status, error]);
      if (typeof message === 'string') expect(answer.body.message).toBe(message);
      else expect(answer.body.message).toMatch(message);
    }
  });

  it('asks an unproven address for its code at login', async () => {
    const email = newEmail();
    const browser = new HttpBrowser(system.url);
    await browser.submit('/api/auth/register', bodyOf(email));
    const answer = await login(browser, email);
    expect(answer.body).toMatchObject({ error: 'EMAIL_NOT_VERIFIED', requiresVerification: true, email });
    expect(answer.body.message).toContain('Please verify your email address');
  });

  it('does not sign in another browser than the one that registered', async () => {
    const email = newEmail();
    await new HttpBrowser(system.url).submit('/api/auth/register', bodyOf(email));
    const other = new HttpBrowser(system.url);
    const answer = await other.submit('/api/auth/verify-code', { email, code: await codeTo(email) });
    expect(answer.body).toEqual({ signedIn: false });
    expect(await isSignedIn(other)).toBe(false);
  });

  it('evaluates at most 5 of 200 parallel guesses at a code', async () => {
    const email = newEmail();
    const browser = new HttpBrowser(system.url);
    await browser.submit('/api/auth/register', bodyOf(email));
    const right = await codeTo(email);
    const guesses = Array.from({ length: 200 }, (_, n) => String((Number(right) + n + 1) % 1_000_000).padStart(6, '0'));
    const answers = await Promise.all(guesses.map((code) => browser.submit('/api/auth/verify-code', { email, code })));
    expect(answers.every(({ status }) => status === 400 || status === 429)).toBe(true);
    // After them even the right code is dead: the guesses of the code, or the brake on the address, are used up.
    expect((await browser.submit('/api/auth/verify-code', { email, code: right })).status).not.toBe(200);
  });

  it('refuses a fixed, a replayed and a made-up session', async () => {
    const { email } = await signedUp();
    const victim = new HttpBrowser(system.url);
    const sessionName = [...(await signedUp()).browser.cookies.keys()].find((name) => name.includes('session')) ?? '';
    victim.cookies.set(sessionName, 'A'.repeat(43));
    await login(victim, email);
    expect(victim.cookies.get(sessionName)).not.toBe('A'.repeat(43));
    const replay = new HttpBrowser(system.url);
    replay.cookies.set(sessionName, victim.cookies.get(sessionName) ?? '');
    expect(await isSignedIn(replay)).toBe(true);
    await victim.submit('/api/auth/logout');
    expect(await isSignedIn(replay)).toBe(false);
    for (const forged of ['', 'x', 'A'.repeat(43), '../../etc/passwd', '{"$gt":""}']) {
      replay.cookies.set(sessionName, forged);
      expect(await isSignedIn(replay)).toBe(false);
    }
  });

  it('ends every other session at once, from settings and with a new password', async () => {
    const { email, browser } = await signedUp();
    const phone = new HttpBrowser(system.url, 'Mozilla/5.0 (iPhone) Version/26.0 Safari/605');
    await login(phone, email);
    const listed = await browser.get('/api/auth/sessions');
    expect(listed.text).toContain('Safari on iPhone');
    await browser.submit('/api/auth/sign-out-everywhere');
    expect(await isSignedIn(phone)).toBe(false);
    expect(await isSignedIn(browser)).toBe(true);
    await login(phone, email);
    const next = 'another long password';
    const change = { currentPassword: password, password: next, confirmPassword: next };
    expect((await phone.submit('/api/auth/change-password', change)).status).toBe(200);
    expect(await isSignedIn(browser)).toBe(false);
    expect(await isSignedIn(phone)).toBe(true);
    await mailTo(email, /password was changed/i);
  });

  it('gets a forgotten password back through the mailed link, once', async () => {
    const { email, browser } = await signedUp();
    const known = await browser.submit('/api/auth/forgot-password', { email });
    const unknown = await browser.submit('/api/auth/forgot-password', { email: newEmail() });
    expect(known.text).toBe(unknown.text);
    const token = decodeURIComponent(/token=([\w%-]+)/.exec((await mailTo(email, /new password/i)).text)?.[1] ?? '');
    const next = 'a quite different one';
    const reset = { token, password: next, confirmPassword: next };
    expect((await browser.submit('/api/auth/reset-password', reset)).status).toBe(200);
    expect((await browser.submit('/api/auth/reset-password', reset)).body.error).toBe('RESET_LINK_INVALID');
    const fresh = new HttpBrowser(system.url);
    expect((await login(fresh, email)).status).toBe(401);
    expect((await login(fresh, email, next)).status).toBe(200);
  });

  it('changes the address once the new one is proven, and tells the old one', async () => {
    const { email, browser } = await signedUp();
    const next = newEmail();
    // A code was sent to the old address a moment ago; the brake of one a minute is the account's.
    const first = await browser.send('PATCH', '/api/auth/profile', { firstName: 'Augusta', lastName: 'King', email });
    expect(first.body).toMatchObject({ firstName: 'Augusta', email });
    const wanted = { firstName: 'Augusta', lastName: 'King', email: next };
    for (const wrong of [{}, { password: '' }, { password: 'not the one' }])
      expect((await browser.send('PATCH', '/api/auth/profile', { ...wanted, ...wrong })).body.error).toBe(
        'INVALID_CREDENTIALS',
      );
    const change = await browser.send('PATCH', '/api/auth/profile', { ...wanted, password });
    expect([200, 429]).toContain(change.status);
    await mailTo(email, /new address was entered/i);
    expect((await browser.get('/api/auth/user')).body).toMatchObject({ email, pendingEmail: next });
  });

  it('deletes an account after its password, and frees the address', async () => {
    const { email, browser } = await signedUp();
    expect((await browser.send('DELETE', '/api/auth/user', { password: 'wrong' })).body.error).toBe(
      'INVALID_CREDENTIALS',
    );
    expect((await browser.send('DELETE', '/api/auth/user', { password })).status).toBe(200);
    expect(await isSignedIn(browser)).toBe(false);
    expect((await login(new HttpBrowser(system.url), email)).status).toBe(401);
    await mailTo(email, /account was deleted/i);
    await expect
      .poll(async () => (await new HttpBrowser(system.url).submit('/api/auth/register', bodyOf(email))).status, wait)
      .toBeLessThan(300);
  });

  it('leaves nothing of a deleted account but what the data map says', { timeout: 120_000 }, async ({ skip }) => {
    if (system.holdings === undefined) return skip();
    await proveDeletion(system);
  });

  it('lets a foreign page change nothing', async () => {
    const { browser } = await signedUp();
    const foreign = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'none' },
    ];
    for (const headers of foreign) {
      expect((await browser.send('POST', '/api/auth/logout', {}, headers)).body.error).toBe('CROSS_SITE_REQUEST');
      const settings = await browser.send('PUT', '/api/export-settings', { decimal: 'comma' }, headers);
      expect(settings.body.error).toBe('CROSS_SITE_REQUEST');
      const form = new FormData();
      form.set('file', new Blob(['x']), 'x.pdf');
      expect((await browser.send('POST', '/api/upload', form, headers)).body.error).toBe('CROSS_SITE_REQUEST');
    }
    expect(await isSignedIn(browser)).toBe(true);
    expect((await browser.get('/api/export-settings')).text).toBe('{}');
  });

  it('takes no field that is not its own', async () => {
    const email = newEmail();
    const browser = new HttpBrowser(system.url);
    await browser.submit(
      '/api/auth/register',
      bodyOf(email, { emailVerified: true, subscriptionTier: 'business', id: 'x', deletion: null }),
    );
    expect((await login(browser, email)).body.error).toBe('EMAIL_NOT_VERIFIED');
    for (const operator of [{ $gt: '' }, ['a'], 5, null])
      expect((await browser.submit('/api/auth/login', { email: operator, password: operator })).status).toBe(400);
  });

  /** Call × caller: nobody, unverified, signed in. */
  it('answers each identity call as declared for each caller', async () => {
    const nobody = new HttpBrowser(system.url);
    const unverified = new HttpBrowser(system.url);
    await unverified.submit('/api/auth/register', bodyOf(newEmail()));
    const guarded: [string, string, unknown][] = [
      ['GET', '/api/auth/user', undefined],
      ['PATCH', '/api/auth/profile', { firstName: 'A', lastName: 'B', email: newEmail() }],
      [
        'POST',
        '/api/auth/change-password',
        { currentPassword: password, password: 'new password 1', confirmPassword: 'new password 1' },
      ],
      ['GET', '/api/auth/sessions', undefined],
      ['POST', '/api/auth/sign-out-everywhere', {}],
      ['DELETE', '/api/auth/user', { password }],
      ['GET', '/api/conversions', undefined],
      ['GET', '/api/export-settings', undefined],
      ['PUT', '/api/export-settings', { decimal: 'comma' }],
    ];
    for (const [method, path, body] of guarded)
      for (const browser of [nobody, unverified]) {
        const answer = await browser.send(method, path, body);
        expect([method, path, answer.status, answer.body.error]).toEqual([method, path, 401, 'UNAUTHENTICATED']);
      }
  });

  const unproven = async (): Promise<string> => {
    const email = newEmail();
    await new HttpBrowser(system.url).submit('/api/auth/register', bodyOf(email));
    return email;
  };
  /** That the work behind them is alike is counted where it is done: `equal-work.spec.ts` of identity. */
  it.for([
    { call: 'forgot-password', floorMs: 250, knownAddress: async () => (await signedUp()).email, body: {} },
    { call: 'resend-code', floorMs: 250, knownAddress: unproven, body: {} },
    { call: 'login', floorMs: 400, knownAddress: async () => (await signedUp()).email, body: { password: 'not it' } },
  ])(
    'answers $call alike for a known and an unknown address, never before its floor',
    async ({ call, floorMs, knownAddress, body }) => {
      const addresses = { known: await knownAddress(), unknown: newEmail() };
      const times = { known: [] as number[], unknown: [] as number[] };
      const answers = { known: new Set<string>(), unknown: new Set<string>() };
      for (let round = 0; round < 4; round += 1)
        for (const kind of ['known', 'unknown'] as const) {
          const started = performance.now();
          const answer = await new HttpBrowser(system.url).submit(`/api/auth/${call}`, {
            email: addresses[kind],
            ...body,
          });
          times[kind].push(performance.now() - started);
          answers[kind].add(`${answer.status} ${answer.body.message}`);
        }
      expect(answers.known).toEqual(answers.unknown);
      const quickest = { known: Math.min(...times.known), unknown: Math.min(...times.unknown) };
      // A timer may fire a little early by another clock; without the floor an unknown address takes a tenth of it.
      for (const time of Object.values(quickest)) expect(time).toBeGreaterThan(floorMs * 0.98);
      // The quickest of each: what else the machine does lengthens the others.
      expect(quickest.known / quickest.unknown).toBeGreaterThan(0.6);
      expect(quickest.known / quickest.unknown).toBeLessThan(1.6);
    },
  );
});

describe('the development mailbox', () => {
  it("shows kept mails on a machine of one's own, with their markup as text", async () => {
    const system = await standaloneSystem.start();
    try {
      const browser = new HttpBrowser(system.url, undefined, null);
      const email = `${randomUUID()}@example.com`;
      await browser.submit('/api/auth/register', {
        email,
        password,
        confirmPassword: password,
        firstName: 'A & B',
        lastName: 'C',
        planName: 'free',
      });
      await expect.poll(async () => (await browser.get('/dev/mailbox')).text, wait).toContain(email);
      const page = await browser.get('/dev/mailbox');
      expect(page.text).toMatch(/\b\d{6}\b/);
      expect(page.text).toContain('A &amp; B');
      const strangers = [{ 'x-forwarded-for': '203.0.113.9' }, { 'sec-fetch-site': 'cross-site' }];
      for (const headers of strangers)
        expect((await browser.send('GET', '/dev/mailbox', undefined, headers)).status).toBe(404);
      // A name that somebody else pointed to this machine: `fetch` would not send another host.
      const { port } = new URL(system.url);
      const call = request({ port, path: '/dev/mailbox', headers: { host: `rebound.example:${port}` } }).end();
      const [answer] = (await once(call, 'response')) as [IncomingMessage];
      answer.resume();
      expect(answer.statusCode).toBe(404);
    } finally {
      await system.stop();
    }
  });

  it('is not there in production', async () => {
    const system = await standaloneSystem.start({
      NODE_ENV: 'production',
      SECRET_KEY: Buffer.alloc(32, 5).toString('base64'),
    });
    try {
      expect((await new HttpBrowser(system.url, undefined, null).get('/dev/mailbox')).status).toBe(404);
    } finally {
      await system.stop();
    }
  });
});

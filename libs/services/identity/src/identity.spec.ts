import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { openDocuments } from '@crossfoot/adapters-embedded';
import { CodedError } from '@crossfoot/contracts';
import type { DocumentsPort } from '@crossfoot/ports';
import { SecretBox } from '@crossfoot/runtime';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Accounts } from './accounts.ts';
import { addressPolicy, Brakes } from './brakes.ts';
import { IdentityStore } from './identity-store.ts';
import { LoginService } from './login.service.ts';
import { OutboxRelay } from './outbox-relay.ts';
import { PasswordHasher } from './password-hasher.ts';
import { PasswordService } from './password.service.ts';
import { ProfileService } from './profile.service.ts';
import { RegistrationService } from './registration.service.ts';
import { Sessions } from './sessions.ts';
import type { PendingEvent } from './user.document.ts';
import { VerificationCodes } from './verification-codes.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
const email = 'ada@example.com';
const password = 'correct horse battery';
const browserHash = hashOf('browser');
const addressHash = 'address-1';
const device = 'Firefox on Linux';

/** The error code of a call that must fail. */
async function codeOf(call: Promise<unknown>): Promise<string> {
  const error = await call.then(
    () => new Error('did not fail'),
    (reason: unknown) => reason,
  );
  if (!(error instanceof CodedError)) throw error;
  return error.code;
}

describe('identity on its documents', () => {
  let folder: string;
  let documents: DocumentsPort;
  let clock: number;
  let events: PendingEvent[];
  let brokerIsAway: boolean;
  let box: SecretBox;
  let parts: Awaited<ReturnType<typeof open>>;

  async function open() {
    const store = await IdentityStore.open(documents);
    const now = () => clock;
    const relay = new OutboxRelay(store.users, async (event) => {
      if (brokerIsAway) throw new Error('no broker');
      events.push(event);
    });
    const accounts = new Accounts(store.users, relay, now);
    const hasher = new PasswordHasher();
    const brakes = new Brakes(store.brakes, now);
    const sessions = new Sessions(store.sessions, store.users, now);
    const codes = new VerificationCodes(store.verifications, now, Buffer.alloc(32, 7));
    const registration = new RegistrationService(accounts, codes, sessions, hasher, brakes, box);
    const login = new LoginService(accounts, sessions, registration, hasher, brakes);
    const passwords = new PasswordService(accounts, sessions, hasher, brakes, box);
    const profile = new ProfileService(accounts, registration, passwords, sessions, codes);
    return { store, relay, accounts, sessions, codes, registration, login, passwords, profile };
  }

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'crossfoot-identity-'));
    documents = openDocuments(pathToFileURL(join(folder, 'documents.sqlite')).href);
    clock = Date.now();
    events = [];
    brokerIsAway = false;
    box = new SecretBox(randomBytes(32));
    parts = await open();
  });

  afterEach(async () => {
    await documents.close();
    rmSync(folder, { recursive: true });
  });

  const register = (over: Partial<Parameters<RegistrationService['register']>[0]> = {}) =>
    parts.registration.register({
      email,
      firstName: 'Ada',
      lastName: 'L',
      password,
      browserHash,
      addressHash,
      ...over,
    });

  /** Relayed mails of a template, oldest first. */
  async function mails(template: string): Promise<{ to: string; content: Record<string, string> }[]> {
    while ((await parts.relay.relayAll()) > 0);
    return events
      .filter(({ pattern }) => pattern.startsWith('notifications.'))
      .map(({ payload }) => payload as { to: string; content: Record<string, string>; mailId: string })
      .filter((mail, index, all) => all.findIndex(({ mailId }) => mailId === mail.mailId) === index)
      .filter(({ content }) => content.template === template);
  }
  const latestCode = async () => box.open((await mails('verificationCode')).at(-1)?.content.sealedCode ?? '', 'mail');
  const verify = (code: string, over: Partial<Parameters<RegistrationService['verify']>[0]> = {}) =>
    parts.registration.verify({
      email,
      code,
      sessionHash: hashOf(randomUUID()),
      browserHash,
      device,
      addressHash: randomUUID(),
      userId: null,
      ...over,
    });
  const login = (over: Partial<Parameters<LoginService['login']>[0]> = {}) =>
    parts.login.login({
      email,
      password,
      sessionHash: hashOf(randomUUID()),
      browserHash,
      device,
      addressHash,
      ...over,
    });
  async function registered(): Promise<string> {
    await register();
    return (await verify(await latestCode())).user.id;
  }

  describe('registration and codes', () => {
    it('proves the address with the mailed code and signs the same browser in', async () => {
      await register();
      const sessionHash = hashOf('session');
      const { user, signedIn } = await verify(await latestCode(), { sessionHash });
      expect(signedIn).toBe(true);
      expect(user.body.emailVerified).toBe(true);
      expect((await parts.sessions.resolve(sessionHash))?.id).toBe(user.id);
      expect(await mails('welcome')).toHaveLength(1);
      expect(
        events.filter(({ pattern }) => pattern === 'identity.registered.v1').map(({ payload }) => payload.userId),
      ).toContain(user.id);
    });

    it('in another browser proves the address but does not sign in', async () => {
      await register();
      const { user, signedIn } = await verify(await latestCode(), { browserHash: hashOf('elsewhere') });
      expect(signedIn).toBe(false);
      expect(user.body.emailVerified).toBe(true);
    });

    it('refuses a taken address whatever its letter case', async () => {
      await register();
      expect(await codeOf(register({ email: 'ADA@Example.com' }))).toBe('EMAIL_EXISTS');
    });

    it('refuses the commonest passwords and the address itself', async () => {
      expect(await codeOf(register({ password: 'password' }))).toBe('PASSWORD_TOO_COMMON');
      expect(await codeOf(register({ password: '123456' }))).toBe('PASSWORD_TOO_COMMON');
      expect(await codeOf(register({ password: 'aaaaaaaaaa' }))).toBe('PASSWORD_TOO_COMMON');
      expect(await codeOf(register({ password: email }))).toBe('PASSWORD_TOO_COMMON');
    });

    it('evaluates at most 5 of 200 parallel guesses, and the right code is dead after them', async () => {
      await register();
      const right = await latestCode();
      const wrong = Array.from({ length: 200 }, (_, n) => String(n + 1_000).padStart(6, '0')).filter(
        (code) => code !== right,
      );
      const codes = await Promise.all(wrong.map((code) => codeOf(verify(code))));
      expect(new Set(codes)).toEqual(new Set(['CODE_INVALID']));
      const user = await parts.accounts.byEmail(email);
      expect((await parts.store.verifications.get(user?.id ?? ''))?.body.guessesLeft).toBe(0);
      expect(await codeOf(verify(right))).toBe('CODE_INVALID');
    });

    it('uses a code once, even when it is entered twice at once', async () => {
      await register();
      const code = await latestCode();
      const outcomes = await Promise.allSettled([verify(code), verify(code), verify(code)]);
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    });

    it('lets a code die after 10 minutes, and a new one voids the old', async () => {
      await register();
      const first = await latestCode();
      clock += 2 * minute;
      await parts.registration.resend({ email, browserHash, addressHash, userId: null });
      const second = await latestCode();
      if (first !== second) expect(await codeOf(verify(first))).toBe('CODE_INVALID');
      clock += 10 * minute;
      expect(await codeOf(verify(second))).toBe('CODE_INVALID');
    });

    it('sends one code a minute, 10 a day, 15 for one address', async () => {
      await register();
      const user = await parts.accounts.byEmail(email);
      const issue = () => parts.codes.issue(user?.id ?? '', email, browserHash);
      expect(await codeOf(issue())).toBe('RATE_LIMITED');
      for (let n = 2; n <= 10; n += 1) {
        clock += minute;
        await issue();
      }
      clock += minute;
      expect(await codeOf(issue())).toBe('RATE_LIMITED');
      clock += day;
      for (let n = 11; n <= 15; n += 1) {
        clock += minute;
        await issue();
      }
      clock += 2 * day;
      expect(await codeOf(issue())).toBe('RATE_LIMITED');
    });

    it('tells the browser that asked, and no other, that a code is dead or was sent a moment ago', async () => {
      await register();
      const right = await latestCode();
      const wrong = right === '000000' ? '111111' : '000000';
      const needsNewCode = (over: Parameters<typeof verify>[1] = {}) =>
        verify(wrong, over).catch((error: unknown) => (error as CodedError).details.needsNewCode === true);
      const tries: unknown[] = [];
      for (let guess = 1; guess <= 6; guess += 1) tries.push(await needsNewCode());
      expect(tries).toEqual([false, false, false, false, true, true]);
      expect(await needsNewCode({ browserHash: hashOf('another browser') })).toBe(false);

      const resend = (browser: string) =>
        parts.registration.resend({ email, browserHash: browser, addressHash: randomUUID(), userId: null });
      expect(await codeOf(resend(browserHash))).toBe('RATE_LIMITED');
      expect(await resend(hashOf('another browser'))).toBeUndefined();
      expect(await mails('verificationCode')).toHaveLength(1);
      clock += minute;
      await resend(browserHash);
      expect(await mails('verificationCode')).toHaveLength(2);
    });

    it('sends the code of a changed address again to its user alone', async () => {
      const userId = await registered();
      const newEmail = 'countess@example.com';
      const names = { firstName: 'Ada', lastName: 'L' };
      await parts.profile.update({ userId, ...names, email: newEmail, password, browserHash });
      const sent = async () => (await mails('verificationCode')).filter(({ to }) => to === newEmail).length;
      const resend = (caller: string | null) =>
        parts.registration.resend({ email: newEmail, browserHash, addressHash: randomUUID(), userId: caller });
      expect(await codeOf(resend(userId))).toBe('RATE_LIMITED');
      clock += minute;
      await resend(null);
      expect(await sent()).toBe(1);
      await resend(userId);
      expect(await sent()).toBe(2);
    });

    it('answers a resend for unknown, known and verified addresses alike, and mails only the one that waits', async () => {
      await registered();
      const before = (await mails('verificationCode')).length;
      clock += 5 * minute;
      expect(await parts.registration.resend({ email, browserHash, addressHash, userId: null })).toBeUndefined();
      expect(
        await parts.registration.resend({ email: 'nobody@example.com', browserHash, addressHash, userId: null }),
      ).toBeUndefined();
      expect(await mails('verificationCode')).toHaveLength(before);
    });

    it('keeps neither the code nor the password in the store', async () => {
      await register();
      const code = await latestCode();
      const user = await parts.accounts.byEmail(email);
      const kept = JSON.stringify([user, await parts.store.verifications.get(user?.id ?? '')]);
      expect(kept).not.toContain(password);
      expect(kept).not.toContain(`"${code}"`);
    });
  });

  describe('signing in', () => {
    it('says once that it is the first time', async () => {
      await register();
      await verify(await latestCode(), { browserHash: hashOf('elsewhere') });
      expect((await login()).isFirstLogin).toBe(true);
      expect((await login()).isFirstLogin).toBe(false);
    });

    it('answers an unknown address like a wrong password', async () => {
      await registered();
      const unknown = await login({ email: 'nobody@example.com' }).catch((error: unknown) => error as CodedError);
      const wrong = await login({ password: 'not this one' }).catch((error: unknown) => error as CodedError);
      expect(wrong).toBeInstanceOf(CodedError);
      expect((unknown as CodedError).message).toBe((wrong as CodedError).message);
      expect((unknown as CodedError).details).toEqual((wrong as CodedError).details);
    });

    it('after a right password asks an unproven address for its code', async () => {
      await register();
      clock += 2 * minute;
      expect(await codeOf(login())).toBe('EMAIL_NOT_VERIFIED');
      expect(await mails('verificationCode')).toHaveLength(2);
      expect(await codeOf(login({ password: 'wrong one' }))).toBe('INVALID_CREDENTIALS');
    });

    it('brakes guesses at one account, evaluates few of many parallel ones, and never locks it for good', async () => {
      await registered();
      const stranger = () => login({ password: 'a guess', browserHash: hashOf('stranger'), addressHash: randomUUID() });
      const codes = await Promise.all(Array.from({ length: 40 }, () => codeOf(stranger())));
      expect(codes.filter((code) => code === 'INVALID_CREDENTIALS').length).toBeLessThanOrEqual(6);
      expect(codes).toContain('RATE_LIMITED');
      // The owner's own browser is not held up; any other is, for a while.
      expect((await login()).user.body.email).toBe(email);
      clock += 16 * minute;
      expect((await login({ browserHash: hashOf('new laptop'), addressHash: 'home' })).user.body.email).toBe(email);
    });

    it('buys no new guesses from a network address with an account of one’s own', async () => {
      await registered();
      const brakes = new Brakes(parts.store.brakes, () => clock);
      const there = { addressHash: 'net', browserHash: hashOf('new browser') };
      for (let guess = 0; guess < 29; guess += 1) await brakes.attempt('login-address:net', addressPolicy);
      expect((await login(there)).user.body.email).toBe(email);
      await brakes.attempt('login-address:net', addressPolicy);
      expect(await codeOf(login({ ...there, browserHash: hashOf('another') }))).toBe('RATE_LIMITED');
      // Who has signed in with this browser before is not held up by what others do behind the same address.
      expect((await login(there)).user.body.email).toBe(email);
      expect(await codeOf(login({ ...there, browserHash: hashOf('another') }))).toBe('RATE_LIMITED');
    });

    it('finds nothing in 10,000 guesses within a day', async () => {
      await registered();
      const hasher = { evaluated: 0 };
      const brakes = new Brakes(parts.store.brakes, () => clock);
      for (let guess = 0; guess < 10_000; guess += 1) {
        clock += day / 10_000;
        await brakes
          .attempt(`login-account:${email}`, { freeFailures: 5, firstWaitMs: 1_000, longestWaitMs: 15 * minute })
          .then(
            () => (hasher.evaluated += 1),
            () => null,
          );
      }
      expect(hasher.evaluated).toBeLessThan(130);
    });
  });

  describe('sessions', () => {
    it('end at logout, after 7 idle days, and 30 days after they began', async () => {
      await registered();
      const sessionHash = hashOf('one');
      await login({ sessionHash });
      for (let n = 0; n < 4; n += 1) {
        clock += 6 * day;
        expect(await parts.sessions.resolve(sessionHash)).not.toBeNull();
      }
      clock += 6.5 * day;
      expect(await parts.sessions.resolve(sessionHash)).toBeNull();
      await login({ sessionHash: hashOf('two') });
      clock += 7 * day + 1;
      expect(await parts.sessions.resolve(hashOf('two'))).toBeNull();
      await login({ sessionHash: hashOf('three') });
      await parts.sessions.close(hashOf('three'));
      expect(await parts.sessions.resolve(hashOf('three'))).toBeNull();
    });

    it('are listed without their secrets and ended everywhere but here', async () => {
      const userId = await registered();
      await login({ sessionHash: hashOf('here') });
      await login({ sessionHash: hashOf('there'), device: 'Safari on iPhone' });
      const user = await parts.sessions.resolve(hashOf('here'));
      if (!user) throw new Error('the session is gone');
      const listed = await parts.sessions.list(user, hashOf('here'));
      expect(listed.filter(({ current }) => current)).toHaveLength(1);
      expect(listed.map((row) => row.device)).toContain('Safari on iPhone');
      expect(JSON.stringify(listed)).not.toContain(hashOf('there'));
      await parts.profile.signOutEverywhere(userId, hashOf('here'));
      expect(await parts.sessions.resolve(hashOf('there'))).toBeNull();
      expect(await parts.sessions.resolve(hashOf('here'))).not.toBeNull();
    });

    it('all but the calling one die when the password changes', async () => {
      const userId = await registered();
      await login({ sessionHash: hashOf('here') });
      await login({ sessionHash: hashOf('there') });
      expect(
        await codeOf(
          parts.passwords.change({
            userId,
            currentPassword: 'wrong one',
            password: 'another fine one',
            sessionHash: hashOf('here'),
          }),
        ),
      ).toBe('INVALID_CREDENTIALS');
      await parts.passwords.change({
        userId,
        currentPassword: password,
        password: 'another fine one',
        sessionHash: hashOf('here'),
      });
      expect(await parts.sessions.resolve(hashOf('there'))).toBeNull();
      expect(await parts.sessions.resolve(hashOf('here'))).not.toBeNull();
      expect(await codeOf(login())).toBe('INVALID_CREDENTIALS');
      expect((await login({ password: 'another fine one' })).user.id).toBe(userId);
      expect(await mails('passwordChanged')).toHaveLength(1);
    });
  });

  describe('a forgotten password', () => {
    const latestToken = async () => box.open((await mails('passwordReset')).at(-1)?.content.sealedToken ?? '', 'mail');

    it('is reset by the mailed link, once, within the hour, and every session ends', async () => {
      await registered();
      await login({ sessionHash: hashOf('here') });
      await parts.passwords.forgot({ email, addressHash });
      const token = await latestToken();
      const reset = (over = {}) => parts.passwords.reset({ token, password: 'a brand new one', addressHash, ...over });
      expect(await codeOf(reset({ token: 'x'.repeat(43) }))).toBe('RESET_LINK_INVALID');
      expect(await codeOf(reset({ password: 'qwerty' }))).toBe('PASSWORD_TOO_COMMON');
      await reset();
      expect(await codeOf(reset())).toBe('RESET_LINK_INVALID');
      expect(await parts.sessions.resolve(hashOf('here'))).toBeNull();
      expect((await login({ password: 'a brand new one' })).isFirstLogin).toBe(false);
    });

    it('link is too old after an hour; unknown addresses get nothing', async () => {
      await registered();
      await parts.passwords.forgot({ email: 'nobody@example.com', addressHash });
      expect(await mails('passwordReset')).toHaveLength(0);
      await parts.passwords.forgot({ email, addressHash });
      await parts.passwords.forgot({ email, addressHash });
      expect(await mails('passwordReset')).toHaveLength(1);
      const token = await latestToken();
      clock += 61 * minute;
      expect(await codeOf(parts.passwords.reset({ token, password: 'a brand new one', addressHash }))).toBe(
        'RESET_LINK_INVALID',
      );
    });
  });

  describe('the profile', () => {
    const next = 'ada@new.example';
    const update = (userId: string, over = {}) =>
      parts.profile.update({
        ...{ userId, firstName: 'Augusta', lastName: 'King', email: next, password, browserHash },
        ...over,
      });

    it('takes the password for another address, and none for the names', async () => {
      const userId = await registered();
      for (const wrong of [null, 'not the one']) {
        expect(await codeOf(update(userId, { password: wrong }))).toBe('INVALID_CREDENTIALS');
        expect((await parts.accounts.byId(userId))?.body).toMatchObject({ firstName: 'Ada', pendingEmail: null });
      }
      expect((await update(userId, { email, password: null })).body.firstName).toBe('Augusta');
    });

    it('changes names at once and the address only after its code, telling the old one', async () => {
      const userId = await registered();
      clock += 2 * minute;
      const { body } = await update(userId);
      expect(body).toMatchObject({ firstName: 'Augusta', email, pendingEmail: next });
      const sent = (await mails('verificationCode')).at(-1);
      expect(sent?.to).toBe(next);
      expect((await mails('emailChangeRequested')).at(-1)?.to).toBe(email);
      await verify(await latestCode(), { email: next, userId });
      expect((await parts.accounts.byId(userId))?.body).toMatchObject({ email: next, pendingEmail: null });
      expect((await mails('emailChanged')).at(-1)?.to).toBe(email);
      expect((await login({ email: next })).user.id).toBe(userId);
    });

    it('does not take an address that another account has, and does not say so', async () => {
      const userId = await registered();
      await register({ email: next });
      clock += 2 * minute;
      const before = (await mails('verificationCode')).length;
      expect((await update(userId)).body.pendingEmail).toBe(next);
      expect(await mails('verificationCode')).toHaveLength(before);
    });
  });

  describe('deletion', () => {
    it('asks for the password, ends the sessions at once, and removes everything once billing has confirmed', async () => {
      const userId = await registered();
      await login({ sessionHash: hashOf('here') });
      expect(await codeOf(parts.profile.requestDeletion(userId, 'wrong one'))).toBe('INVALID_CREDENTIALS');
      await parts.profile.requestDeletion(userId, password);
      expect(await parts.sessions.resolve(hashOf('here'))).toBeNull();
      expect(await codeOf(login())).toBe('INVALID_CREDENTIALS');
      while ((await parts.relay.relayAll()) > 0);
      expect(events.map(({ pattern }) => pattern)).toContain('identity.account-deletion-requested.v1');
      expect(events.map(({ pattern }) => pattern)).not.toContain('identity.account-deleted.v1');
      await parts.profile.close(userId);
      await parts.profile.close(userId);
      expect((await mails('accountDeleted')).map(({ to }) => to)).toEqual([email]);
      expect(events.map(({ pattern }) => pattern)).toContain('identity.account-deleted.v1');
      await expect.poll(() => parts.accounts.byId(userId)).toBeNull();
      await register();
    });
  });

  it('loses no event while the broker is away, nor over a restart', async () => {
    brokerIsAway = true;
    await register();
    expect(events).toHaveLength(0);
    brokerIsAway = false;
    parts = await open();
    expect(await mails('verificationCode')).toHaveLength(1);
    expect(await parts.relay.relayAll()).toBe(0);
  });
});

import { argon2, createHash, randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { openDocuments } from '@crossfoot/adapters-embedded';
import type { Collection, DocumentsPort } from '@crossfoot/ports';
import { SecretBox } from '@crossfoot/runtime';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Accounts } from './accounts.ts';
import { notBefore } from './answer-time.ts';
import { Brakes } from './brakes.ts';
import { IdentityStore } from './identity-store.ts';
import { LoginService } from './login.service.ts';
import { OutboxRelay } from './outbox-relay.ts';
import { PasswordHasher } from './password-hasher.ts';
import { PasswordService } from './password.service.ts';
import { RegistrationService } from './registration.service.ts';
import { Sessions } from './sessions.ts';
import { VerificationCodes } from './verification-codes.ts';

const password = 'correct horse battery';
const browserHash = createHash('sha256').update('browser').digest('hex');

/** A collection that notes each call by its name. */
function counted<T extends object>(name: string, collection: Collection<T>, calls: string[]): Collection<T> {
  return new Proxy(collection, {
    get: (target, property) => {
      const value: unknown = Reflect.get(target, property);
      if (typeof value !== 'function') return value;
      return (...given: unknown[]): unknown => {
        calls.push(`${name}.${String(property)}`);
        return Reflect.apply(value, target, given);
      };
    },
  });
}

/**
 * Whether an address is known must not show in the time of an answer. Time depends on what else the machine does; the
 * work does not, so what is compared is the hashes that are computed and the calls of the store.
 */
describe('the work of an answer about a known and an unknown address', () => {
  let folder: string;
  let documents: DocumentsPort;
  let calls: string[];
  let parts: Awaited<ReturnType<typeof open>>;

  async function open() {
    const store = await IdentityStore.open(documents);
    const now = () => Date.now();
    const users = counted('users', store.users, calls);
    // What the relay does comes after the answer: it goes to the store uncounted.
    const accounts = new Accounts(users, new OutboxRelay(store.users, async () => undefined), now);
    const sessions = new Sessions(counted('sessions', store.sessions, calls), users, now);
    const codes = new VerificationCodes(counted('codes', store.verifications, calls), now, randomBytes(32));
    const brakes = new Brakes(counted('brakes', store.brakes, calls), now);
    const box = new SecretBox(randomBytes(32));
    const derive = promisify(argon2);
    const hasher = new PasswordHasher(2, 40, (algorithm, options) => {
      const { memory, passes, parallelism, tagLength } = options;
      calls.push(`argon2 ${[memory, passes, parallelism, tagLength].join(' ')}`);
      return derive(algorithm, options);
    });
    const registration = new RegistrationService(accounts, codes, sessions, hasher, brakes, box);
    return {
      registration,
      login: new LoginService(accounts, sessions, registration, hasher, brakes),
      passwords: new PasswordService(accounts, sessions, hasher, brakes, box),
    };
  }

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'crossfoot-equal-work-'));
    documents = openDocuments(pathToFileURL(join(folder, 'documents.sqlite')).href);
    calls = [];
    parts = await open();
    await parts.registration.register({
      email: 'known@example.com',
      firstName: 'Ada',
      lastName: 'L',
      password,
      browserHash,
      addressHash: randomUUID(),
    });
  });

  afterAll(async () => {
    await documents.close();
    rmSync(folder, { recursive: true });
  });

  /** What a call does until it is answered, whether well or ill. */
  async function workOf(call: (caller: { addressHash: string; browserHash: string }) => Promise<unknown>) {
    calls.length = 0;
    await call({ addressHash: randomUUID(), browserHash: randomUUID() }).catch(() => undefined);
    return [...calls];
  }

  it('is the same to the last call for a login, with a hash of full strength in both', async () => {
    const attempt = (email: string) =>
      workOf((caller) =>
        parts.login.login({ ...caller, email, password: 'wrong one', sessionHash: randomUUID(), device: 'Firefox' }),
      );
    const known = await attempt('known@example.com');
    expect(known).toEqual(await attempt('unknown@example.com'));
    expect(known.filter((call) => call.startsWith('argon2'))).toEqual(['argon2 65536 3 1 32']);
  });

  it.for(['a forgotten password', 'a new code'])('is small for %s, and hashes nothing', async (what) => {
    const ask = (email: string) =>
      workOf((caller) =>
        what === 'a new code'
          ? parts.registration.resend({ ...caller, email, userId: null })
          : parts.passwords.forgot({ ...caller, email }),
      );
    const [known, unknown] = [await ask('known@example.com'), await ask('unknown@example.com')];
    for (const work of [known, unknown]) expect(work.filter((call) => call.startsWith('argon2'))).toEqual([]);
    // The known one writes its mail down: a few calls of the store, which the floor of the answer's time covers.
    expect(known.slice(0, unknown.length)).toEqual(unknown);
    expect(known.length - unknown.length).toBeLessThanOrEqual(6);
  });

  it('is answered at the floor and no sooner, however it went', async () => {
    const timeOf = async (work: () => Promise<unknown>): Promise<number> => {
      const started = performance.now();
      await notBefore(60, work).catch(() => undefined);
      return performance.now() - started;
    };
    expect(await timeOf(() => Promise.resolve())).toBeGreaterThan(58);
    expect(await timeOf(() => Promise.reject(new Error('refused')))).toBeGreaterThan(58);
  });
});

import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { conversionCollection } from '@crossfoot/service-conversion';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HttpBrowser } from './http-browser.ts';
import { mailTo, type RunningSystem } from './running-system.ts';
import { systems } from './systems.ts';

const password = 'six sheep sleep';

/** Seconds, where a listener comes to hear of it within three. */
const soonMs = 15_000;

describe.each(systems)('whoever listens to a conversion on $name', { timeout: 60_000 }, ({ start }) => {
  let system: RunningSystem;
  /** The public door, and where there can be two gateways, that of the other one. */
  let doors: string[];

  beforeAll(async () => {
    system = await start({ TRUST_PROXY: '1' });
    const another = await system.startAnother?.('gateway');
    doors = [system.url, another?.url ?? system.url];
  });
  afterAll(async () => {
    await system?.stop();
  });

  /** An account, signed in twice, with a conversion that does not end; each session listens at a door of its own. */
  async function listening() {
    const email = `${randomUUID()}@example.com`;
    const [one, other] = [new HttpBrowser(doors[0] ?? ''), new HttpBrowser(doors[1] ?? '')];
    const person = { firstName: 'Ada', lastName: 'Ledger', planName: 'free', email, password };
    await one.submit('/api/auth/register', { ...person, confirmPassword: password });
    const code = /\b\d{6}\b/.exec((await mailTo(system, email, /code/)).text)?.[0];
    const { body } = await one.submit('/api/auth/verify-code', { email, code });
    expect((await other.submit('/api/auth/login', { email, password })).status).toBe(200);
    const id = await endless((body['user'] as { id: string }).id);
    return { one, other, streams: [await listen(one, id), await listen(other, id)] as const };
  }

  async function endless(userId: string): Promise<string> {
    const id = randomUUID();
    const now = Date.now();
    const conversions = await (await system.openDocuments()).collection(conversionCollection);
    await conversions.insert(id, {
      ...{
        owner: { kind: 'user', id: userId },
        ownerKey: `user:${userId}`,
        status: 'processing',
        turn: 0,
        ahead: null,
        scanSince: null,
      },
      ...{ originalFilename: 'a.pdf', fileSize: 1, sha256: 'a'.repeat(64), format: 'csv', twin: null, readBy: null },
      ...{ sealedPassword: null, uploadKey: null, resultKey: null, reservation: [], lease: null, crashes: 0 },
      ...{ limits: { maxPages: 1, allowPassword: false, priority: false }, createdAt: now, endedAt: null },
      // Nothing is missed of it, so nothing gives it up.
      ...{ liveSince: now, touchedAt: now + 3_600_000, requeues: 0, cancelRequested: false, delivery: 'kept' },
      ...{ progress: { stage: 'open', pagesDone: 0, pages: null }, pages: null, transactionCount: null, error: null },
      ...{ sealedFacts: null, revisions: [], reconciliation: null, unread: null, waitingSince: null, outbox: [] },
      ...{ outboxSince: null, expiresAt: null },
    });
    return id;
  }

  async function listen(browser: HttpBrowser, id: string) {
    const leaving = new AbortController();
    const response = await browser.call(`/api/conversions/${id}/events`, { signal: leaving.signal });
    expect(response.status).toBe(200);
    const stream = { isOpen: true, text: '', close: () => leaving.abort() };
    const read = async (): Promise<void> => {
      for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) stream.text += chunk;
    };
    void read()
      .catch(() => undefined)
      .finally(() => (stream.isOpen = false));
    await expect.poll(() => stream.text, { timeout: soonMs }).toContain('event: progress');
    return stream;
  }

  async function isEnded(stream: Awaited<ReturnType<typeof listen>>): Promise<void> {
    await expect.poll(() => stream.isOpen, { timeout: soonMs }).toBe(false);
    expect(stream.text).toContain('event: failure\ndata: {"message":"Please sign in.","error":"UNAUTHENTICATED"');
  }

  it('hears nothing any more once signed out; who is signed in elsewhere does', async () => {
    const { one, streams } = await listening();
    await one.submit('/api/auth/logout');
    await isEnded(streams[0]);
    await wait(4_000);
    expect(streams[1].isOpen).toBe(true);
    streams[1].close();
  });

  it('hears nothing any more once the password has been changed elsewhere', async () => {
    const { other, streams } = await listening();
    const next = { password: 'seven sheep sleep', confirmPassword: 'seven sheep sleep' };
    const changed = await other.submit('/api/auth/change-password', { currentPassword: password, ...next });
    expect(changed.status).toBe(200);
    await isEnded(streams[0]);
    expect(streams[1].isOpen).toBe(true);
    streams[1].close();
  });

  it('hears of the end, and nothing after it, once the account has been deleted elsewhere', async () => {
    const { other, streams } = await listening();
    expect((await other.send('DELETE', '/api/auth/user', { password })).status).toBe(200);
    await expect.poll(() => streams.map(({ isOpen }) => isOpen), { timeout: soonMs }).toEqual([false, false]);
    // The account's end cancels its conversions; where the session's is heard of first, that is told.
    for (const { text } of streams)
      expect(text).toMatch(/event: (failure\n.*Please sign in|end\n.*account was deleted)/);
  });
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { openDocuments } from '@crossfoot/adapters-embedded';
import type { Collection, DocumentsPort } from '@crossfoot/ports';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { OutboxRelay } from './outbox-relay.ts';
import { type PendingEvent, type User, userCollection } from './user.document.ts';

const event = (name: string): PendingEvent => ({ pattern: name, payload: {} });

describe('the outbox of accounts', () => {
  let folder: string;
  let documents: DocumentsPort;
  let users: Collection<User>;
  let sent: string[];
  let meanwhile: (pattern: string) => Promise<unknown>;
  let relay: OutboxRelay;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'outbox-'));
    documents = openDocuments(pathToFileURL(join(folder, 'documents.sqlite')).href);
    users = await documents.collection(userCollection);
    sent = [];
    meanwhile = () => Promise.resolve();
    relay = new OutboxRelay(users, async ({ pattern }) => {
      await meanwhile(pattern);
      sent.push(pattern);
    });
  });
  afterEach(async () => {
    await documents.close();
    rmSync(folder, { recursive: true });
  });

  const user = (over: Partial<User>): User => ({
    ...{ email: '', emailKey: null, firstName: '', lastName: '', passwordHash: '', emailVerified: true },
    ...{ pendingEmail: null, createdAt: 1, firstLoginAt: null, sessionEpoch: 0, knownBrowsers: [] },
    ...{ passwordReset: null, deletion: null, outbox: [], outboxSince: null, expiresAt: null },
    ...over,
  });
  const waiting = (...names: string[]) => ({ outbox: names.map(event), outboxSince: 5 });
  const held = async (id: string) => {
    const stored = await users.get(id);
    return stored && [stored.body.outbox.map(({ pattern }) => pattern), stored.body.outboxSince];
  };

  it('sends in order and strikes out what was sent', async () => {
    await relay.relay(await users.insert('ada', user(waiting('one', 'two'))));
    expect(sent).toEqual(['one', 'two']);
    expect(await held('ada')).toEqual([[], null]);
  });

  it('keeps what the transport did not take, and its time', async () => {
    const stored = await users.insert('ada', user(waiting('one', 'two')));
    meanwhile = (pattern) => (pattern === 'two' ? Promise.reject(new Error('no broker')) : Promise.resolve());
    await expect(relay.relay(stored)).rejects.toThrow('no broker');
    expect(await held('ada')).toEqual([['one', 'two'], 5]);
  });

  it('keeps what was written while it sent, and its time', async () => {
    const stored = await users.insert('ada', user(waiting('one')));
    meanwhile = () => users.replace('ada', stored.version, user(waiting('one', 'late')));
    await relay.relay(stored);
    expect(await held('ada')).toEqual([['late'], 5]);
  });

  it('deletes a closed account once its last event is out, and no other', async () => {
    const closed = await users.insert('closed', user({ ...waiting('one'), deletion: 'closed' }));
    const asked = await users.insert('asked', user({ ...waiting('one'), deletion: 'requested' }));
    await relay.relay(closed);
    await relay.relay(asked);
    expect([await held('closed'), await held('asked')]).toEqual([null, [[], null]]);
    const stored = await users.insert('late', user({ ...waiting('one'), deletion: 'closed' }));
    meanwhile = () => users.replace('late', stored.version, user({ ...waiting('one', 'late'), deletion: 'closed' }));
    await relay.relay(stored);
    expect(await held('late')).toEqual([['late'], 5]);
    meanwhile = () => users.delete('ada');
    await relay.relay(await users.insert('ada', user(waiting('one'))));
    expect(await held('ada')).toBeNull();
  });

  it('finds what earlier processes left behind, and nothing else', async () => {
    await users.insert('ada', user(waiting('one')));
    await users.insert('ben', user({}));
    expect(await relay.relayAll()).toBe(1);
    expect(sent).toEqual(['one']);
    expect(await relay.relayAll()).toBe(0);
    for (let at = 0; at < 120; at += 1)
      await users.insert(`user-${at}`, user({ outbox: [event('x')], outboxSince: 1 }));
    expect(await relay.relayAll()).toBe(100);
    expect(await relay.relayAll()).toBe(20);
  });
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { openDocuments } from '@crossfoot/adapters-embedded';
import type { Collection, DocumentsPort } from '@crossfoot/ports';
import type { MessageBus } from '@crossfoot/runtime';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type PendingEvent, relayAll, relayOutbox, withEvents } from './outbox.ts';
import { type Account, accountCollection, freeAccount } from './subscription/account.document.ts';

const event = (pattern: string, n = 0): PendingEvent => ({ pattern, payload: { n } });

describe('the outbox of billing', () => {
  let folder: string;
  let documents: DocumentsPort;
  let accounts: Collection<Account>;
  let sent: string[];
  let meanwhile: (pattern: string) => Promise<unknown>;
  /** The transport's end of the bus. */
  const bus = {
    emitRaw: async (pattern: string) => {
      await meanwhile(pattern);
      sent.push(pattern);
    },
  } as unknown as MessageBus;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'outbox-'));
    documents = openDocuments(pathToFileURL(join(folder, 'documents.sqlite')).href);
    accounts = await documents.collection(accountCollection);
    sent = [];
    meanwhile = () => Promise.resolve();
  });
  afterEach(async () => {
    await documents.close();
    rmSync(folder, { recursive: true });
  });

  const withOutbox = (...events: PendingEvent[]): Account => withEvents(freeAccount(1), events, 5);
  const held = async (id: string) => {
    const stored = await accounts.get(id);
    return stored && [stored.body.outbox.map(({ pattern }) => pattern), stored.body.outboxSince];
  };

  it('notes events with the time of the oldest', () => {
    const one = withOutbox(event('one'));
    expect([one.outbox, one.outboxSince]).toEqual([[event('one')], 5]);
    const both = withEvents(one, [event('two')], 9);
    expect([both.outbox, both.outboxSince]).toEqual([[event('one'), event('two')], 5]);
    expect(withEvents(one, [], 9)).toBe(one);
    expect(withEvents(freeAccount(1), [], 9).outboxSince).toBeNull();
  });

  it('sends in order and strikes out what was sent', async () => {
    await relayOutbox(accounts, await accounts.insert('ada', withOutbox(event('one'), event('two'))), bus);
    expect([sent, await held('ada')]).toEqual([
      ['one', 'two'],
      [[], null],
    ]);
    const quiet = await accounts.insert('ben', freeAccount(1));
    await relayOutbox(accounts, quiet, bus);
    expect((await accounts.get('ben'))?.version).toBe(quiet.version);
  });

  it('keeps what the transport did not take, and what was written meanwhile, with its time', async () => {
    const stored = await accounts.insert('ada', withOutbox(event('one'), event('two')));
    meanwhile = (pattern) => (pattern === 'two' ? Promise.reject(new Error('no broker')) : Promise.resolve());
    await expect(relayOutbox(accounts, stored, bus)).rejects.toThrow('no broker');
    expect(await held('ada')).toEqual([['one', 'two'], 5]);
    const late = withEvents(stored.body, [event('one', 2)], 9);
    let isFirst = true;
    meanwhile = async () => {
      if (isFirst) await accounts.replace('ada', stored.version, late);
      isFirst = false;
    };
    await relayOutbox(accounts, stored, bus);
    // The same pattern with another payload is another event.
    expect(await held('ada')).toEqual([['one'], 5]);
  });

  it('finds what earlier processes left behind, and nothing else', async () => {
    for (let at = 0; at < 120; at += 1)
      await accounts.insert(`user-${at}`, withEvents(freeAccount(1), [event('x')], 1));
    await accounts.insert('ben', freeAccount(1));
    await relayAll(accounts, bus);
    expect(sent).toHaveLength(100);
    await relayAll(accounts, bus);
    expect(sent).toHaveLength(120);
  });
});

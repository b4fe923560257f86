import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { openDocuments } from '@crossfoot/adapters-embedded';
import type { Collection, DocumentsPort } from '@crossfoot/ports';
import type { MessageBus } from '@crossfoot/runtime';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { conversionRecord } from './conversion-record.fixture.ts';
import { conversionCollection, type Conversion } from './conversion.document.ts';
import { OutboxRelay } from './outbox.relay.ts';

const event = (id: string) => ({ id, pattern: `told.${id}`, payload: {} });

describe('the outbox of conversions', () => {
  let folder: string;
  let documents: DocumentsPort;
  let conversions: Collection<Conversion>;
  let sent: string[];
  let meanwhile: (pattern: string) => Promise<unknown>;
  let relay: OutboxRelay;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'outbox-'));
    documents = openDocuments(pathToFileURL(join(folder, 'documents.sqlite')).href);
    conversions = await documents.collection(conversionCollection);
    sent = [];
    meanwhile = () => Promise.resolve();
    /** The transport's end of the bus. */
    const bus = {
      emitRaw: async (pattern: string) => {
        await meanwhile(pattern);
        sent.push(pattern);
      },
    };
    relay = new OutboxRelay(conversions, bus as unknown as MessageBus);
  });
  afterEach(async () => {
    await documents.close();
    rmSync(folder, { recursive: true });
  });

  const waiting = (since: number, ...ids: string[]) => conversionRecord({ outbox: ids.map(event), outboxSince: since });
  const held = async (id: string) => {
    const body = (await conversions.get(id))?.body;
    return [body?.outbox.map((each) => each.id), body?.outboxSince];
  };

  it('sends in order and strikes out what was sent', async () => {
    await relay.relay(await conversions.insert('a', waiting(5, 'one', 'two')));
    expect([sent, await held('a')]).toEqual([
      ['told.one', 'told.two'],
      [[], null],
    ]);
    const quiet = await conversions.insert('b', conversionRecord());
    await relay.relay(quiet);
    expect((await conversions.get('b'))?.version).toBe(quiet.version);
  });

  it('keeps what the transport did not take, and what was written meanwhile, with its time', async () => {
    const stored = await conversions.insert('a', waiting(5, 'one', 'two'));
    meanwhile = (pattern) => (pattern === 'told.two' ? Promise.reject(new Error('no broker')) : Promise.resolve());
    await expect(relay.relay(stored)).rejects.toThrow('no broker');
    expect(await held('a')).toEqual([['one', 'two'], 5]);
    let isFirst = true;
    meanwhile = async () => {
      if (isFirst) await conversions.replace('a', stored.version, waiting(5, 'one', 'two', 'late'));
      isFirst = false;
    };
    await relay.relay(stored);
    expect(await held('a')).toEqual([['late'], 5]);
  });

  it('finds what is older than a time, 200 at once', async () => {
    for (let at = 0; at < 201; at += 1) await conversions.insert(`old-${at}`, waiting(5, `e${at}`));
    await conversions.insert('young', waiting(10, 'young'));
    await conversions.insert('quiet', conversionRecord());
    expect([await relay.relayOlderThan(10), await relay.relayOlderThan(10), await relay.relayOlderThan(10)]).toEqual([
      200, 1, 0,
    ]);
    expect(sent).not.toContain('told.young');
    expect(await relay.relayOlderThan(11)).toBe(1);
  });
});

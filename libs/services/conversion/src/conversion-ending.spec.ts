import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { CodedError, billingMessages } from '@crossfoot/contracts';
import { openDocuments } from '@crossfoot/adapters-embedded';
import type { Collection, DocumentsPort, ObjectsPort } from '@crossfoot/ports';
import { Metrics, createLog, type MessageBus } from '@crossfoot/runtime';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ConversionEnding } from './conversion-ending.ts';
import { conversionRecord } from './conversion-record.fixture.ts';
import { conversionCollection, type Conversion } from './conversion.document.ts';
import { OutboxRelay } from './outbox.relay.ts';

const broken = new CodedError('PDF_DAMAGED', 'This PDF could not be read to its end.');
const held = { reservation: ['a key'], pages: 2 };

describe('pages held of a conversion', () => {
  let folder: string;
  let documents: DocumentsPort;
  let conversions: Collection<Conversion>;
  let ending: ConversionEnding;
  let asked: string[];
  let events: unknown[];
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'endings-'));
    documents = openDocuments(pathToFileURL(join(folder, 'documents.sqlite')).href);
    conversions = await documents.collection(conversionCollection);
    asked = [];
    events = [];
    const bus = {
      request: async ({ pattern }: { pattern: string }) => {
        asked.push(pattern);
        return pattern === billingMessages.reservePages.pattern ? { reservation: ['known to billing'] } : null;
      },
      emitRaw: async (_pattern: string, payload: unknown) => void events.push(payload),
      signal: () => undefined,
    } as unknown as MessageBus;
    const log = createLog({ level: 'silent' });
    const relay = new OutboxRelay(conversions, bus);
    const metrics = new Metrics({ processMetrics: false });
    ending = new ConversionEnding(conversions, {} as ObjectsPort, log, bus, relay, metrics);
  });
  afterEach(async () => {
    await documents.close();
    rmSync(folder, { recursive: true });
  });

  const { reservePages, releasePages } = billingMessages;

  it('are released by the run that ends it, of which the record never knew', async () => {
    await conversions.insert('one', conversionRecord());
    await ending.fail('one', broken, held);
    expect(asked).toEqual([releasePages.pattern]);
    expect(events).toMatchObject([{ reservation: ['a key'] }]);
  });

  it.each([{ crashes: 1 }, { lease: { run: 'killed', until: 1 } }])(
    'are asked for after a kill: %j',
    async (change) => {
      await conversions.insert('one', conversionRecord(change));
      await ending.fail('one', broken);
      expect(asked).toEqual([reservePages.pattern, releasePages.pattern]);
      expect(events).toMatchObject([{ reservation: ['known to billing'] }]);
    },
  );

  it('are none where no run can have held any', async () => {
    await conversions.insert('one', conversionRecord());
    await ending.fail('one', broken);
    expect(asked).toEqual([]);
  });

  it.each([
    ['failed', [releasePages.pattern]],
    ['cancelled', [releasePages.pattern]],
    ['completed', []],
  ] as const)(
    'are given back by a run that others were faster than, unless they are charged: %s',
    async (status, calls) => {
      await conversions.insert('one', conversionRecord({ status, liveSince: null, endedAt: 2 }));
      await ending.giveBack('one', held);
      expect(asked).toEqual(calls);
    },
  );

  it('stay with a run that goes on', async () => {
    await conversions.insert('one', conversionRecord());
    await ending.giveBack('one', held);
    expect(asked).toEqual([]);
  });
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { openDocuments, openPayments } from '@crossfoot/adapters-embedded';
import type { Collection, DocumentsPort, PaymentsPort } from '@crossfoot/ports';
import { configurationOf, createLog, Metrics, readEnvironment, type MessageBus } from '@crossfoot/runtime';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { accountCollection } from '../subscription/account.document.ts';
import { PaymentClock } from '../subscription/payment-clock.ts';
import { SubscriptionSync } from '../subscription/subscription.sync.ts';
import { allowanceCollection, type Allowance, type AllowanceEntry } from './allowance.document.ts';
import { AllowanceService } from './allowance.service.ts';
import { HeldPagesSweeper } from './held-pages.sweeper.ts';
import { UploadBrake, uploadBrakeCollection, type UploadBucket } from './upload-brake.ts';

const minute = 60_000;
const now = 1_800_000_000_000;
type Outcome = { readonly status: string; readonly delivery: string } | null;

describe('the sweeper of held pages', () => {
  let folder: string;
  let documents: DocumentsPort;
  let payments: PaymentsPort;
  let allowances: Collection<Allowance>;
  let buckets: Collection<UploadBucket>;
  let metrics: Metrics;
  let sweeper: HeldPagesSweeper;
  let asked: string[];
  let outcome: Outcome;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'held-pages-'));
    documents = openDocuments(pathToFileURL(join(folder, 'documents.sqlite')).href);
    payments = openPayments(pathToFileURL(join(folder, 'payments.sqlite')).href);
    allowances = await documents.collection(allowanceCollection);
    buckets = await documents.collection(uploadBrakeCollection);
    const accounts = await documents.collection(accountCollection);
    metrics = new Metrics({ processMetrics: false });
    asked = [];
    /** The transport's end of the bus. */
    const bus = {
      request: (_: unknown, { conversionId }: { conversionId: string }) => {
        asked.push(conversionId);
        return Promise.resolve(outcome);
      },
    } as unknown as MessageBus;
    const configuration = configurationOf(readEnvironment({}), Buffer.alloc(32, 1));
    const log = createLog({ level: 'silent' });
    const clock = new PaymentClock(payments);
    const sync = new SubscriptionSync(accounts, payments, log, clock, bus);
    const service = new AllowanceService(accounts, allowances, configuration, log, clock, sync, bus);
    sweeper = new HeldPagesSweeper(allowances, log, service, new UploadBrake(buckets, configuration), bus, metrics);
  });
  afterEach(async () => {
    await Promise.all([documents.close(), payments.close()]);
    rmSync(folder, { recursive: true });
  });

  const entry = (conversionId: string, at: number, charged = false): AllowanceEntry => ({
    ...{ conversionId, sha256: conversionId.padEnd(64, '0'), pages: 2, charged, at, also: [] },
  });
  async function hold(id: string, entries: AllowanceEntry[], expiresAt: number | null = null): Promise<void> {
    const held = entries.filter(({ charged }) => !charged).map(({ at }) => at);
    const oldestHeldAt = held.length === 0 ? null : Math.min(...held);
    const about = { kind: 'visitor', ownerId: id, files: [], toldPercent: 0, outbox: [], outboxSince: null } as const;
    await allowances.insert(id, { ...about, files: [], outbox: [], entries, oldestHeldAt, expiresAt });
  }
  const entriesOf = async (id: string) =>
    (await allowances.get(id))?.body.entries.map(({ conversionId, charged }) => [conversionId, charged]);
  async function counted(): Promise<string[]> {
    const lines = (await metrics.registry.metrics()).split('\n');
    return lines.flatMap(
      (line) => /^crossfoot_swept\w*\{.*what="(\w+)".*\} (\d+)$/.exec(line)?.slice(1).join(' ') ?? [],
    );
  }
  const stale = now - 15 * minute;

  it.each<[string, Outcome, boolean | null, string[]]>([
    ['is charged where it ended well', { status: 'completed', delivery: 'kept' }, true, ['heldPagesCharged 1']],
    ['is charged where it was delivered', { status: 'completed', delivery: 'delivered' }, true, ['heldPagesCharged 1']],
    ['stays where it waits for delivery', { status: 'completed', delivery: 'waiting' }, false, []],
    [
      'is released where nobody fetched it',
      { status: 'completed', delivery: 'abandoned' },
      null,
      ['heldPagesReleased 1'],
    ],
    ['is released where it failed', { status: 'failed', delivery: 'waiting' }, null, ['heldPagesReleased 1']],
    ['is released where it was cancelled', { status: 'cancelled', delivery: 'kept' }, null, ['heldPagesReleased 1']],
    ['is released where conversion knows of none', null, null, ['heldPagesReleased 1']],
    ['stays while it waits', { status: 'queued', delivery: 'waiting' }, false, []],
    ['stays while it runs', { status: 'processing', delivery: 'kept' }, false, []],
  ])('what is held %s', async (_, answer, charged, swept) => {
    outcome = answer;
    await hold('ada', [entry('a', stale - 1)]);
    await sweeper.sweep(now);
    expect(asked).toEqual(['a']);
    expect(await entriesOf('ada')).toEqual(charged === null ? [] : [['a', charged]]);
    expect(await counted()).toEqual(swept);
  });

  it('asks of nothing that is younger than a quarter of an hour, or charged', async () => {
    outcome = null;
    await hold('ada', [entry('old', stale - 1), entry('young', stale), entry('used', stale - 5, true)]);
    await hold('ben', [entry('other', stale)]);
    await sweeper.sweep(now);
    expect(asked).toEqual(['old']);
    expect(await entriesOf('ada')).toEqual([
      ['young', false],
      ['used', true],
    ]);
    expect(await entriesOf('ben')).toEqual([['other', false]]);
  });

  it('looks at 200 owners a time, the rest the next', async () => {
    outcome = null;
    // Those of a moment ago do not stand in their way.
    for (let at = 0; at < 200; at += 1) await hold(`a-${at}`, [entry(`young-${at}`, stale)]);
    for (let at = 0; at < 201; at += 1) await hold(`b-${at}`, [entry(`c${at}`, stale - 1)]);
    await sweeper.sweep(now);
    expect(asked).toHaveLength(200);
    await sweeper.sweep(now);
    expect(asked).toHaveLength(201);
  });

  it('begins with the service, and ends when the look in hand is over', async () => {
    outcome = null;
    await hold('ada', [entry('a', 1)]);
    sweeper.onApplicationBootstrap();
    await sweeper.onModuleDestroy();
    expect(await entriesOf('ada')).toEqual([]);
  });

  it('deletes what has expired, and buckets of uploads that are full again', async () => {
    await hold('gone', [], now);
    await hold('kept', [], now + 1);
    await buckets.insert('full', { left: 1, at: 1, expiresAt: now });
    await sweeper.sweep(now);
    expect([await allowances.get('gone'), await buckets.get('full')]).toEqual([null, null]);
    expect(await allowances.get('kept')).not.toBeNull();
  });
});

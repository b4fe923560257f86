import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { embeddedAdapters } from '@crossfoot/adapters-embedded';
import { conversionEvents } from '@crossfoot/contracts';
import type { Collection, JobQueue } from '@crossfoot/ports';
import { createLog, Metrics, type MessageBus } from '@crossfoot/runtime';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ConversionEnding } from './conversion-ending.ts';
import { type ConversionJob, ConversionQueues, conversionQueue, scanQueue } from './conversion-queue.ts';
import { conversionRecord } from './conversion-record.fixture.ts';
import { conversionCollection, type Conversion } from './conversion.document.ts';
import { IntakeService } from './intake.service.ts';
import { LiveSweeper } from './live.sweeper.ts';
import { OutboxRelay } from './outbox.relay.ts';
import { QueuePace } from './queue-pace.ts';

const second = 1_000;
const hour = 3_600 * second;

describe('the sweeper of live conversions', () => {
  let folder: string;
  let ports: ReturnType<typeof embeddedAdapters>;
  let conversions: Collection<Conversion>;
  let queue: JobQueue<ConversionJob>;
  let scans: JobQueue<ConversionJob>;
  let metrics: Metrics;
  const events: string[] = [];
  /** The transport's end of the bus. */
  const bus = {
    emitRaw: (pattern: string) => Promise.resolve(void events.push(pattern)),
    signal: () => undefined,
  } as unknown as MessageBus;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'live-sweeper-'));
    ports = embeddedAdapters(folder);
    conversions = await ports.documents.collection(conversionCollection);
    queue = await ports.jobs.queue(conversionQueue);
    scans = await ports.jobs.queue(scanQueue);
    metrics = new Metrics({ processMetrics: false });
    events.length = 0;
  });
  afterEach(async () => {
    await Promise.all([ports.documents.close(), ports.objects.close(), ports.jobs.close()]);
    rmSync(folder, { recursive: true });
  });

  /** A new process of the service; its first sweep is that of its start. */
  function sweeper(of: Collection<Conversion> = conversions): LiveSweeper {
    const relay = new OutboxRelay(of, bus);
    const ending = new ConversionEnding(of, ports.objects, createLog({ level: 'silent' }), bus, relay, metrics);
    return new LiveSweeper(
      of,
      metrics,
      ending,
      new IntakeService(of, new ConversionQueues(queue, scans), new QueuePace()),
    );
  }
  /** One that has been running for a while. */
  async function running(): Promise<LiveSweeper> {
    const one = sweeper();
    await one.sweep(0);
    return one;
  }
  const now = Date.now();
  const silentFor = (ms: number, over: Partial<Conversion> = {}) =>
    conversionRecord({ createdAt: now - 60 * second, touchedAt: now - ms, ...over });
  const waiting = async () => (await queue.counts()).waiting;
  async function counted(): Promise<string[]> {
    const lines = (await metrics.registry.metrics()).split('\n');
    return lines.flatMap(
      (line) => /^crossfoot_swept\w*\{.*what="(\w+)".*\} (\d+)$/.exec(line)?.slice(1).join(' ') ?? [],
    );
  }

  it('queues again, at its start, every conversion that has not ended, and later those silent for 25 seconds', async () => {
    const one = sweeper();
    await conversions.insert('a', silentFor(0));
    await conversions.insert('ended', silentFor(0, { status: 'completed', liveSince: null, endedAt: 2 }));
    await one.sweep(now);
    expect([await waiting(), await counted()]).toEqual([1, ['requeuedConversions 1']]);
    await conversions.insert('b', silentFor(25 * second - 1));
    await one.sweep(now);
    expect(await waiting()).toBe(1);
    await conversions.insert('c', silentFor(25 * second));
    await one.sweep(now);
    expect([await waiting(), await counted()]).toEqual([2, ['requeuedConversions 2']]);
  });

  it('gives one whose job the queue knows, and of which nothing is heard for two minutes, another job', async () => {
    const one = await running();
    await queue.add({ conversionId: 'a', requestId: null, traceparent: null }, { dedupeKey: 'a' });
    const stored = await conversions.insert('a', silentFor(120 * second - 1));
    await one.sweep(now);
    expect([await waiting(), (await conversions.get('a'))?.version]).toEqual([1, stored.version]);
    await one.sweep(now + 1);
    expect((await conversions.get('a'))?.body).toMatchObject({ requeues: 1, touchedAt: now + 1 });
    expect([await waiting(), await counted()]).toEqual([2, ['requeuedConversions 1']]);
    await one.sweep(now + 1 + 120 * second);
    expect([await waiting(), (await conversions.get('a'))?.body.requeues]).toEqual([3, 2]);
  });

  it('does not touch one that ended while it looked', async () => {
    await queue.add({ conversionId: 'a', requestId: null, traceparent: null }, { dedupeKey: 'a' });
    const stored = await conversions.insert('a', silentFor(120 * second));
    const ended = { ...stored.body, status: 'completed' as const, liveSince: null, endedAt: now };
    const raced: Collection<Conversion> = Object.assign(Object.create(conversions) as Collection<Conversion>, {
      find: async (...args: Parameters<Collection<Conversion>['find']>) => {
        const page = await conversions.find(...args);
        await conversions.replace('a', stored.version, ended);
        return page;
      },
    });
    await sweeper(raced).sweep(now);
    expect((await conversions.get('a'))?.body).toEqual(ended);
  });

  it('ends one that was cancelled, once its run is silent', async () => {
    const one = await running();
    await conversions.insert('a', silentFor(25 * second, { cancelRequested: true }));
    await one.sweep(now);
    expect((await conversions.get('a'))?.body.status).toBe('processing');
    await one.sweep(now + 1);
    expect((await conversions.get('a'))?.body).toMatchObject({
      status: 'cancelled',
      error: { code: 'CONVERSION_CANCELLED', message: 'The conversion was cancelled.' },
    });
    // Of the first look.
    expect(await counted()).toEqual(['requeuedConversions 1']);
  });

  it('ends after an hour what still lives, with words and an event', async () => {
    const one = await running();
    await conversions.insert('a', silentFor(0, { createdAt: now - hour }));
    await one.sweep(now);
    expect((await conversions.get('a'))?.body.status).toBe('processing');
    await one.sweep(now + 1);
    expect((await conversions.get('a'))?.body).toMatchObject({
      status: 'failed',
      error: {
        code: 'CONVERSION_FAILED',
        message: 'The conversion took too long and was ended. Nothing was charged. Please try again.',
      },
    });
    expect([await waiting(), await counted(), events]).toEqual([
      0,
      ['overdueConversions 1'],
      [conversionEvents.failed.pattern],
    ]);
  });

  it('comes to the end of a long list', async () => {
    for (let at = 0; at < 5; at += 1) await conversions.insert(`c${at}`, silentFor(0, { liveSince: 10 - at }));
    // Two to a page.
    const paged: Collection<Conversion> = Object.assign(Object.create(conversions) as Collection<Conversion>, {
      find: (filter: never, options: object) => conversions.find(filter, { ...options, limit: 2 }),
    });
    await sweeper(paged).sweep(now);
    expect(await waiting()).toBe(5);
  });
});

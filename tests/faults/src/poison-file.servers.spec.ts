import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { openDocuments, openJobs, openObjects } from '@crossfoot/adapters-distributed';
import { whyNoBackends } from '@crossfoot/backends';
import { startDistributed, type DistributedSystem } from '@crossfoot/journeys/distributed';
import { BrowserLike, statementOfPages } from '@crossfoot/journeys/http';
import { allowanceCollection } from '@crossfoot/service-billing';
import { conversionCollection, conversionQueue } from '@crossfoot/service-conversion';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const reason = process.env['REQUIRE_BACKENDS'] === '1' ? null : whyNoBackends();
/** Long enough to be killed while it is read, and as many as a visitor may bring. */
const pages = 30;

describe.skipIf(reason !== null)(`a poison file on separate services${reason === null ? '' : ` (${reason})`}`, () => {
  let system: DistributedSystem;
  beforeAll(async () => {
    system = await startDistributed({ FREE_CONVERSIONS_PER_ADDRESS: '1000' });
  });
  afterAll(() => system?.stop());

  it('is given up after four killed services: no word against the file, a dead job, nothing charged', async () => {
    const file = await statementOfPages(pages, 7);
    const key = randomUUID();
    const visitor = new BrowserLike(system.url);
    await visitor.json('/api/visitor');
    let reply = visitor.upload(file, { key }).catch(() => null);
    const documents = await openDocuments(system.backends.servers.DOCUMENTS_URL?.url ?? '');
    const conversions = await documents.collection(conversionCollection);
    const allowances = await documents.collection(allowanceCollection);
    const isRead = async (crashes: number): Promise<boolean> => {
      const record = await conversions.get(key);
      // The record does not know of the pages yet, which are given back all the same.
      const isRunning = record?.body.crashes === crashes && record.body.status === 'processing';
      return isRunning && (await allowances.count({ oldestHeldAt: { gt: 0 } })) > 0;
    };
    for (const crashes of [0, 1, 2, 3]) {
      while (!(await isRead(crashes))) await wait(5);
      await system.services.conversion.kill();
      await system.services.conversion.start();
    }
    while ((await reply)?.body.error !== 'CONVERSION_FAILED') {
      expect([502, 503, 504, undefined]).toContain((await reply)?.status);
      await wait(500);
      reply = visitor.upload(file, { key }).catch(() => null);
    }
    const jobs = await openJobs(system.backends.servers.JOBS_URL?.url ?? '');
    const queue = await jobs.queue(conversionQueue);
    await expect.poll(async () => (await queue.counts()).dead, { timeout: 30_000 }).toBe(1);
    await Promise.all([jobs.close(), documents.close()]);
    const used = async () => (await visitor.json<{ freeConversionUsed: boolean }>('/api/visitor')).body;
    await expect.poll(async () => (await used()).freeConversionUsed, { timeout: 30_000 }).toBe(false);
    const objects = await openObjects(system.backends.servers.OBJECTS_URL?.url ?? '');
    await expect.poll(async () => (await objects.list('')).items, { timeout: 30_000 }).toEqual([]);
  }, 240_000);
});

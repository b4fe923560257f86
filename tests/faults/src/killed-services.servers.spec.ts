import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { openObjects } from '@crossfoot/adapters-distributed';
import { whyNoBackends } from '@crossfoot/backends';
import { startDistributed, type DistributedSystem } from '@crossfoot/journeys/distributed';
import { BrowserLike, statementOfPages } from '@crossfoot/journeys/http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const pages = 20;
const rows = pages * 30;
const reason = process.env['REQUIRE_BACKENDS'] === '1' ? null : whyNoBackends();

/** Whatever is killed in the middle of a conversion: the conversion is there once it is back, and the upload is gone. */
describe.skipIf(reason !== null)(
  `separate services, one of them killed${reason === null ? '' : ` (${reason})`}`,
  () => {
    let system: DistributedSystem;

    beforeAll(async () => {
      system = await startDistributed({ FREE_CONVERSIONS_PER_ADDRESS: '1000' });
    });
    afterAll(() => system?.stop());

    const victims = [
      { name: 'the conversion service', of: () => system.services.conversion },
      { name: 'the gateway', of: () => system.services.gateway },
      { name: 'the billing service', of: () => system.services.billing },
      { name: 'RabbitMQ', of: () => system.backends.servers.MESSAGES_URL },
      { name: 'Redis', of: () => system.backends.servers.JOBS_URL },
      { name: 'MongoDB', of: () => system.backends.servers.DOCUMENTS_URL },
      { name: 'MinIO', of: () => system.backends.servers.OBJECTS_URL },
    ] as const;

    it.each(victims)(
      '$name',
      async ({ of }) => {
        const victim = of();
        if (victim === undefined) throw new Error('the server is not there');
        const file = await statementOfPages(pages, Math.floor(Math.random() * 1_000_000));
        const key = randomUUID();
        const visitor = new BrowserLike(system.url);
        await visitor.json('/api/visitor');
        const first = visitor.upload(file, { key }).catch(() => null);
        await wait(250);
        await victim.kill();
        await wait(500);
        await victim.start();
        const killed = performance.now();

        let reply = await first;
        while (reply?.status !== 200 && performance.now() - killed < 90_000) {
          // Told to try again, or not told anything: the browser asks again under the same key.
          if (reply !== null) expect([500, 502, 503, 504], JSON.stringify(reply.body)).toContain(reply.status);
          await wait(500);
          reply = await visitor.upload(file, { key }).catch(() => null);
        }
        expect(reply?.status).toBe(200);
        expect(reply?.body.transactionCount).toBe(rows);

        const objects = await openObjects(system.backends.servers.OBJECTS_URL?.url ?? '');
        const left = async (): Promise<readonly string[]> => (await objects.list('')).items.map((item) => item.key);
        // What a run stores that was given up for lost goes at the sweeper's next round, every half minute.
        await expect.poll(left, { timeout: 75_000, interval: 200 }).toEqual([]);
      },
      200_000,
    );
  },
);

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startRedis, type BackendServer } from '@crossfoot/backends';
import { withBackend } from '@crossfoot/backends/with-backend';
import { eventually } from '@crossfoot/port-contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { openJobs, type BullJobs } from './jobs.bull.ts';

// A server of its own, so that killing it disturbs no other suite.
withBackend('JOBS_URL', () =>
  describe('Redis killed and started again', () => {
    let folder: string;
    let server: BackendServer;
    let port: BullJobs;

    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'crossfoot-redis-'));
      server = await startRedis(folder);
      port = await openJobs(server.url);
    });
    afterAll(async () => {
      await port.close(200);
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    });

    it('loses no job that was added, says that it is away, and works on by itself', async () => {
      const schema = z.object({ n: z.number() });
      const queue = await port.queue({ name: 'kept', schema, attempts: 5, backoffMs: 20, stalledAfterMs: 2_000 });
      const wanted = Array.from({ length: 40 }, (_, n) => n);
      for (const n of wanted) await queue.add({ n }, { dedupeKey: `k${n}` });
      const done = new Set<number>();
      await queue.process(2, async ({ payload }) => {
        await new Promise((resolve) => setTimeout(resolve, 25));
        done.add(payload.n);
      });
      await eventually('some runs', () => done.size >= 5);
      await server.kill();
      await expect(port.ping()).rejects.toMatchObject({ code: 'unavailable' });
      await expect(queue.counts()).rejects.toMatchObject({ code: 'unavailable' });
      await server.start();
      await eventually('all jobs', () => done.size === wanted.length, 40_000);
      await eventually('an idle queue', async () => {
        const counts = await queue.counts();
        return counts.waiting + counts.active === 0;
      });
      expect((await queue.counts()).dead).toBe(0);
    }, 90_000);

    it('is refused where it may forget jobs', async () => {
      const { Redis } = await import('ioredis');
      const admin = new Redis(server.url);
      await admin.config('SET', 'maxmemory-policy', 'allkeys-lru');
      await expect(openJobs(server.url)).rejects.toMatchObject({
        code: 'refused',
        message: expect.stringContaining('noeviction'),
      });
      await admin.config('SET', 'maxmemory-policy', 'noeviction');
      admin.disconnect();
    });
  }),
);

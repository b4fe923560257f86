import { randomUUID } from 'node:crypto';
import { PortError, type JobQueue, type JobRun, type JobsPort, type QueueDefinition } from '@crossfoot/ports';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { eventually, pause } from './eventually.ts';
import { describeJobEnds } from './job-ends.suite.ts';
import { describeJobCrashes } from './jobs-crash.suite.ts';

export interface JobsHarness {
  readonly port: JobsPort;
  /** Closes the port and opens another over the same data. */
  reopen(): Promise<JobsPort>;
  /** A second port over the same data, beside the first; `dispose` closes it. */
  another(): Promise<JobsPort>;
  /** How a process of its own opens the same data: it imports `module` (a file URL) and calls its `openJobs(url)`. */
  readonly child: { readonly module: string; readonly url: string };
  dispose(): Promise<void>;
}

const payloadSchema = z.object({ n: z.number(), list: z.array(z.number()).optional() });
export type Payload = z.infer<typeof payloadSchema>;

/** What every job queue promises (see `JobsPort`). Queue names are fresh in each case, so a shared server may be used. */
export function describeJobsPort(name: string, open: () => Promise<JobsHarness>): void {
  describe(`jobs: ${name}`, () => {
    let harness: JobsHarness;
    let definition: QueueDefinition<Payload>;
    let queue: JobQueue<Payload>;

    beforeEach(async () => {
      harness = await open();
      definition = { name: `q-${randomUUID().slice(0, 8)}`, schema: payloadSchema, attempts: 3, backoffMs: 100 };
      queue = await harness.port.queue(definition);
    });
    afterEach(() => harness.dispose());

    /** Collects runs; `work` decides how each ends. */
    async function collect(
      work: (run: JobRun<Payload>) => Promise<unknown> = async () => undefined,
      on = queue,
      concurrency = 1,
    ): Promise<JobRun<Payload>[]> {
      const runs: JobRun<Payload>[] = [];
      await on.process(concurrency, async (run) => {
        runs.push(run);
        await work(run);
      });
      return runs;
    }
    const idle = (on = queue): Promise<true> =>
      eventually('an idle queue', async () => {
        const counts = await on.counts();
        return counts.waiting + counts.active === 0;
      });

    it('runs a job once, with a copy of its payload', async () => {
      const runs = await collect(async (run) => void run.payload.list?.push(9));
      const payload = { n: 1, list: [1] };
      expect(await queue.add(payload, { dedupeKey: 'one' })).toBe(true);
      payload.list.push(2);
      await eventually('the run', () => runs.length > 0);
      await idle();
      await pause(100);
      expect(runs).toHaveLength(1);
      expect(runs[0]).toMatchObject({ dedupeKey: 'one', attempt: 1, payload: { n: 1, list: [1, 9] } });
      expect(runs[0]?.signal.aborted).toBe(false);
      expect(payload.list).toEqual([1, 2]);
    });

    it('refuses a payload that does not fit', async () => {
      await expect(queue.add({ n: 'x' } as unknown as Payload, { dedupeKey: 'one' })).rejects.toMatchObject({
        name: 'PortError',
        code: 'invalidDocument',
      });
      await expect(queue.add({ n: 1 }, { dedupeKey: '' })).rejects.toMatchObject({ code: 'refused' });
      expect(await queue.counts()).toEqual({ waiting: 0, active: 0, dead: 0 });
    });

    describe('a dedupe key', () => {
      it('runs once, whether its job waits, runs or is done', async () => {
        expect(await queue.add({ n: 1 }, { dedupeKey: 'key' })).toBe(true);
        expect(await queue.add({ n: 2 }, { dedupeKey: 'key' })).toBe(false);
        let whileRunning: boolean | null = null;
        const runs = await collect(async () => {
          whileRunning = await queue.add({ n: 3 }, { dedupeKey: 'key' });
        });
        await eventually('the run', () => whileRunning !== null);
        await idle();
        expect(whileRunning).toBe(false);
        expect(await queue.add({ n: 4 }, { dedupeKey: 'key' })).toBe(false);
        await pause(100);
        expect(runs.map((run) => run.payload.n)).toEqual([1]);
      });

      it('is taken by exactly one of many racing adds', async () => {
        const other = await (await harness.another()).queue(definition);
        const added = await Promise.all(
          Array.from({ length: 20 }, (_, n) => (n % 2 === 0 ? queue : other).add({ n }, { dedupeKey: 'key' })),
        );
        expect(added.filter(Boolean)).toHaveLength(1);
        expect(await queue.counts()).toMatchObject({ waiting: 1 });
        expect(await queue.waiting()).toBe(1);
      });

      it('is remembered across a restart, and separate in each queue', async () => {
        await collect();
        await queue.add({ n: 1 }, { dedupeKey: 'key' });
        await idle();
        const port = await harness.reopen();
        expect(await (await port.queue(definition)).add({ n: 2 }, { dedupeKey: 'key' })).toBe(false);
        expect(
          await (await port.queue({ ...definition, name: `${definition.name}-b` })).add({ n: 2 }, { dedupeKey: 'key' }),
        ).toBe(true);
      });

      it('is free again when its job is dead', async () => {
        const single = await harness.port.queue({ ...definition, name: `${definition.name}-s`, attempts: 1 });
        let fail = true;
        const runs = await collect(async () => {
          if (fail) throw new Error('no');
        }, single);
        await single.add({ n: 1 }, { dedupeKey: 'key' });
        await eventually('the job to be dead', async () => (await single.counts()).dead === 1);
        fail = false;
        expect(await single.add({ n: 2 }, { dedupeKey: 'key' })).toBe(true);
        await eventually('the second run', () => runs.length === 2);
        expect(runs[1]).toMatchObject({ attempt: 1, payload: { n: 2 } });
      });
    });

    describe('a failing job', () => {
      it('is tried again with growing waits, and counted', async () => {
        const times: number[] = [];
        const runs = await collect(async (run) => {
          times.push(Date.now());
          if (run.attempt < 3) throw new Error('not yet');
        });
        await queue.add({ n: 1 }, { dedupeKey: 'flaky' });
        await eventually('three runs', () => times.length === 3);
        await idle();
        expect(runs.map((run) => run.attempt)).toEqual([1, 2, 3]);
        // Timers may fire a few milliseconds early.
        expect(times[1]! - times[0]!).toBeGreaterThanOrEqual(90);
        expect(times[2]! - times[1]!).toBeGreaterThanOrEqual(190);
        expect((await queue.counts()).dead).toBe(0);
      });

      it('is dead when its attempts are used up, and onDead hears of it once', async () => {
        const dead: [unknown, string][] = [];
        queue.onDead(async (payload, reason) => void dead.push([payload, reason]));
        const runs = await collect(async () => {
          throw new PortError('refused', 'This can not work');
        });
        await queue.add({ n: 5 }, { dedupeKey: 'poison' });
        await eventually('the report', () => dead.length > 0);
        await pause(250);
        expect(runs).toHaveLength(3);
        expect(dead).toEqual([[{ n: 5 }, 'This can not work']]);
        expect(await queue.counts()).toEqual({ waiting: 0, active: 0, dead: 1 });
      });

      it('keeps nothing of what an unknown error says', async () => {
        const single = await harness.port.queue({ ...definition, name: `${definition.name}-u`, attempts: 1 });
        const reasons: string[] = [];
        single.onDead(async (_payload, reason) => void reasons.push(reason));
        await collect(async () => {
          throw new SyntaxError('Unexpected token "GB29 NWBK 6016 1331 9268 19"');
        }, single);
        await single.add({ n: 6 }, { dedupeKey: 'telling' });
        await eventually('the report', () => reasons.length > 0);
        expect(reasons).toEqual(['SyntaxError']);
      });

      it('holds nobody up', async () => {
        const runs = await collect(async (run) => {
          if (run.payload.n === 0) throw new Error('no');
        });
        for (const n of [0, 1, 2]) await queue.add({ n }, { dedupeKey: `k${n}` });
        await eventually('the healthy ones', () => runs.filter((run) => run.payload.n > 0).length === 2);
        expect(runs.filter((run) => run.payload.n === 0).length).toBeLessThan(3);
      });
    });

    it('buries a payload that no longer fits the schema without running it', async () => {
      const loose = await harness.port.queue({ ...definition, schema: z.unknown() });
      await loose.add({ old: true }, { dedupeKey: 'old' });
      const dead: unknown[] = [];
      queue.onDead(async (payload) => void dead.push(payload));
      const runs = await collect();
      await eventually('the report', () => dead.length > 0);
      expect(dead).toEqual([{ old: true }]);
      expect(runs).toEqual([]);
    });

    it('waits with a delayed job', async () => {
      const start = Date.now();
      let at = 0;
      await collect(async () => void (at = Date.now()));
      await queue.add({ n: 1 }, { dedupeKey: 'later', delayMs: 400 });
      expect(await queue.counts()).toMatchObject({ waiting: 1, active: 0 });
      await eventually('the run', () => at > 0);
      expect(at - start).toBeGreaterThanOrEqual(390);
      expect(at - start).toBeLessThan(3_000);
    });

    it('takes the lowest turn first, and equals in the order they came', async () => {
      for (const n of [1, 2, 3]) await queue.add({ n }, { dedupeKey: `late-${n}`, turn: 2_000_000 });
      for (const n of [4, 5]) await queue.add({ n }, { dedupeKey: `early-${n}`, turn: 70 });
      await queue.add({ n: 6 }, { dedupeKey: 'first', turn: 69 });
      const runs = await collect();
      await eventually('all runs', () => runs.length === 6);
      expect(runs.map((run) => run.payload.n)).toEqual([6, 4, 5, 1, 2, 3]);
    });

    it('runs as many at a time as it was told, and no more', async () => {
      let running = 0;
      let most = 0;
      const runs = await collect(
        async () => {
          running += 1;
          most = Math.max(most, running);
          await pause(40);
          running -= 1;
        },
        queue,
        3,
      );
      for (let n = 0; n < 12; n += 1) await queue.add({ n }, { dedupeKey: `k${n}` });
      await eventually('all runs', () => runs.length === 12);
      expect(most).toBe(3);
    });

    it('shares the work among consumers, each job once', async () => {
      const other = await (await harness.another()).queue(definition);
      const here = await collect(() => pause(15));
      const there = await collect(() => pause(15), other);
      for (let n = 0; n < 30; n += 1) await queue.add({ n }, { dedupeKey: `k${n}` });
      await eventually('all runs', () => here.length + there.length >= 30);
      await pause(150);
      expect([...here, ...there].map((run) => run.payload.n).sort((a, b) => a - b)).toEqual(
        Array.from({ length: 30 }, (_, n) => n),
      );
      expect(Math.min(here.length, there.length)).toBeGreaterThan(0);
    });

    it('does not take a job for crashed that works longer than the lease', async () => {
      const leased = { ...definition, name: `${definition.name}-l`, stalledAfterMs: 600 };
      const slow = await harness.port.queue(leased);
      const other = await (await harness.another()).queue(leased);
      const runs = await collect(() => pause(2_000), slow);
      const others = await collect(() => pause(2_000), other);
      await slow.add({ n: 1 }, { dedupeKey: 'slow' });
      await eventually('a run', () => runs.length + others.length > 0);
      await idle(slow);
      expect(runs.length + others.length).toBe(1);
    });

    describeJobEnds({ current: () => ({ harness, definition, queue }), collect, idle });

    it('loses no job over a restart', async () => {
      for (let n = 0; n < 5; n += 1)
        await queue.add({ n }, { dedupeKey: `k${n}`, ...(n === 4 ? { delayMs: 300 } : {}) });
      const again = await (await harness.reopen()).queue(definition);
      expect(await again.counts()).toMatchObject({ waiting: 5 });
      const runs = await collect(async () => undefined, again);
      await eventually('all runs', () => runs.length === 5);
    });

    describeJobCrashes(() => ({ harness, name: definition.name }));

    it('answers a ping', async () => {
      await harness.port.ping();
    });
  });
}

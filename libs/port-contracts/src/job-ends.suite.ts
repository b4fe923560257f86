import type { JobQueue, JobRun, QueueDefinition } from '@crossfoot/ports';
import { describe, expect, it } from 'vitest';
import { eventually, pause } from './eventually.ts';
import type { JobsHarness, Payload } from './jobs.suite.ts';

export interface JobTools {
  readonly current: () => { harness: JobsHarness; definition: QueueDefinition<Payload>; queue: JobQueue<Payload> };
  readonly collect: (
    work?: (run: JobRun<Payload>) => Promise<unknown>,
    on?: JobQueue<Payload>,
  ) => Promise<JobRun<Payload>[]>;
  readonly idle: () => Promise<true>;
}

/** How jobs end before their time, by a cancellation or by a stop: a part of the jobs suite. */
export function describeJobEnds({ current, collect, idle }: JobTools): void {
  describe('cancel', () => {
    it('removes a waiting job and frees its key', async () => {
      const { queue } = current();
      await queue.add({ n: 1 }, { dedupeKey: 'wait' });
      await queue.add({ n: 2 }, { dedupeKey: 'delayed', delayMs: 60_000 });
      expect(await queue.cancel('wait')).toBe(true);
      expect(await queue.cancel('delayed')).toBe(true);
      expect(await queue.counts()).toEqual({ waiting: 0, active: 0, dead: 0 });
      const runs = await collect();
      expect(await queue.add({ n: 3 }, { dedupeKey: 'wait' })).toBe(true);
      await eventually('the run', () => runs.length > 0);
      expect(runs.map((run) => run.payload.n)).toEqual([3]);
    });

    const untilAborted = (run: JobRun<Payload>): Promise<never> =>
      new Promise((_, reject) => run.signal.addEventListener('abort', () => reject(new Error('aborted'))));

    it('aborts a running job, which is neither tried again nor dead', async () => {
      const { queue } = current();
      const dead: unknown[] = [];
      queue.onDead(async (payload) => void dead.push(payload));
      const runs = await collect(untilAborted);
      await queue.add({ n: 1 }, { dedupeKey: 'run' });
      await eventually('the run', () => runs.length === 1);
      expect(await queue.cancel('run')).toBe(true);
      await eventually('the abort', () => runs[0]!.signal.aborted);
      await idle();
      await pause(300);
      expect(runs).toHaveLength(1);
      expect(dead).toEqual([]);
      expect(await queue.counts()).toEqual({ waiting: 0, active: 0, dead: 0 });
      expect(await queue.cancel('run')).toBe(false);
      expect(await queue.add({ n: 2 }, { dedupeKey: 'run' })).toBe(true);
    });

    it('reaches a job that runs elsewhere', async () => {
      const { harness, definition, queue } = current();
      const other = await (await harness.another()).queue(definition);
      const runs = await collect(untilAborted, other);
      await queue.add({ n: 1 }, { dedupeKey: 'far' });
      await eventually('the run', () => runs.length === 1);
      expect(await queue.cancel('far')).toBe(true);
      await eventually('the abort', () => runs[0]!.signal.aborted, 5_000);
    });

    it('is false for what is unknown or over', async () => {
      const { queue } = current();
      expect(await queue.cancel('unknown')).toBe(false);
      await collect();
      await queue.add({ n: 1 }, { dedupeKey: 'done' });
      await idle();
      expect(await queue.cancel('done')).toBe(false);
      expect(await queue.add({ n: 1 }, { dedupeKey: 'done' })).toBe(false);
    });
  });

  describe('close', () => {
    it('waits for running jobs and takes no more', async () => {
      const { harness, definition, queue } = current();
      let finished = 0;
      const runs = await collect(async () => {
        await pause(200);
        finished += 1;
      });
      for (const n of [1, 2]) await queue.add({ n }, { dedupeKey: `k${n}` });
      await eventually('the first run', () => runs.length === 1);
      await harness.port.close(5_000);
      expect(finished).toBe(1);
      expect(runs).toHaveLength(1);
      const again = await (await harness.reopen()).queue(definition);
      expect(await again.counts()).toEqual({ waiting: 1, active: 0, dead: 0 });
    });

    it('still queues what is added between its last run and its end', async () => {
      const { harness, definition, queue } = current();
      const runs = await collect(async () => undefined);
      await harness.port.drain(5_000);
      expect(await queue.add({ n: 1 }, { dedupeKey: 'late' })).toBe(true);
      await pause(300);
      expect(runs).toHaveLength(0);
      await harness.port.close();
      const again = await (await harness.reopen()).queue(definition);
      const second = await collect(async () => undefined, again);
      await eventually('the run by another process', () => second.length === 1);
      expect(second[0]).toMatchObject({ dedupeKey: 'late', payload: { n: 1 } });
    });

    it('aborts what outlasts its grace and hands it back', async () => {
      const { harness, definition, queue } = current();
      const runs = await collect(() => new Promise(() => undefined));
      await queue.add({ n: 1 }, { dedupeKey: 'endless' });
      await eventually('the run', () => runs.length === 1);
      await harness.port.close(100);
      expect(runs[0]!.signal.aborted).toBe(true);
      const again = await (await harness.reopen()).queue(definition);
      const second = await collect(async () => undefined, again);
      await eventually('the second run', () => second.length === 1);
      expect(second[0]).toMatchObject({ dedupeKey: 'endless', payload: { n: 1 } });
    });
  });
}

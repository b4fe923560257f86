import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { eventually, pause } from './eventually.ts';
import type { JobsHarness } from './jobs.suite.ts';

interface Started {
  readonly dedupeKey: string;
  readonly attempt: number;
}

/** Processes that are really killed, as a part of the jobs suite. */
export function describeJobCrashes(current: () => { harness: JobsHarness; name: string }): void {
  describe('a process that dies', () => {
    let children: ChildProcess[] = [];

    afterEach(async () => {
      for (const child of children) await kill(child);
      children = [];
    });

    async function kill(child: ChildProcess): Promise<void> {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGKILL');
      await gone;
    }

    async function consumer(
      mode: 'hang' | 'finish' | 'late',
      stalledAfterMs: number,
      attempts: number,
    ): Promise<{ child: ChildProcess; started: Started[] }> {
      const { harness, name } = current();
      const started: Started[] = [];
      const child = fork(
        fileURLToPath(new URL('./jobs.child.ts', import.meta.url)),
        [harness.child.module, harness.child.url, name, mode, String(stalledAfterMs), String(attempts)],
        {
          execArgv: [],
          stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
        },
      );
      children.push(child);
      let ready = false;
      child.on('message', (message) => (message === 'ready' ? (ready = true) : started.push(message as Started)));
      await eventually('the consumer to start', () => ready);
      return { child, started };
    }

    it('in the middle of a job leaves it to another, as attempt 2', async () => {
      const { harness, name } = current();
      const queue = await harness.port.queue({
        name,
        schema: z.object({ n: z.number() }),
        attempts: 3,
        backoffMs: 10,
        stalledAfterMs: 1_000,
      });
      await queue.add({ n: 7 }, { dedupeKey: 'crash' });
      const { child, started } = await consumer('hang', 1_000, 3);
      await eventually('the job to start', () => started.length === 1);
      await kill(child);
      const runs: (Started & { payload: unknown })[] = [];
      await queue.process(
        1,
        async ({ dedupeKey, attempt, payload }) => void runs.push({ dedupeKey, attempt, payload }),
      );
      await eventually('the second run', () => runs.length === 1);
      expect(runs).toEqual([{ dedupeKey: 'crash', attempt: 2, payload: { n: 7 } }]);
      expect(await queue.add({ n: 7 }, { dedupeKey: 'crash' })).toBe(false);
    });

    it('only in appearance, by standing still, loses its job too when the lease is over', async () => {
      const { harness, name } = current();
      const queue = await harness.port.queue({
        name,
        schema: z.object({ n: z.number() }),
        attempts: 3,
        backoffMs: 10,
        stalledAfterMs: 1_000,
      });
      await queue.add({ n: 9 }, { dedupeKey: 'still' });
      const { child, started } = await consumer('late', 1_000, 3);
      await eventually('the job to start', () => started.length === 1);
      child.kill('SIGSTOP');
      const attempts: number[] = [];
      await queue.process(1, async ({ attempt }) => {
        attempts.push(attempt);
        if (attempt === 3) return;
        // The late end of the first run says nothing about this one, which fails.
        child.kill('SIGCONT');
        await pause(1_200);
        throw new Error('the second run fails');
      });
      // The process that woke up competes for the third run like any other.
      const all = (): number[] => [...started.map((run) => run.attempt), ...attempts];
      await eventually('the third run', () => all().length === 3);
      await eventually('an idle queue', async () => (await queue.counts()).active === 0);
      expect(all().sort()).toEqual([1, 2, 3]);
      expect(attempts[0]).toBe(2);
    });

    it('each time leaves the job dead when its attempts are used up, and says so once', async () => {
      const { harness, name } = current();
      const queue = await harness.port.queue({
        name,
        schema: z.object({ n: z.number() }),
        attempts: 1,
        backoffMs: 10,
        stalledAfterMs: 800,
      });
      const dead: unknown[] = [];
      await queue.add({ n: 8 }, { dedupeKey: 'poison' });
      const { child, started } = await consumer('hang', 800, 1);
      await eventually('the job to start', () => started.length === 1);
      await kill(child);
      let runs = 0;
      queue.onDead(async (payload) => void dead.push(payload));
      await queue.process(1, async () => void (runs += 1));
      await eventually('the job to be dead', () => dead.length > 0);
      await pause(200);
      expect(dead).toEqual([{ n: 8 }]);
      expect(runs).toBe(0);
      expect((await queue.counts()).dead).toBe(1);
    });

    it('does not come up while several work side by side: every job runs once', async () => {
      const { harness, name } = current();
      const queue = await harness.port.queue({
        name,
        schema: z.object({ n: z.number() }),
        attempts: 3,
        backoffMs: 10,
        stalledAfterMs: 30_000,
      });
      const consumers = await Promise.all([consumer('finish', 30_000, 3), consumer('finish', 30_000, 3)]);
      const here: string[] = [];
      await queue.process(2, async (run) => void here.push(run.dedupeKey));
      const wanted = Array.from({ length: 60 }, (_, n) => `job-${n}`);
      await Promise.all(wanted.map((dedupeKey, n) => queue.add({ n }, { dedupeKey })));
      const all = (): string[] => [...here, ...consumers.flatMap(({ started }) => started.map((run) => run.dedupeKey))];
      await eventually('all runs', () => all().length >= wanted.length);
      await pause(200);
      expect(all().sort()).toEqual([...wanted].sort());
    });
  });
}

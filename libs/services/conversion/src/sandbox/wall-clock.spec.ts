import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { watchWait } from './processor-wait.ts';
import { WallClock } from './wall-clock.ts';

const endOf = (limitMs: number, waitedMs?: () => number): Promise<number> => {
  const started = performance.now();
  return new Promise((resolve) => {
    new WallClock(limitMs, () => resolve(performance.now() - started), waitedMs);
  });
};

describe('the clock of a document', () => {
  it('runs out at its limit where the document had the processor for itself', async () => {
    expect(await endOf(200)).toBeLessThan(400);
  });

  it('gives back what the document waited for a processor, and what it waits meanwhile', async () => {
    const waits = [300, 400, 400];
    const ms = await endOf(200, () => waits.shift() ?? 400);
    expect(ms).toBeGreaterThanOrEqual(590);
  });

  it('runs out at three times the limit, however long the document waited', async () => {
    const ms = await endOf(100, () => 60_000);
    expect(ms).toBeGreaterThanOrEqual(290);
    expect(ms).toBeLessThan(1_000);
  });
});

/** Both on one processor: the one that gives way gets next to nothing of it. */
const canPin = spawnSync('taskset', ['-c', '0', 'true']).status === 0;

describe.skipIf(!canPin)(`the wait for a processor${canPin ? '' : ' (there is no taskset)'}`, () => {
  const children: ChildProcess[] = [];
  const busy = (niceness: string): number => {
    const loop = ['-c', '0', 'nice', '-n', niceness, process.execPath, '-e', 'for (;;);'];
    const child = spawn('taskset', loop, { stdio: 'ignore' });
    children.push(child);
    return child.pid ?? 0;
  };
  afterEach(() => {
    for (const child of children.splice(0)) child.kill('SIGKILL');
  });

  it('is told of a process that others keep from work', async () => {
    busy('0');
    const watched = watchWait(busy('19'));
    await wait(3_000);
    expect(watched.waitedMs()).toBeGreaterThan(1_000);
    watched.stop();
  });

  it('is none of a process that sleeps', async () => {
    // One that has next to nothing to do before it sleeps, where others keep the processors busy.
    const child = spawn('sleep', ['20'], { stdio: 'ignore' });
    children.push(child);
    const watched = watchWait(child.pid ?? 0);
    await wait(3_000);
    expect(watched.waitedMs()).toBeLessThan(500);
    watched.stop();
  });
});

import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { backoffAfter, checkDedupeKey, checkQueueDefinition, parsePayload, PortError } from '@crossfoot/ports';
import type { JobQueue, JobRun, QueueDefinition } from '@crossfoot/ports';
import Bull, { type Queue, type QueueOptions } from 'bull';
import { jobIdOf, leaseOf, type DeadRecord, type JobRecord } from './job-record.bull.ts';
import { BullWorker } from './job-worker.bull.ts';
import { withinTime, type RedisLink } from './redis-link.ts';

const PREFIX = 'crossfoot';
/** Keys of done jobs are remembered for two days: a day at least is promised. */
const REMEMBERED_SECONDS = 2 * 86_400;
/** Dead jobs kept for operators. */
const DEAD_KEPT = { count: 1_000, age: 30 * 86_400 };
const CLOSE_WITHIN_MS = 3_000;
/** One call for Bull's two: look at the lock, then write. */
const keepWhereLocked = `if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('HSET', KEYS[2], 'data', ARGV[2]) end`;

/** One queue as this process sees it. Bull keeps the jobs; the dead ones go to a second queue, from which they are reported. */
export class BullJobQueue<P> implements JobQueue<P> {
  private readonly link: RedisLink;
  private readonly definition: QueueDefinition<P>;
  private readonly jobs: Queue<JobRecord>;
  private readonly dead: Queue<DeadRecord>;
  private worker: BullWorker<P> | null = null;

  constructor(link: RedisLink, definition: QueueDefinition<P>) {
    checkQueueDefinition(definition);
    this.link = link;
    this.definition = definition;
    this.jobs = new Bull(definition.name, bullOptions(link, definition));
    this.dead = new Bull(`${definition.name}.dead`, bullOptions(link, { attempts: 1, backoffMs: 1_000 }));
    for (const queue of [this.jobs, this.dead]) queue.on('error', () => undefined);
  }

  async add(
    payload: P,
    options: { readonly dedupeKey: string; readonly delayMs?: number; readonly turn?: number },
  ): Promise<boolean> {
    const { dedupeKey } = options;
    checkDedupeKey(dedupeKey);
    const record = { payload: parsePayload(this.definition, payload), dedupeKey, nonce: randomUUID(), runs: 0 };
    const jobId = jobIdOf(dedupeKey);
    for (;;) {
      const added = this.jobs.add(record, {
        jobId,
        attempts: this.definition.attempts,
        backoff: { type: 'doubling' },
        removeOnComplete: { age: REMEMBERED_SECONDS },
        removeOnFail: true,
        delay: options.delayMs ?? 0,
        // Bull takes jobs without a priority as they come, before all others; its first priority is 1.
        ...(options.turn === undefined || options.turn === 0 ? {} : { priority: options.turn }),
      });
      // Bull does not tell whether the id was taken; the job that lies there does. Asked in the same breath, which Redis
      // answers in turn. None: it ended meanwhile.
      const [, data] = await withinTime(Promise.all([added, this.dataOf(jobId)]));
      if (data !== null) return (JSON.parse(data) as JobRecord).nonce === record.nonce;
    }
  }

  private async dataOf(jobId: string): Promise<string | null> {
    await this.jobs.isReady();
    return this.link.client.hget(this.jobs.toKey(jobId), 'data');
  }

  async process(concurrency: number, handler: (run: JobRun<P>) => Promise<void>): Promise<void> {
    if (this.worker !== null)
      throw new PortError('refused', `${this.definition.name}: this process already takes its jobs`);
    this.worker = new BullWorker({
      definition: this.definition,
      handler,
      keep: async (job, record) => {
        const { token } = this.jobs as unknown as { readonly token: string };
        const key = this.jobs.toKey(String(job.id));
        await this.link.client.eval(keepWhereLocked, 2, `${key}:lock`, key, token, JSON.stringify(record));
      },
      isCancelled: async (nonce) => (await this.link.client.exists(this.cancelKey(nonce))) === 1,
      bury: async ({ payload, nonce }, reason) => {
        await this.dead.add(
          { payload, reason },
          { jobId: nonce, attempts: 100, backoff: { type: 'doubling' }, removeOnComplete: DEAD_KEPT },
        );
      },
    });
    // Resolves only when the queue is closed.
    void this.jobs.process(concurrency, this.worker.process).catch(() => undefined);
    await withinTime(this.jobs.isReady());
  }

  async cancel(dedupeKey: string): Promise<boolean> {
    const job = await withinTime(this.jobs.getJob(jobIdOf(dedupeKey)));
    if (job === null || (await withinTime(job.isCompleted()))) return false;
    await withinTime(this.link.client.set(this.cancelKey(job.data.nonce), '1', 'EX', REMEMBERED_SECONDS));
    // A job that runs is locked, and stays until its run has heard of it.
    await job.remove().catch(() => undefined);
    return true;
  }

  onDead(handler: (payload: unknown, reason: string) => Promise<void>): void {
    void this.dead.process(1, ({ data }) => handler(data.payload, data.reason)).catch(() => undefined);
  }

  async waiting(): Promise<number> {
    return withinTime(this.jobs.count());
  }

  async counts(): Promise<{ readonly waiting: number; readonly active: number; readonly dead: number }> {
    const [jobs, dead] = await withinTime(Promise.all([this.jobs.getJobCounts(), this.dead.getJobCounts()]));
    return {
      waiting: jobs.waiting + jobs.delayed,
      active: jobs.active,
      dead: dead.waiting + dead.delayed + dead.active + dead.completed + dead.failed,
    };
  }

  async drain(graceMs: number): Promise<void> {
    const { worker } = this;
    this.worker = null;
    if (worker === null) return;
    // Local: other processes go on.
    await this.bounded(Promise.all([this.jobs.pause(true, true), this.dead.pause(true, true)]));
    await Promise.race([worker.drain(), wait(graceMs, null, { ref: false })]);
    await this.bounded(worker.handBack());
  }

  async close(): Promise<void> {
    await this.bounded(Promise.all([this.jobs.close(true), this.dead.close(true)]));
  }

  /** A server that is away must not hold up the stop; what it does not hear of now, it learns from the missing lock. */
  private async bounded(work: Promise<unknown>): Promise<void> {
    await Promise.race([work.catch(() => undefined), wait(CLOSE_WITHIN_MS, null, { ref: false })]);
  }

  private cancelKey(nonce: string): string {
    return `${PREFIX}:${this.definition.name}:cancelled:${nonce}`;
  }
}

function bullOptions(
  link: RedisLink,
  definition: { readonly attempts: number; readonly backoffMs: number; readonly stalledAfterMs?: number },
): QueueOptions {
  const lease = leaseOf(definition);
  return {
    prefix: PREFIX,
    createClient: link.forBull,
    settings: {
      lockDuration: lease,
      stalledInterval: Math.min(5_000, lease / 2),
      // Bull would fail a job whose process died twice; the worker counts the runs itself.
      maxStalledCount: Number.MAX_SAFE_INTEGER,
      retryProcessDelay: 500,
      guardInterval: 1_000,
      backoffStrategies: { doubling: (attemptsMade) => backoffAfter(definition, attemptsMade) },
    },
  };
}

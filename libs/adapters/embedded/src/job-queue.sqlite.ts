import { randomUUID } from 'node:crypto';
import { checkDedupeKey, checkQueueDefinition, parsePayload, PortError } from '@crossfoot/ports';
import type { JobQueue, JobRun, QueueDefinition } from '@crossfoot/ports';
import type { JobRules, JobStore } from './job-store.sqlite.ts';
import { PROCESS_MARK } from './process-mark.ts';
import { JobWorker } from './job-worker.ts';

/** How soon this process sees what another one has added to the same file. */
const POLL_MS = 500;

/** One queue as this process sees it: adds jobs, and runs workers where `process` was called. */
export class SqliteJobQueue<P> implements JobQueue<P> {
  private readonly store: JobStore;
  private readonly definition: QueueDefinition<P>;
  private readonly rules: JobRules;
  private readonly owner = `${PROCESS_MARK}-${randomUUID()}`;
  private readonly workers: JobWorker<P>[] = [];
  private deadHandler: ((payload: unknown, reason: string) => Promise<void>) | null = null;
  private timer: NodeJS.Timeout | null = null;
  private reporting = false;
  private drained = false;

  constructor(store: JobStore, definition: QueueDefinition<P>) {
    checkQueueDefinition(definition);
    this.store = store;
    this.definition = definition;
    this.rules = {
      queue: definition.name,
      attempts: definition.attempts,
      stalledAfterMs: definition.stalledAfterMs ?? 30_000,
    };
  }

  async add(
    payload: P,
    options: { readonly dedupeKey: string; readonly delayMs?: number; readonly turn?: number },
  ): Promise<boolean> {
    checkDedupeKey(options.dedupeKey);
    const text = JSON.stringify(parsePayload(this.definition, payload));
    const now = Date.now();
    const job = {
      dedupeKey: options.dedupeKey,
      payload: text,
      // The table takes the highest first.
      priority: -(options.turn ?? 0),
      dueAt: now + (options.delayMs ?? 0),
    };
    const added = this.store.add(this.rules.queue, job, now);
    if (added) this.wakeSoon();
    return added;
  }

  async process(concurrency: number, handler: (run: JobRun<P>) => Promise<void>): Promise<void> {
    if (this.drained) throw new PortError('unavailable', 'The queue is closed: the process is stopping');
    const { store, definition, rules, owner } = this;
    this.workers.push(
      new JobWorker({ store, definition, rules, owner, changed: () => this.wakeSoon() }, concurrency, handler),
    );
    this.wakeSoon();
  }

  async cancel(dedupeKey: string): Promise<boolean> {
    const outcome = this.store.cancel(this.rules.queue, dedupeKey);
    if (outcome === 'marked') for (const worker of this.workers) worker.abort(dedupeKey);
    return outcome !== 'unknown';
  }

  onDead(handler: (payload: unknown, reason: string) => Promise<void>): void {
    this.deadHandler = handler;
    this.wakeSoon();
  }

  async waiting(): Promise<number> {
    return (await this.counts()).waiting;
  }

  async counts(): Promise<{ readonly waiting: number; readonly active: number; readonly dead: number }> {
    return this.store.counts(this.rules.queue);
  }

  async drain(graceMs: number): Promise<void> {
    this.drained = true;
    if (this.timer !== null) clearTimeout(this.timer);
    let timer: NodeJS.Timeout | undefined;
    const grace = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, graceMs);
    });
    await Promise.race([Promise.all(this.workers.map((worker) => worker.drain())), grace]);
    clearTimeout(timer);
    for (const worker of this.workers) worker.abandon();
    this.store.handBack(this.owner, Date.now());
  }

  private wakeSoon(): void {
    this.schedule(0);
  }

  private schedule(delayMs: number): void {
    if (this.drained) return;
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = setTimeout(() => this.wake(), delayMs);
    // Idle polling alone must not keep a process alive that has nothing else to do.
    if (this.workers.length === 0) this.timer.unref();
  }

  private wake(): void {
    if (this.workers.length === 0 && this.deadHandler === null) return;
    let next = POLL_MS;
    try {
      this.store.recover(this.rules, Date.now());
      for (const worker of this.workers) worker.fill();
      void this.reportDead();
      const due = this.workers.length > 0 ? this.store.nextDue(this.rules.queue) : null;
      if (due !== null && due > Date.now()) next = Math.min(next, due - Date.now());
    } catch (error) {
      if (!(error instanceof PortError)) throw error;
    }
    this.schedule(next);
  }

  private async reportDead(): Promise<void> {
    if (this.reporting || this.deadHandler === null) return;
    this.reporting = true;
    try {
      for (
        let job = this.store.claimDead(this.rules, Date.now());
        job !== null && !this.drained;
        job = this.store.claimDead(this.rules, Date.now())
      ) {
        await this.deadHandler(JSON.parse(job.payload), job.reason);
        this.store.deadReported(job.seq);
      }
    } catch {
      // The report's lease runs out and it is made again; the job itself is dead and stays so.
    } finally {
      this.reporting = false;
    }
  }
}

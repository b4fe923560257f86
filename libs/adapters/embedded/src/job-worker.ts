import { backoffAfter, parsePayload, PortError, reasonOf } from '@crossfoot/ports';
import type { JobRun, QueueDefinition } from '@crossfoot/ports';
import type { JobRules, JobStore, StoredJob } from './job-store.sqlite.ts';

/** How often a run learns of a cancellation that came from another process. */
const CANCEL_CHECK_MS = 250;

interface Run {
  readonly job: StoredJob;
  readonly abort: AbortController;
  readonly ended: Promise<void>;
}

export interface WorkerContext<P> {
  readonly store: JobStore;
  readonly definition: QueueDefinition<P>;
  readonly rules: JobRules;
  readonly owner: string;
  /** Something ended: there may be work for others, or a dead job to report. */
  readonly changed: () => void;
}

/** Runs the jobs of one queue in this process, at most `concurrency` at a time, and keeps their leases alive. */
export class JobWorker<P> {
  private readonly context: WorkerContext<P>;
  private readonly concurrency: number;
  private readonly handler: (run: JobRun<P>) => Promise<void>;
  private readonly runs = new Map<number, Run>();
  private heartbeat: NodeJS.Timeout | null = null;
  private renewedAt = 0;
  private stopped = false;

  constructor(context: WorkerContext<P>, concurrency: number, handler: (run: JobRun<P>) => Promise<void>) {
    this.context = context;
    this.concurrency = concurrency;
    this.handler = handler;
  }

  /** Takes what is due, as far as there is room. */
  fill(): void {
    while (!this.stopped && this.runs.size < this.concurrency) {
      const job = this.context.store.claim(this.context.rules, this.context.owner, Date.now());
      if (job === null) return;
      this.start(job);
    }
  }

  /** True where the job was running here. */
  abort(dedupeKey: string): boolean {
    for (const { job, abort } of this.runs.values()) {
      if (job.dedupeKey !== dedupeKey) continue;
      abort.abort(new PortError('refused', 'The job was cancelled'));
      return true;
    }
    return false;
  }

  /** Takes nothing more; resolves when all runs have ended. */
  async drain(): Promise<void> {
    this.stopped = true;
    await Promise.all([...this.runs.values()].map((run) => run.ended));
  }

  abandon(): void {
    this.stopped = true;
    if (this.heartbeat !== null) clearInterval(this.heartbeat);
    for (const { abort } of this.runs.values()) abort.abort(new PortError('unavailable', 'The process is stopping'));
  }

  private start(job: StoredJob): void {
    const abort = new AbortController();
    const ended = this.run(job, abort.signal).finally(() => {
      this.runs.delete(job.seq);
      if (this.runs.size === 0 && this.heartbeat !== null) {
        clearInterval(this.heartbeat);
        this.heartbeat = null;
      }
      this.context.changed();
    });
    this.runs.set(job.seq, { job, abort, ended });
    this.heartbeat ??= setInterval(() => this.beat(), Math.min(CANCEL_CHECK_MS, this.context.rules.stalledAfterMs / 4));
  }

  private async run(job: StoredJob, signal: AbortSignal): Promise<void> {
    const { store, definition, owner } = this.context;
    try {
      const payload = parsePayload(definition, JSON.parse(job.payload));
      await this.handler({ dedupeKey: job.dedupeKey, payload, attempt: job.attempt, signal });
    } catch (error) {
      const hopeless = error instanceof PortError && error.code === 'invalidDocument';
      this.settle(() => {
        if (hopeless || job.attempt >= definition.attempts) store.bury(job, owner, reasonOf(error), Date.now());
        else store.retry(job, owner, Date.now() + backoffAfter(definition, job.attempt));
      });
      return;
    }
    this.settle(() => store.succeed(job, owner, Date.now()));
  }

  /** A run that ends after its work was handed back, or while the file is out of reach, is run again by its lease. */
  private settle(write: () => void): void {
    try {
      write();
    } catch (error) {
      if (!(error instanceof PortError)) throw error;
    }
  }

  private beat(): void {
    const { store, rules, owner } = this.context;
    this.settle(() => {
      const now = Date.now();
      if (now - this.renewedAt < rules.stalledAfterMs / 4) {
        for (const { job, abort } of this.runs.values())
          if (!abort.signal.aborted && store.isCancelled(job.seq)) this.abort(job.dedupeKey);
        return;
      }
      const owned = store.renew(rules, owner, now);
      this.renewedAt = now;
      for (const { job, abort } of this.runs.values()) {
        const state = owned.get(job.seq);
        if (state?.cancelled) this.abort(job.dedupeKey);
        else if (state === undefined)
          abort.abort(new PortError('conflict', 'The job was taken over by another process'));
      }
    });
  }
}

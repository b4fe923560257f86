import { parsePayload, PortError, reasonOf } from '@crossfoot/ports';
import type { JobRun, QueueDefinition } from '@crossfoot/ports';
import type { Job } from 'bull';
import type { JobRecord } from './job-record.bull.ts';

/** How often a run learns of its cancellation, which may come from another process. */
const CANCEL_CHECK_MS = 250;

interface Run {
  readonly job: Job<JobRecord>;
  readonly abort: AbortController;
  readonly ended: Promise<void>;
}

export interface WorkerContext<P> {
  readonly definition: QueueDefinition<P>;
  readonly handler: (run: JobRun<P>) => Promise<void>;
  readonly isCancelled: (nonce: string) => Promise<boolean>;
  /** Writes the record where the job is still locked by this process. */
  readonly keep: (job: Job<JobRecord>, record: JobRecord) => Promise<void>;
  /** Keeps the job as dead. Called before Bull lets go of it, so that no crash in between loses the report. */
  readonly bury: (record: JobRecord, reason: string) => Promise<void>;
}

/** Runs the jobs that Bull hands to this process. */
export class BullWorker<P> {
  private readonly context: WorkerContext<P>;
  private readonly runs = new Set<Run>();

  constructor(context: WorkerContext<P>) {
    this.context = context;
  }

  /** Bull's processor: it resolves where the job is done, and rejects where it is to be tried again or was discarded. */
  readonly process = async (job: Job<JobRecord>): Promise<void> => {
    const abort = new AbortController();
    const work = this.runOnce(job, abort);
    const run = { job, abort, ended: work.catch(() => undefined) };
    this.runs.add(run);
    await work.finally(() => this.runs.delete(run));
  };

  /** Resolves when all runs have ended. */
  async drain(): Promise<void> {
    await Promise.all([...this.runs].map((run) => run.ended));
  }

  /** Aborts what still runs and gives it back to the queue, its run uncounted. */
  async handBack(): Promise<void> {
    await Promise.all(
      [...this.runs].map(async ({ job, abort }) => {
        abort.abort(new PortError('unavailable', 'The process is stopping'));
        await job.update({ ...job.data, runs: job.data.runs - 1 });
        // Not in Bull's types: from active to due at once, under this process's lock.
        await (job as unknown as { moveToDelayed(at: number): Promise<void> }).moveToDelayed(Date.now());
      }),
    );
  }

  private async runOnce(job: Job<JobRecord>, abort: AbortController): Promise<void> {
    const { definition, handler, isCancelled, bury } = this.context;
    if (job.data.isDone) return;
    const attempt = job.data.runs + 1;
    const [isOver] = await Promise.all([isCancelled(job.data.nonce), job.update({ ...job.data, runs: attempt })]);
    if (attempt > definition.attempts) {
      await bury(job.data, 'The process that ran it died each time');
      return giveUp(job);
    }
    const watch = setInterval(() => {
      isCancelled(job.data.nonce).then(
        (cancelled) => cancelled && abort.abort(new PortError('refused', 'The job was cancelled')),
        () => undefined,
      );
    }, CANCEL_CHECK_MS);
    try {
      if (isOver) return await giveUp(job);
      const { payload, dedupeKey } = job.data;
      await handler({ dedupeKey, payload: parsePayload(definition, payload), attempt, signal: abort.signal });
      // A done job's key is remembered for days. Its payload may name people, and goes. A run that stood still until its
      // lease was over says nothing: the job is another's by now. Not waited for: on the same connection it comes before
      // what Bull says of the job's end.
      void this.context.keep(job, { ...job.data, payload: null, isDone: true }).catch(() => undefined);
    } catch (error) {
      if (await isCancelled(job.data.nonce)) return await giveUp(job);
      const hopeless = error instanceof PortError && error.code === 'invalidDocument';
      if (!hopeless && attempt < definition.attempts) throw failure();
      await bury(job.data, reasonOf(error));
      return await giveUp(job);
    } finally {
      clearInterval(watch);
    }
  }
}

/** Bull forgets the job and frees its key. */
async function giveUp(job: Job<JobRecord>): Promise<never> {
  await job.discard();
  throw failure();
}

/** Bull keeps message and stack of an error beside the job: this one tells nothing. */
function failure(): Error {
  const error = new Error('failed');
  error.stack = '';
  return error;
}

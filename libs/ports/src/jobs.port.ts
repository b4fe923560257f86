import type { z } from 'zod';

/**
 * Durable work queues: at least once. A job whose process dies mid-run is run again (attempt + 1) until its attempts
 * are used up; then it is dead and `onDead` hears of it. Handlers are idempotent.
 */
export interface JobsPort {
  queue<P>(definition: QueueDefinition<P>): Promise<JobQueue<P>>;
  ping(): Promise<void>;
  /** Stops taking jobs, waits for the running ones up to `graceMs`, hands the rest back. What is added meanwhile lies in the queue. */
  drain(graceMs?: number): Promise<void>;
  /** Drained first where it is not. Nothing can be added any more. */
  close(graceMs?: number): Promise<void>;
}

export interface QueueDefinition<P> {
  readonly name: string;
  readonly schema: z.ZodType<P>;
  /** Runs in all, the first included. */
  readonly attempts: number;
  /** Wait before the second run in milliseconds; doubles with each further one. */
  readonly backoffMs: number;
  /** A run that has shown no sign of life for this long counts as crashed (default 30,000). */
  readonly stalledAfterMs?: number;
}

export interface JobQueue<P> {
  /**
   * One run a dedupe key: while a job of that key waits, runs or is remembered as done (a day at least), a second add
   * changes nothing. False where it was known. The key of a dead or cancelled job is free again.
   * The lowest turn goes first (a whole number from 0 to 2,000,000; 0 where none is given); equals in the order they
   * came. Throws `invalidDocument`.
   */
  add(
    payload: P,
    options: { readonly dedupeKey: string; readonly delayMs?: number; readonly turn?: number },
  ): Promise<boolean>;
  /** Starts `concurrency` competing consumers in this process. */
  process(concurrency: number, handler: (run: JobRun<P>) => Promise<void>): Promise<void>;
  /** Waiting job: removed. Running job: its signal is aborted and it is not tried again. False where unknown or over. */
  cancel(dedupeKey: string): Promise<boolean>;
  /**
   * Called once for a job whose attempts are used up, or whose payload does not fit the schema. `reason` are the words of
   * our own errors, of any other its name.
   */
  onDead(handler: (payload: unknown, reason: string) => Promise<void>): void;
  /** How many wait, those included that wait for their next attempt; cheaper than all counts. */
  waiting(): Promise<number>;
  counts(): Promise<{ readonly waiting: number; readonly active: number; readonly dead: number }>;
}

export interface JobRun<P> {
  readonly dedupeKey: string;
  readonly payload: P;
  /** 1 on the first run. */
  readonly attempt: number;
  /** Aborted when the job is cancelled or the process stops. */
  readonly signal: AbortSignal;
}

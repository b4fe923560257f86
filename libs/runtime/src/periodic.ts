import { setTimeout as wait } from 'node:timers/promises';
import { loggableError, type Log } from './log.ts';

/**
 * Runs `work` now and then again and again, `pauseMs` after the end of each run, until stopped. A failure is logged and
 * does not end the round. `stop` resolves when the run in hand is over.
 */
export class Periodic {
  private readonly stopper = new AbortController();
  private readonly loop: Promise<void>;

  constructor(what: string, pauseMs: number, log: Log, work: (signal: AbortSignal) => Promise<void>) {
    this.loop = this.run(what, pauseMs, log, work);
  }

  private async run(
    what: string,
    pauseMs: number,
    log: Log,
    work: (signal: AbortSignal) => Promise<void>,
  ): Promise<void> {
    const { signal } = this.stopper;
    while (!signal.aborted) {
      try {
        await work(signal);
      } catch (error) {
        if (!signal.aborted) log.warn({ error: loggableError(error), what }, 'a periodic task failed');
      }
      await wait(pauseMs, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  async stop(): Promise<void> {
    this.stopper.abort();
    await this.loop;
  }
}

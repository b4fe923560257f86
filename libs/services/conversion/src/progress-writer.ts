import type { Progress } from '@crossfoot/contracts';
import type { Collection } from '@crossfoot/ports';
import { changeDocument } from '@crossfoot/runtime';
import { hasEnded, type Conversion } from './conversion.document.ts';
import { leaseMs } from './lease.ts';

const writeEveryMs = 250;

/**
 * Writes how far a run has come into the record, at most four times a second, and renews its lease even when nothing
 * moves. `onLost` is called when the record has ended or belongs to another run: then the work is for nothing.
 */
export class ProgressWriter {
  private progress: Progress = { stage: 'open', pagesDone: 0, pages: null };
  private hasNews = false;
  private lastWrite = Date.now();
  private writing: Promise<void> = Promise.resolve();
  private readonly timer: NodeJS.Timeout;

  constructor(
    private readonly conversions: Collection<Conversion>,
    private readonly id: string,
    private readonly run: string,
    private readonly onLost: (reason: 'cancelled' | 'over') => void,
  ) {
    this.timer = setInterval(() => this.tick(), writeEveryMs);
  }

  update(progress: Progress): void {
    this.hasNews ||= progress.stage !== this.progress.stage || progress.pagesDone !== this.progress.pagesDone;
    this.progress = progress;
  }

  /** Resolves when nothing is being written any more. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.writing;
  }

  private tick(): void {
    const isDue = this.hasNews || Date.now() - this.lastWrite > leaseMs / 3;
    if (!isDue) return;
    this.hasNews = false;
    this.lastWrite = Date.now();
    this.writing = this.writing.then(() => this.write()).catch(() => undefined);
  }

  private async write(): Promise<void> {
    let isLost = true;
    let isCancelled = false;
    await changeDocument(this.conversions, this.id, (body) => {
      isCancelled = body.cancelRequested;
      isLost = hasEnded(body) || body.lease?.run !== this.run;
      if (isLost) return null;
      const now = Date.now();
      return { ...body, progress: this.progress, touchedAt: now, lease: { run: this.run, until: now + leaseMs } };
    });
    if (isCancelled) this.onLost('cancelled');
    else if (isLost) this.onLost('over');
  }
}

import { conversionMovedSignal, type Progress } from '@crossfoot/contracts';
import type { Collection, Stored } from '@crossfoot/ports';
import { changeDocument, type MessageBus } from '@crossfoot/runtime';
import { viewOf } from './conversion-view.ts';
import { hasEnded, type Conversion, type Reserved } from './conversion.document.ts';
import { leaseMs } from './lease.ts';

const tickMs = 100;
const pagesEveryMs = 250;
/** Somebody sees the stages of a document of so many pages. */
const longFromPages = 10;
/** Sooner than a listener doubts: the record, which it would ask, may be far behind. */
const repeatEveryMs = 1_000;

/**
 * Tells how far a run has come, by signals: a new stage within a tenth of a second (of a longer document at once), and pages
 * at most four times a second. A short run that is over sooner tells of its end alone: nobody sees its stages, and each
 * costs every gateway. While nothing moves it repeats itself, for those who listen late. The record learns of it only when
 * its lease is renewed, in a third of the lease's time. `onLost` is called when the record has ended or belongs to another
 * run: then the work is for nothing.
 */
export class ProgressReport {
  private progress: Progress = { stage: 'open', pagesDone: 0, pages: null };
  private reserved: Reserved = {};
  private isNewStage = true;
  private hasNews = false;
  private toldAt = 0;
  private renewedAt = Date.now();
  private renewing: Promise<void> = Promise.resolve();
  private readonly timer: NodeJS.Timeout;

  constructor(
    private readonly conversions: Collection<Conversion>,
    private readonly bus: MessageBus,
    private readonly record: Stored<Conversion>,
    private readonly run: string,
    private readonly onLost: (reason: 'cancelled' | 'over') => void,
  ) {
    this.timer = setInterval(() => this.tick(), tickMs);
  }

  update(progress: Progress): void {
    this.isNewStage ||= progress.stage !== this.progress.stage;
    this.hasNews ||= progress.pagesDone !== this.progress.pagesDone;
    this.progress = progress;
    if (this.isNewStage && (progress.pages ?? 0) >= longFromPages) this.tell();
  }

  /** For the record's next change. */
  hold(reserved: Reserved): void {
    this.reserved = reserved;
  }

  /** Resolves when nothing is being written any more. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.renewing;
  }

  private tick(): void {
    const silentMs = Date.now() - this.toldAt;
    if (this.isNewStage || silentMs >= (this.hasNews ? pagesEveryMs : repeatEveryMs)) this.tell();
    if (Date.now() - this.renewedAt < leaseMs / 3) return;
    this.renewedAt = Date.now();
    this.renewing = this.renewing.then(() => this.renew()).catch(() => undefined);
  }

  private tell(): void {
    this.isNewStage = false;
    this.hasNews = false;
    this.toldAt = Date.now();
    this.bus.signal(conversionMovedSignal, { ...viewOf(this.record), status: 'processing', progress: this.progress });
  }

  private async renew(): Promise<void> {
    let isLost = true;
    let isCancelled = false;
    await changeDocument(this.conversions, this.record.id, (body) => {
      isCancelled = body.cancelRequested;
      isLost = hasEnded(body) || body.lease?.run !== this.run;
      if (isLost) return null;
      const now = Date.now();
      const lease = { run: this.run, until: now + leaseMs };
      return { ...body, ...this.reserved, progress: this.progress, touchedAt: now, lease };
    });
    if (isCancelled) this.onLost('cancelled');
    else if (isLost) this.onLost('over');
  }
}

import { conversionMovedSignal, type Progress } from '@crossfoot/contracts';
import type { Collection, Stored } from '@crossfoot/ports';
import { changeDocument, type MessageBus } from '@crossfoot/runtime';
import { viewOf } from './conversion-view.ts';
import type { Conversion, Reserved } from './conversion.document.ts';
import { isOf, leaseMs } from './lease.ts';

const tickMs = 100;
const pagesEveryMs = 250;
/** Somebody sees the stages of a document of so many pages. */
const longFromPages = 10;
/** Sooner than a listener doubts: the record, which it would ask, may be far behind. */
const repeatEveryMs = 1_000;

/**
 * Tells how far a run has come, by signals: a new stage within a tenth of a second (of a longer document at once), and pages
 * at most four times a second. A short run that is over sooner tells of its end alone: nobody sees its stages, and each
 * costs every gateway. While nothing moves it repeats itself, for those who listen late. The record learns of it only with
 * the run's lease, which is written after a tenth of a second and renewed in a third of its time. `onLost` is called when the
 * record has ended or belongs to another run: then the work is for nothing.
 */
export class ProgressReport {
  private progress: Progress = { stage: 'open', pagesDone: 0, pages: null };
  private reserved: Reserved = {};
  private isNewStage = true;
  private hasNews = false;
  private toldAt = 0;
  private renewAt: number;
  private renewing: Promise<void> = Promise.resolve();
  private readonly timer: NodeJS.Timeout;

  constructor(
    private readonly conversions: Collection<Conversion>,
    private readonly bus: MessageBus,
    private readonly record: Stored<Conversion>,
    private readonly run: string,
    private isLeased: boolean,
    private readonly onLost: (reason: 'cancelled' | 'over') => void,
  ) {
    this.renewAt = isLeased ? Date.now() + leaseMs / 3 : 0;
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
    const now = Date.now();
    if (now < this.renewAt) return;
    this.renewAt = now + leaseMs / 3;
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
    await changeDocument(this.conversions, this.record.id, (body): Conversion | null => {
      isCancelled = body.cancelRequested;
      isLost = !isOf(body, this.run) || (body.lease === null && this.isLeased);
      if (isLost) return null;
      const now = Date.now();
      const lease = { run: this.run, until: now + leaseMs };
      return { ...body, ...this.reserved, status: 'processing', progress: this.progress, touchedAt: now, lease };
    });
    if (isCancelled) this.onLost('cancelled');
    else if (isLost) this.onLost('over');
    else this.isLeased = true;
  }
}

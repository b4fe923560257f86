import { CodedError } from '@crossfoot/contracts';
import type { Collection, Stored } from '@crossfoot/ports';
import { Metrics, changeDocument } from '@crossfoot/runtime';
import { Inject, Injectable } from '@nestjs/common';
import { ConversionEnding } from './conversion-ending.ts';
import { hasEnded, type Conversion } from './conversion.document.ts';
import { IntakeService } from './intake.service.ts';
import { CONVERSIONS } from './tokens.ts';

/** No sign of life for this long: the job may be lost. */
const silentMs = 25_000;
/** The queue says that it knows the job, and still nothing happens: it gets a second one. */
const forgottenMs = 120_000;
const longestLifeMs = 60 * 60_000;

/** Every accepted conversion ends: those of which nothing is heard are queued again, also into an emptied queue. */
@Injectable()
export class LiveSweeper {
  private isFirst = true;

  constructor(
    @Inject(CONVERSIONS) private readonly conversions: Collection<Conversion>,
    private readonly metrics: Metrics,
    private readonly ending: ConversionEnding,
    private readonly intake: IntakeService,
  ) {}

  async sweep(now: number): Promise<void> {
    const isStart = this.isFirst;
    this.isFirst = false;
    let cursor: string | null = null;
    do {
      const page = await this.conversions.find(
        { liveSince: { gt: 0 } },
        { limit: 500, cursor, sort: { field: 'liveSince', order: 'ascending' } },
      );
      for (const record of page.items) await this.revive(record, now, isStart);
      cursor = page.next;
    } while (cursor !== null);
  }

  private async revive({ id, body }: Stored<Conversion>, now: number, isStart: boolean): Promise<void> {
    if (now - body.createdAt > longestLifeMs) {
      this.metrics.countSwept('overdueConversions', 1);
      const text = 'The conversion took too long and was ended. Nothing was charged. Please try again.';
      return this.ending.fail(id, new CodedError('CONVERSION_FAILED', text));
    }
    const silent = now - body.touchedAt;
    if (!isStart && silent < silentMs) return;
    if (body.cancelRequested && silent > silentMs) {
      return this.ending.fail(id, new CodedError('CONVERSION_CANCELLED', 'The conversion was cancelled.'));
    }
    if (await this.intake.enqueue(id, body)) return this.metrics.countSwept('requeuedConversions', 1);
    if (silent < forgottenMs) return;
    const requeues = body.requeues + 1;
    await this.intake.enqueue(id, body, `${id}.${requeues}`);
    await changeDocument(this.conversions, id, (latest) =>
      hasEnded(latest) ? null : { ...latest, requeues, touchedAt: now },
    );
    this.metrics.countSwept('requeuedConversions', 1);
  }
}

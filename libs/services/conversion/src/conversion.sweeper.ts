import { CodedError } from '@crossfoot/contracts';
import type { Collection, ObjectsPort, Stored } from '@crossfoot/ports';
import { LOG, Metrics, OBJECTS, Periodic, changeDocument, type Log } from '@crossfoot/runtime';
import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { ConversionEnding } from './conversion-ending.ts';
import { hasEnded, type Conversion } from './conversion.document.ts';
import { DeliveryService, deliveryWaitMs } from './delivery.service.ts';
import { IntakeService } from './intake.service.ts';
import { conversionOf, exportPrefix, uploadPrefix, visitorResultPrefix } from './object-keys.ts';
import { OutboxRelay } from './outbox.relay.ts';
import { CONVERSIONS } from './tokens.ts';

const pauseMs = 30_000;
/** No sign of life for this long: the job may be lost. */
const silentMs = 25_000;
/** The queue says that it knows the job, and still nothing happens: it gets a second one. */
const forgottenMs = 120_000;
const longestLifeMs = 60 * 60_000;
/** Between the end of an upload and its record there is one message. */
const unclaimedMs = 2 * 60_000;
const exportLifeMs = 5 * 60_000;
const outboxLagMs = 5_000;

/** What the sweeper makes others do. */
@Injectable()
export class SweeperSteps {
  constructor(
    readonly ending: ConversionEnding,
    readonly intake: IntakeService,
    readonly delivery: DeliveryService,
    readonly relay: OutboxRelay,
  ) {}
}

/**
 * Makes true, also after `kill -9`, what the ordinary path does at once: every accepted conversion ends, its events go
 * out, and no upload, exported file or visitor's result outlives its time. Works from the records alone, so an emptied
 * queue is filled again. Runs at start and every half minute; several at once do no harm.
 */
@Injectable()
export class ConversionSweeper implements OnApplicationBootstrap, OnModuleDestroy {
  private periodic: Periodic | null = null;
  private isFirst = true;

  constructor(
    @Inject(CONVERSIONS) private readonly conversions: Collection<Conversion>,
    @Inject(OBJECTS) private readonly objects: ObjectsPort,
    @Inject(LOG) private readonly log: Log,
    private readonly metrics: Metrics,
    private readonly steps: SweeperSteps,
  ) {}

  onApplicationBootstrap(): void {
    this.periodic = new Periodic('conversion sweeper', pauseMs, this.log, () => this.sweep(Date.now()));
  }

  async onModuleDestroy(): Promise<void> {
    await this.periodic?.stop();
  }

  async sweep(now: number): Promise<void> {
    const isStart = this.isFirst;
    this.isFirst = false;
    await this.steps.relay.relayOlderThan(now - outboxLagMs);
    await this.reviveSilent(now, isStart);
    this.count('abandonedResults', await this.steps.delivery.abandonOlderThan(now - deliveryWaitMs));
    await this.removeUnclaimed('uploads', uploadPrefix, now, (body, key) => !hasEnded(body) && body.uploadKey === key);
    // A run that was given up for lost may store its result after another one's has been delivered and deleted.
    await this.removeUnclaimed(
      'results',
      visitorResultPrefix,
      now,
      (body, key) => !hasEnded(body) || body.resultKey === key,
    );
    await this.removeExports(now);
    await this.conversions.purgeExpired(now);
  }

  private async reviveSilent(now: number, isStart: boolean): Promise<void> {
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
      this.count('overdueConversions', 1);
      const text = 'The conversion took too long and was ended. Nothing was charged. Please try again.';
      return this.steps.ending.fail(id, new CodedError('CONVERSION_FAILED', text));
    }
    const silent = now - body.touchedAt;
    if (!isStart && silent < silentMs) return;
    if (body.cancelRequested && silent > silentMs) {
      return this.steps.ending.fail(id, new CodedError('CONVERSION_CANCELLED', 'The conversion was cancelled.'));
    }
    if (await this.steps.intake.enqueue(id, body)) return this.count('requeuedConversions', 1);
    if (silent < forgottenMs) return;
    const requeues = body.requeues + 1;
    await this.steps.intake.enqueue(id, body, `${id}.${requeues}`);
    await changeDocument(this.conversions, id, (latest) =>
      hasEnded(latest) ? null : { ...latest, requeues, touchedAt: now },
    );
    this.count('requeuedConversions', 1);
  }

  /** Deletes the objects of conversions that do not use them, and those of none after the time that a claim may take. */
  private async removeUnclaimed(
    what: string,
    prefix: string,
    now: number,
    isUsed: (body: Conversion, key: string) => boolean,
  ): Promise<void> {
    for await (const { key, modifiedAt } of this.allObjects(prefix)) {
      const conversionId = conversionOf(key);
      const record = conversionId === null ? null : await this.conversions.get(conversionId);
      if (record === null ? now - modifiedAt < unclaimedMs : isUsed(record.body, key)) continue;
      await this.objects.delete(key);
      this.count(what, 1);
    }
  }

  private async removeExports(now: number): Promise<void> {
    for await (const { key, modifiedAt } of this.allObjects(exportPrefix)) {
      if (now - modifiedAt < exportLifeMs) continue;
      await this.objects.delete(key);
      this.count('exports', 1);
    }
  }

  private async *allObjects(prefix: string) {
    let cursor: string | null = null;
    do {
      const page = await this.objects.list(prefix, { cursor, limit: 500 });
      yield* page.items;
      cursor = page.next;
    } while (cursor !== null);
  }

  private count(what: string, number: number): void {
    if (number > 0) this.metrics.swept.inc({ what }, number);
  }
}

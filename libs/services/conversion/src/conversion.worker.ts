import { inSpan, withRequestId, type Collection, type JobRun } from '@crossfoot/ports';
import { CONFIGURATION, Metrics, type Configuration } from '@crossfoot/runtime';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { ConversionQueues, conversionQueue, scanQueue, type ConversionJob } from './conversion-queue.ts';
import { ConversionRun } from './conversion-run.ts';
import type { Conversion } from './conversion.document.ts';
import { expireLeases } from './lease.ts';
import { ScanPlaces } from './scan-places.ts';
import { CONVERSIONS } from './tokens.ts';

/** Takes jobs, as many at a time as there are sandboxes and of scans as have places, and hears of those that are given up. */
@Injectable()
export class ConversionWorker implements OnApplicationBootstrap {
  constructor(
    @Inject(CONVERSIONS) private readonly conversions: Collection<Conversion>,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
    private readonly conversion: ConversionRun,
    private readonly metrics: Metrics,
    private readonly queues: ConversionQueues,
    private readonly places: ScanPlaces,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (this.configuration.isAlone) await expireLeases(this.conversions);
    this.metrics.watchOutbox('conversions', this.conversions);
    const { documents, scans } = this.queues;
    this.metrics.watchQueue(conversionQueue.name, () => documents.counts());
    this.metrics.watchQueue(scanQueue.name, () => scans.counts());
    for (const queue of [documents, scans]) queue.onDead((payload, reason) => this.conversion.giveUp(payload, reason));
    await documents.process(this.configuration.CONVERSION_SLOTS, (run) => this.run(run, null));
    await scans.process(this.places.count, async (run) => {
      using place = await this.places.take(run.signal);
      await this.run(run, place);
    });
  }

  private run(run: JobRun<ConversionJob>, place: Disposable | null): Promise<void> {
    const { requestId, traceparent, conversionId } = run.payload;
    const facts = { 'crossfoot.attempt': run.attempt, 'crossfoot.conversion_id': conversionId };
    return withRequestId(requestId, () =>
      inSpan({ name: 'conversion', kind: 'consumer', parent: traceparent, facts }, () =>
        this.conversion.run(run, place),
      ),
    );
  }
}

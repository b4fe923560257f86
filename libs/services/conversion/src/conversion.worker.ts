import { inSpan, withRequestId, type Collection, type JobQueue } from '@crossfoot/ports';
import { CONFIGURATION, Metrics, type Configuration } from '@crossfoot/runtime';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { conversionQueue, type ConversionJob } from './conversion-queue.ts';
import { ConversionRun } from './conversion-run.ts';
import type { Conversion } from './conversion.document.ts';
import { expireLeases } from './lease.ts';
import { CONVERSIONS, CONVERSION_QUEUE } from './tokens.ts';

/** Takes jobs, as many at a time as there are sandboxes, and hears of those that are given up. */
@Injectable()
export class ConversionWorker implements OnApplicationBootstrap {
  constructor(
    @Inject(CONVERSIONS) private readonly conversions: Collection<Conversion>,
    @Inject(CONVERSION_QUEUE) private readonly queue: JobQueue<ConversionJob>,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
    private readonly conversion: ConversionRun,
    private readonly metrics: Metrics,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (this.configuration.isAlone) await expireLeases(this.conversions);
    this.metrics.watchOutbox('conversions', this.conversions);
    this.metrics.watchQueue(conversionQueue.name, () => this.queue.counts());
    this.queue.onDead((payload, reason) => this.conversion.giveUp(payload, reason));
    await this.queue.process(this.configuration.CONVERSION_SLOTS, (run) => {
      const { requestId, traceparent, conversionId } = run.payload;
      const facts = { 'crossfoot.attempt': run.attempt, 'crossfoot.conversion_id': conversionId };
      return withRequestId(requestId, () =>
        inSpan({ name: 'conversion', kind: 'consumer', parent: traceparent, facts }, () => this.conversion.run(run)),
      );
    });
  }
}

import type { Collection } from '@crossfoot/ports';
import { LOG, Metrics, Periodic, type Log } from '@crossfoot/runtime';
import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { Conversion } from './conversion.document.ts';
import { DeliveryService, deliveryWaitMs } from './delivery.service.ts';
import { LiveSweeper } from './live.sweeper.ts';
import { ObjectSweeper } from './object.sweeper.ts';
import { OutboxRelay } from './outbox.relay.ts';
import { CONVERSIONS } from './tokens.ts';

const pauseMs = 30_000;
const outboxLagMs = 5_000;

/**
 * Makes true, also after `kill -9`, what the ordinary path does at once: every accepted conversion ends, its events go
 * out, and no upload, exported file or visitor's result outlives its time. Works from the records alone, so an emptied
 * queue is filled again. Runs at start and every half minute; several at once do no harm.
 */
@Injectable()
export class ConversionSweeper implements OnApplicationBootstrap, OnModuleDestroy {
  private periodic: Periodic | null = null;

  constructor(
    @Inject(CONVERSIONS) private readonly conversions: Collection<Conversion>,
    @Inject(LOG) private readonly log: Log,
    private readonly metrics: Metrics,
    private readonly relay: OutboxRelay,
    private readonly delivery: DeliveryService,
    private readonly live: LiveSweeper,
    private readonly objects: ObjectSweeper,
  ) {}

  onApplicationBootstrap(): void {
    this.periodic = new Periodic('conversion sweeper', pauseMs, this.log, () => this.sweep(Date.now()));
  }

  async onModuleDestroy(): Promise<void> {
    await this.periodic?.stop();
  }

  async sweep(now: number): Promise<void> {
    await this.relay.relayOlderThan(now - outboxLagMs);
    await this.live.sweep(now);
    this.metrics.countSwept('abandonedResults', await this.delivery.abandonOlderThan(now - deliveryWaitMs));
    await this.objects.sweep(now);
    await this.conversions.purgeExpired(now);
  }
}

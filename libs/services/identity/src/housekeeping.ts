import type { OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import type { OutboxRelay } from './outbox-relay.ts';

const relayEveryMs = 2_000;
const purgeEveryMs = 10 * 60_000;

interface Purgeable {
  purgeExpired(now: number): Promise<number>;
}

/** What runs by the clock: events that an earlier process could not relay, documents whose time is over. */
export class Housekeeping implements OnApplicationBootstrap, OnApplicationShutdown {
  private timers: NodeJS.Timeout[] = [];
  private busy: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly relay: OutboxRelay,
    private readonly collections: readonly Purgeable[],
    private readonly report: (error: unknown) => void,
  ) {}

  onApplicationBootstrap(): void {
    this.run(() => this.purge());
    this.timers = [
      setInterval(() => this.run(() => this.relay.relayAll()), relayEveryMs),
      setInterval(() => this.run(() => this.purge()), purgeEveryMs),
    ];
  }

  async onApplicationShutdown(): Promise<void> {
    for (const timer of this.timers) clearInterval(timer);
    await this.busy;
  }

  private run(work: () => Promise<unknown>): void {
    this.busy = this.busy.then(work).catch(this.report);
  }

  private async purge(): Promise<void> {
    for (const collection of this.collections) await collection.purgeExpired(Date.now());
  }
}

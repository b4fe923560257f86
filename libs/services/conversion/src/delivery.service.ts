import { randomUUID } from 'node:crypto';
import { conversionEvents } from '@crossfoot/contracts';
import type { Collection } from '@crossfoot/ports';
import { changeDocument } from '@crossfoot/runtime';
import { Inject, Injectable } from '@nestjs/common';
import { type Conversion } from './conversion.document.ts';
import { OutboxRelay } from './outbox.relay.ts';
import { ResultStore } from './result.store.ts';
import { CONVERSIONS } from './tokens.ts';

/** A visitor's result waits this long for its delivery; then it is deleted and the free conversion given back. */
export const deliveryWaitMs = 5 * 60_000;

/** What becomes of a visitor's result: delivered once, or abandoned; gone in both cases. */
@Injectable()
export class DeliveryService {
  constructor(
    @Inject(CONVERSIONS) private readonly conversions: Collection<Conversion>,
    private readonly results: ResultStore,
    private readonly relay: OutboxRelay,
  ) {}

  async delivered(id: string): Promise<void> {
    await this.settle(id, 'delivered');
  }

  async abandonOlderThan(time: number): Promise<number> {
    const { items } = await this.conversions.find({ waitingSince: { lt: time } }, { limit: 200 });
    for (const item of items) await this.settle(item.id, 'abandoned');
    return items.length;
  }

  private async settle(id: string, delivery: 'delivered' | 'abandoned'): Promise<void> {
    let isMine = false;
    const stored = await changeDocument(this.conversions, id, (body) => {
      isMine = body.delivery === 'waiting' && body.waitingSince !== null;
      if (!isMine) return null;
      const event = {
        id: randomUUID(),
        pattern: conversionEvents[delivery].pattern,
        payload: { conversionId: id, owner: body.owner, reservation: body.reservation },
      };
      const outboxSince = body.outboxSince ?? Date.now();
      return { ...body, delivery, waitingSince: null, resultKey: null, outbox: [...body.outbox, event], outboxSince };
    });
    if (stored === null || !isMine) return;
    await this.results.remove(id, stored.body.owner);
    await this.relay.relay(stored);
  }
}

import { randomUUID } from 'node:crypto';
import { conversionEvents } from '@crossfoot/contracts';
import type { Collection, Stored } from '@crossfoot/ports';
import { MessageBus, changeDocument, recentDocument } from '@crossfoot/runtime';
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
    private readonly bus: MessageBus,
  ) {}

  /**
   * Asked for by a durable message, which comes again until this is through. So the event goes out before the change, whose
   * outbox it would pass through otherwise: its receivers hear it once more after a crash in between, and of a result that
   * was abandoned meanwhile it charges nothing.
   */
  async delivered(id: string): Promise<void> {
    const recent = recentDocument(this.conversions, id);
    const known = recent !== null && isWaiting(recent.body) ? recent : await this.conversions.get(id);
    if (known === null || !isWaiting(known.body)) return;
    const { pattern, payload } = eventOf(known, 'delivered');
    await this.bus.emitRaw(pattern, payload);
    let isMine = false;
    const stored = await changeDocument(this.conversions, id, (body) => {
      isMine = isWaiting(body);
      return isMine ? { ...body, ...settled('delivered') } : null;
    });
    if (stored !== null && isMine) await this.results.remove(id, stored.body.owner);
  }

  async abandonOlderThan(time: number): Promise<number> {
    const { items } = await this.conversions.find({ waitingSince: { lt: time } }, { limit: 200 });
    for (const { id } of items) await this.abandon(id);
    return items.length;
  }

  private async abandon(id: string): Promise<void> {
    let isMine = false;
    const stored = await changeDocument(this.conversions, id, (body) => {
      isMine = isWaiting(body);
      if (!isMine) return null;
      const event = { id: randomUUID(), ...eventOf({ id, body }, 'abandoned') };
      const outboxSince = body.outboxSince ?? Date.now();
      return { ...body, ...settled('abandoned'), outbox: [...body.outbox, event], outboxSince };
    });
    if (stored === null || !isMine) return;
    await this.results.remove(id, stored.body.owner);
    await this.relay.relay(stored);
  }
}

type End = 'delivered' | 'abandoned';

const isWaiting = ({ delivery, waitingSince }: Conversion): boolean => delivery === 'waiting' && waitingSince !== null;

const settled = (delivery: End) => ({ delivery, waitingSince: null, resultKey: null });

const eventOf = ({ id, body }: Pick<Stored<Conversion>, 'id' | 'body'>, delivery: End) => ({
  pattern: conversionEvents[delivery].pattern,
  payload: { conversionId: id, owner: body.owner, reservation: body.reservation },
});

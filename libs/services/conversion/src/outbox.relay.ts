import type { Collection, Stored } from '@crossfoot/ports';
import { MessageBus, changeDocument } from '@crossfoot/runtime';
import { Inject, Injectable } from '@nestjs/common';
import type { Conversion } from './conversion.document.ts';
import { CONVERSIONS } from './tokens.ts';

/** Hands the events of a record to the transport, then strikes them out. At least once: their receivers are idempotent. */
@Injectable()
export class OutboxRelay {
  constructor(
    @Inject(CONVERSIONS) private readonly conversions: Collection<Conversion>,
    private readonly bus: MessageBus,
  ) {}

  async relay(stored: Stored<Conversion>): Promise<void> {
    const { id, body } = stored;
    if (body.outbox.length === 0) return;
    for (const event of body.outbox) await this.bus.emitRaw(event.pattern, event.payload);
    const sent = new Set(body.outbox.map((event) => event.id));
    const strikeOut = (latest: Conversion): Conversion => {
      const outbox = latest.outbox.filter((event) => !sent.has(event.id));
      return { ...latest, outbox, outboxSince: outbox.length === 0 ? null : latest.outboxSince };
    };
    await changeDocument(this.conversions, id, strikeOut);
  }

  /** Relays what an earlier process, or a broker that was away, left behind. */
  async relayOlderThan(time: number): Promise<number> {
    const { items } = await this.conversions.find({ outboxSince: { lt: time } }, { limit: 200 });
    for (const item of items) await this.relay(item);
    return items.length;
  }
}

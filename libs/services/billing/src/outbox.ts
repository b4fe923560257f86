import type { Collection, Stored } from '@crossfoot/ports';
import { changeDocument, type MessageBus } from '@crossfoot/runtime';
import { z } from 'zod';

/** Events that were written together with the change that they tell of, until the transport has them. */
export const outboxFields = {
  outbox: z.array(z.object({ pattern: z.string(), payload: z.record(z.string(), z.unknown()) })).default([]),
  /** When the oldest of them was written; null where there is none. */
  outboxSince: z.int().nullable().default(null),
};
export type PendingEvent = z.infer<typeof outboxFields.outbox>[number];

interface WithOutbox {
  readonly outbox: PendingEvent[];
  readonly outboxSince: number | null;
}

export function withEvents<T extends WithOutbox>(body: T, events: readonly PendingEvent[], now: number): T {
  if (events.length === 0) return body;
  return { ...body, outbox: [...body.outbox, ...events], outboxSince: body.outboxSince ?? now };
}

/** At least once: an event leaves the document only after the transport has it. */
export async function relayOutbox<T extends WithOutbox>(
  collection: Collection<T>,
  stored: Stored<T>,
  bus: MessageBus,
): Promise<void> {
  const { id, body } = stored;
  if (body.outbox.length === 0) return;
  for (const { pattern, payload } of body.outbox) await bus.emitRaw(pattern, payload);
  const sent = new Set(body.outbox.map((event) => JSON.stringify(event)));
  const strikeOut = (latest: T): T => {
    const outbox = latest.outbox.filter((event) => !sent.has(JSON.stringify(event)));
    return { ...latest, outbox, outboxSince: outbox.length === 0 ? null : latest.outboxSince };
  };
  await changeDocument(collection, id, strikeOut);
}

/** Relays what an earlier process, or a broker that was away, left behind. */
export async function relayAll<T extends WithOutbox>(collection: Collection<T>, bus: MessageBus): Promise<void> {
  const { items } = await collection.find({ outboxSince: { gt: 0 } }, { limit: 100 });
  for (const stored of items) await relayOutbox(collection, stored, bus);
}

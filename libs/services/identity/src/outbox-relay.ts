import type { Collection, Stored } from '@crossfoot/ports';
import { changeDocumentIf } from '@crossfoot/runtime';
import type { PendingEvent, User } from './user.document.ts';

/** Hands one event to the transport; resolves once it is durable there. */
export type Publish = (event: PendingEvent) => Promise<void>;

/**
 * Relays the events that were written inside a user's document. At least once: an event leaves the document only after
 * the transport has it. A closed account's document is deleted once its last event is out.
 */
export class OutboxRelay {
  constructor(
    private readonly users: Collection<User>,
    private readonly publish: Publish,
  ) {}

  async relay(user: Stored<User>): Promise<void> {
    for (const event of user.body.outbox) await this.publish(event);
    const sent = user.body.outbox.length;
    const after = await changeDocumentIf(this.users, user.id, (body) => {
      const outbox = body.outbox.slice(sent);
      return { ...body, outbox, outboxSince: outbox.length === 0 ? null : body.outboxSince };
    });
    if (after?.body.deletion === 'closed' && after.body.outbox.length === 0) await this.users.delete(user.id);
  }

  /** Relays what an earlier process, or a broker that was away, left behind. Resolves to how many users had events. */
  async relayAll(): Promise<number> {
    const { items } = await this.users.find({ outboxSince: { gt: 0 } }, { limit: 100 });
    for (const user of items) await this.relay(user);
    return items.length;
  }
}

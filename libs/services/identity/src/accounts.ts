import { randomUUID } from 'node:crypto';
import { type IdentityUser, type MailContent, mailRequestedEvent } from '@crossfoot/contracts';
import type { Collection, Stored } from '@crossfoot/ports';
import { changeDocumentIf } from '@crossfoot/runtime';
import type { OutboxRelay } from './outbox-relay.ts';
import { emailKeyOf, type PendingEvent, type User } from './user.document.ts';

/** The accounts as the use cases see them: looked up by address, changed together with the events that tell of it. */
export class Accounts {
  constructor(
    readonly users: Collection<User>,
    private readonly relay: OutboxRelay,
    readonly now: () => number,
  ) {}

  byEmail(email: string): Promise<Stored<User> | null> {
    return this.users.findOne({ emailKey: emailKeyOf(email) });
  }

  byId(id: string): Promise<Stored<User> | null> {
    return this.users.get(id);
  }

  async insert(id: string, user: User): Promise<Stored<User>> {
    const stored = await this.users.insert(id, user);
    this.relaySoon(stored);
    return stored;
  }

  /** One atomic change with its events; null where the user is gone or `change` left it alone. */
  async change(
    id: string,
    change: (user: User) => { user: User; events?: readonly PendingEvent[] } | null,
  ): Promise<Stored<User> | null> {
    const stored = await changeDocumentIf(this.users, id, (before) => {
      const changed = change(before);
      if (!changed) return null;
      const events = changed.events ?? [];
      return {
        ...changed.user,
        outbox: [...changed.user.outbox, ...events],
        outboxSince: changed.user.outboxSince ?? (events.length > 0 ? this.now() : null),
      };
    });
    if (stored) this.relaySoon(stored);
    return stored;
  }

  /** Not awaited by the caller's reply: what fails here is relayed by the next round of `relayAll`. */
  private relaySoon(user: Stored<User>): void {
    if (user.body.outbox.length > 0) void this.relay.relay(user).catch(() => {});
  }
}

/** A mail as an event of the outbox. */
export function mailEvent(to: string, content: MailContent, mailId: string = randomUUID()): PendingEvent {
  return { pattern: mailRequestedEvent.pattern, payload: { mailId, to, content } };
}

export function viewOf({ id, body }: Stored<User>): IdentityUser {
  return {
    id,
    email: body.email,
    firstName: body.firstName,
    lastName: body.lastName,
    emailVerified: body.emailVerified,
    pendingEmail: body.pendingEmail,
    createdAt: new Date(body.createdAt).toISOString(),
  };
}

import type { SessionView } from '@crossfoot/contracts';
import type { Collection, Stored } from '@crossfoot/ports';
import type { Session, User } from './user.document.ts';

const day = 24 * 60 * 60_000;
const idleMs = 7 * day;
const absoluteMs = 30 * day;
/** Writing down each request would be a write a request. */
const seenEveryMs = 10 * 60_000;

/**
 * Who is signed in where. A session is known by the SHA-256 of its 256-bit token; the token itself is in the browser's
 * cookie alone. A session of an older epoch than its user's is dead, so that all can be ended in one atomic change.
 */
export class Sessions {
  constructor(
    private readonly sessions: Collection<Session>,
    private readonly users: Collection<User>,
    private readonly now: () => number,
  ) {}

  async open(sessionHash: string, user: Stored<User>, device: string): Promise<void> {
    const now = this.now();
    await this.sessions.insert(sessionHash, {
      userId: user.id,
      epoch: user.body.sessionEpoch,
      device,
      createdAt: now,
      lastSeenAt: now,
      expiresAt: now + idleMs,
    });
  }

  /** The user of a living session, or null. */
  async resolve(sessionHash: string): Promise<Stored<User> | null> {
    const session = await this.sessions.get(sessionHash);
    if (!session || session.body.expiresAt <= this.now()) return null;
    const user = await this.users.get(session.body.userId);
    if (!user || user.body.deletion || user.body.sessionEpoch !== session.body.epoch) return null;
    await this.markSeen(session);
    return user;
  }

  async close(sessionHash: string): Promise<void> {
    await this.sessions.delete(sessionHash);
  }

  async list(user: Stored<User>, currentHash: string): Promise<SessionView[]> {
    const { items } = await this.sessions.find({ userId: user.id }, { limit: 100 });
    return items
      .filter(({ body }) => body.epoch === user.body.sessionEpoch && body.expiresAt > this.now())
      .sort((a, b) => b.body.lastSeenAt - a.body.lastSeenAt)
      .map(({ id, body }) => ({
        id: id.slice(0, 12),
        device: body.device,
        createdAt: new Date(body.createdAt).toISOString(),
        lastSeenAt: new Date(body.lastSeenAt).toISOString(),
        current: id === currentHash,
      }));
  }

  /** Removes the stored sessions of a user but one; they are dead already once the user's epoch has moved on. */
  async removeAll(userId: string, exceptHash: string | null): Promise<void> {
    for (;;) {
      const { items } = await this.sessions.find({ userId }, { limit: 100 });
      const doomed = items.filter(({ id }) => id !== exceptHash);
      await Promise.all(doomed.map(({ id }) => this.sessions.delete(id)));
      if (items.length < 100) return;
    }
  }

  /** Carries one session over into the user's new epoch. */
  async renew(sessionHash: string, epoch: number): Promise<void> {
    const session = await this.sessions.get(sessionHash);
    if (session) await this.sessions.replace(sessionHash, session.version, { ...session.body, epoch });
  }

  private async markSeen(session: Stored<Session>): Promise<void> {
    const now = this.now();
    if (now - session.body.lastSeenAt < seenEveryMs) return;
    const expiresAt = Math.min(now + idleMs, session.body.createdAt + absoluteMs);
    // Somebody else marking it at the same time is just as good.
    await this.sessions
      .replace(session.id, session.version, { ...session.body, lastSeenAt: now, expiresAt })
      .catch(() => {});
  }
}

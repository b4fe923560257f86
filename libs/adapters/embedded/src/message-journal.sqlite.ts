import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { DeadLetter } from '@crossfoot/ports';
import { inTransaction, openSqlite } from './sqlite-file.ts';

export interface JournalledMessage {
  readonly messageId: string;
  readonly requestId: string | null;
  readonly pattern: string;
  /** JSON text. */
  readonly payload: string;
}

export interface Delivery extends JournalledMessage {
  readonly seq: number;
  /** Counted before the handler runs, so that a crash in the middle counts too. */
  readonly attempt: number;
}

/**
 * The events that were accepted and not yet handled, one row a subscribed service, on the disk. Subscriptions are kept
 * too: an event emitted while a service is still starting waits for it. One process at a time owns the file.
 */
export class MessageJournal {
  private readonly db: DatabaseSync;
  private readonly statements: Map<string, StatementSync> = new Map();

  constructor(path: string) {
    this.db = openSqlite(path, { exclusive: true });
    this.db.exec(`
      CREATE TABLE IF NOT EXISTS subscription (service TEXT NOT NULL, pattern TEXT NOT NULL, PRIMARY KEY (service, pattern)) STRICT, WITHOUT ROWID;
      CREATE TABLE IF NOT EXISTS delivery (
        seq INTEGER PRIMARY KEY AUTOINCREMENT, service TEXT NOT NULL, messageId TEXT NOT NULL, requestId TEXT,
        pattern TEXT NOT NULL, payload TEXT NOT NULL, attempts INTEGER NOT NULL DEFAULT 0,
        dueAt INTEGER NOT NULL, dead INTEGER NOT NULL DEFAULT 0) STRICT;
      CREATE INDEX IF NOT EXISTS delivery_due ON delivery (service, dead, dueAt, seq);`);
  }

  /** The event patterns of a service. `replace` forgets those it no longer handles. */
  subscribe(service: string, patterns: readonly string[], replace: boolean): void {
    inTransaction(this.db, () => {
      if (replace) this.sql('DELETE FROM subscription WHERE service = ?').run(service);
      for (const pattern of patterns)
        this.sql('INSERT OR IGNORE INTO subscription VALUES (?, ?)').run(service, pattern);
    });
  }

  /** Durable once this returns. Resolves to the services that have it to handle. */
  append(message: JournalledMessage, now: number): readonly string[] {
    return inTransaction(this.db, () =>
      this.sql(
        `INSERT INTO delivery (service, messageId, requestId, pattern, payload, dueAt)
         SELECT service, ?, ?, pattern, ?, ? FROM subscription WHERE pattern = ? RETURNING service`,
      )
        .all(message.messageId, message.requestId, message.payload, now, message.pattern)
        .map((row) => String(row['service'])),
    );
  }

  /** Takes the next due message and counts the attempt. `held` are the ones being handled now. */
  take(service: string, held: ReadonlySet<number>, now: number): Delivery | null {
    const candidates = this.sql(
      'SELECT * FROM delivery WHERE service = ? AND dead = 0 AND dueAt <= ? ORDER BY dueAt, seq LIMIT ?',
    ).all(service, now, held.size + 1);
    const row = candidates.find((candidate) => !held.has(Number(candidate['seq'])));
    if (row === undefined) return null;
    this.sql('UPDATE delivery SET attempts = attempts + 1 WHERE seq = ?').run(Number(row['seq']));
    return {
      seq: Number(row['seq']),
      messageId: String(row['messageId']),
      requestId: row['requestId'] === null ? null : String(row['requestId']),
      pattern: String(row['pattern']),
      payload: String(row['payload']),
      attempt: Number(row['attempts']) + 1,
    };
  }

  /** When the next message of a service is due; null where none waits. */
  nextDue(service: string, held: ReadonlySet<number>): number | null {
    const rows = this.sql(
      'SELECT seq, dueAt FROM delivery WHERE service = ? AND dead = 0 ORDER BY dueAt, seq LIMIT ?',
    ).all(service, held.size + 1);
    const row = rows.find((candidate) => !held.has(Number(candidate['seq'])));
    return row === undefined ? null : Number(row['dueAt']);
  }

  acknowledge(seq: number): void {
    this.sql('DELETE FROM delivery WHERE seq = ?').run(seq);
  }

  retryAt(seq: number, dueAt: number): void {
    this.sql('UPDATE delivery SET dueAt = ? WHERE seq = ?').run(dueAt, seq);
  }

  /** Given back untouched, as by a graceful stop: the attempt does not count. */
  handBack(seq: number): void {
    this.sql('UPDATE delivery SET attempts = attempts - 1 WHERE seq = ?').run(seq);
  }

  bury(seq: number): void {
    this.sql('UPDATE delivery SET dead = 1 WHERE seq = ?').run(seq);
  }

  deadLetters(service: string): readonly DeadLetter[] {
    return this.sql('SELECT * FROM delivery WHERE service = ? AND dead = 1 ORDER BY seq')
      .all(service)
      .map((row) => ({
        pattern: String(row['pattern']),
        payload: JSON.parse(String(row['payload'])),
        attempts: Number(row['attempts']),
      }));
  }

  countDeadLetters(service: string): number {
    const row = this.sql('SELECT count(*) AS n FROM delivery WHERE service = ? AND dead = 1').get(service);
    return Number(row?.['n'] ?? 0);
  }

  /** Resolves to how many are due again. */
  revive(service: string, now: number): number {
    const sql = 'UPDATE delivery SET dead = 0, attempts = 0, dueAt = ? WHERE service = ? AND dead = 1';
    return Number(this.sql(sql).run(now, service).changes);
  }

  ping(): void {
    this.sql('SELECT 1').get();
  }

  close(): void {
    if (this.db.isOpen) this.db.close();
  }

  private sql(text: string): StatementSync {
    const known = this.statements.get(text);
    if (known !== undefined) return known;
    const prepared = this.db.prepare(text);
    this.statements.set(text, prepared);
    return prepared;
  }
}

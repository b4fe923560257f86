import { randomBytes } from 'node:crypto';
import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { PortError } from '@crossfoot/ports';
import { z } from 'zod';
import { inTransaction, openSqlite, reportSqlite } from './sqlite-file.ts';

export interface PendingEvent {
  readonly seq: number;
  readonly body: string;
}

const answerSchema = z.union([
  z.object({ answer: z.unknown() }),
  z.object({ code: z.enum(['declined', 'notFound', 'refused']), message: z.string() }),
]);

/** What the sandbox remembers: records by kind and id, answers by idempotency key, events until they are delivered. */
export class PaymentLedger {
  private readonly db: DatabaseSync;

  constructor(path: string) {
    this.db = openSqlite(path);
    this.db.exec(`
      CREATE TABLE IF NOT EXISTS record (kind TEXT NOT NULL, id TEXT NOT NULL, body TEXT NOT NULL, PRIMARY KEY (kind, id)) STRICT;
      CREATE TABLE IF NOT EXISTS answer (idempotencyKey TEXT PRIMARY KEY, request TEXT NOT NULL, outcome TEXT NOT NULL) STRICT;
      CREATE TABLE IF NOT EXISTS event (seq INTEGER PRIMARY KEY AUTOINCREMENT, body TEXT NOT NULL, delivered INTEGER NOT NULL DEFAULT 0) STRICT;`);
    this.run(
      'INSERT OR IGNORE INTO record VALUES (?, ?, ?)',
      'setting',
      'secret',
      JSON.stringify(`whsec_${randomBytes(24).toString('hex')}`),
    );
  }

  transaction<T>(work: () => T): T {
    return reportSqlite(() => inTransaction(this.db, work));
  }

  /** Runs `work` once for a key; a repeat gets the first outcome, also where that was an error. Nothing of a failed run stays. */
  once<T>(idempotencyKey: string, request: unknown, work: () => T): T {
    const text = JSON.stringify(request);
    const [known] = this.run('SELECT request, outcome FROM answer WHERE idempotencyKey = ?', idempotencyKey);
    if (known === undefined) return this.firstTime(idempotencyKey, text, work);
    if (known['request'] !== text)
      throw new PortError('refused', 'The idempotency key was used before with another request');
    const outcome = answerSchema.parse(JSON.parse(String(known['outcome'])));
    if ('code' in outcome) throw new PortError(outcome.code, outcome.message);
    return outcome.answer as T;
  }

  get<T>(kind: string, id: string, schema: z.ZodType<T>): T | null {
    const [row] = this.run('SELECT body FROM record WHERE kind = ? AND id = ?', kind, id);
    return row === undefined ? null : schema.parse(JSON.parse(String(row['body'])));
  }

  all<T>(kind: string, schema: z.ZodType<T>): readonly T[] {
    return this.run('SELECT body FROM record WHERE kind = ? ORDER BY rowid', kind).map((row) =>
      schema.parse(JSON.parse(String(row['body']))),
    );
  }

  put(kind: string, id: string, body: unknown): void {
    this.run(
      'INSERT INTO record VALUES (?, ?, ?) ON CONFLICT (kind, id) DO UPDATE SET body = excluded.body',
      kind,
      id,
      JSON.stringify(body),
    );
  }

  addEvent(event: unknown): void {
    this.run('INSERT INTO event (body) VALUES (?)', JSON.stringify(event));
  }

  nextEvent(): PendingEvent | null {
    const [row] = this.run('SELECT seq, body FROM event WHERE delivered = 0 ORDER BY seq LIMIT 1');
    return row === undefined ? null : { seq: Number(row['seq']), body: String(row['body']) };
  }

  delivered(seq: number): void {
    this.run('UPDATE event SET delivered = 1 WHERE seq = ?', seq);
  }

  close(): void {
    if (this.db.isOpen) this.db.close();
  }

  private firstTime<T>(idempotencyKey: string, request: string, work: () => T): T {
    const keep = (outcome: z.infer<typeof answerSchema>): void =>
      void this.run('INSERT INTO answer VALUES (?, ?, ?)', idempotencyKey, request, JSON.stringify(outcome));
    try {
      return this.transaction(() => {
        const answer = work();
        keep({ answer });
        return answer;
      });
    } catch (error) {
      const refusal =
        error instanceof PortError ? answerSchema.safeParse({ code: error.code, message: error.message }) : null;
      if (refusal?.success && error instanceof PortError && error.code === 'declined') keep(refusal.data);
      throw error;
    }
  }

  private run(sql: string, ...values: readonly SQLInputValue[]) {
    return reportSqlite(() => this.db.prepare(sql).all(...values));
  }
}

import type { DatabaseSync, SQLInputValue, SQLOutputValue } from 'node:sqlite';
import { isGone } from './process-mark.ts';
import { inTransaction, openSqlite, reportSqlite } from './sqlite-file.ts';

export interface StoredJob {
  readonly seq: number;
  readonly dedupeKey: string;
  /** JSON text. */
  readonly payload: string;
  readonly attempt: number;
}

export interface JobRules {
  readonly queue: string;
  readonly attempts: number;
  readonly stalledAfterMs: number;
}

const DAY_MS = 86_400_000;
const DONE_KEPT_MS = 7 * DAY_MS;
const DEAD_KEPT_MS = 30 * DAY_MS;
const FORGET_EVERY_MS = 3_600_000;

/**
 * Jobs as rows: waiting → active (owned, under a lease) → gone from the queue as done or dead. Every step is one
 * transaction, so that several processes may work on the same file; what an owner writes holds only while it still
 * owns that very attempt.
 */
export class JobStore {
  private readonly db: DatabaseSync;
  private forgotAt = 0;

  constructor(path: string) {
    this.db = openSqlite(path);
    this.db.exec(`
      CREATE TABLE IF NOT EXISTS job (
        seq INTEGER PRIMARY KEY AUTOINCREMENT, queue TEXT NOT NULL, dedupeKey TEXT NOT NULL, payload TEXT NOT NULL,
        priority INTEGER NOT NULL, state TEXT NOT NULL CHECK (state IN ('waiting', 'active', 'done', 'dead')),
        attempt INTEGER NOT NULL DEFAULT 0, dueAt INTEGER NOT NULL, owner TEXT, leaseUntil INTEGER,
        cancelled INTEGER NOT NULL DEFAULT 0, endedAt INTEGER, reason TEXT,
        reported TEXT NOT NULL DEFAULT 'no' CHECK (reported IN ('no', 'now', 'yes')), UNIQUE (queue, dedupeKey)) STRICT;
      CREATE INDEX IF NOT EXISTS job_next ON job (queue, state, priority DESC, dueAt, seq);
      CREATE INDEX IF NOT EXISTS job_due ON job (queue, state, dueAt);`);
  }

  add(
    queue: string,
    job: { dedupeKey: string; payload: string; priority: number; dueAt: number },
    now: number,
  ): boolean {
    return this.transaction(() => {
      this.forgetOld(now);
      this.run("DELETE FROM job WHERE queue = ? AND dedupeKey = ? AND state = 'dead'", queue, job.dedupeKey);
      const added = this.run(
        `INSERT INTO job (queue, dedupeKey, payload, priority, state, dueAt) VALUES (?, ?, ?, ?, 'waiting', ?)
         ON CONFLICT (queue, dedupeKey) DO NOTHING RETURNING seq`,
        ...[queue, job.dedupeKey, job.payload, job.priority, job.dueAt],
      );
      return added.length === 1;
    });
  }

  /** The next due job, now owned; null where there is none. */
  claim(rules: JobRules, owner: string, now: number): StoredJob | null {
    // Reading first: an idle queue takes no write lock from other processes.
    if (
      this.run("SELECT 1 FROM job WHERE queue = ? AND state = 'waiting' AND dueAt <= ? LIMIT 1", rules.queue, now)
        .length === 0
    )
      return null;
    const [row] = this.run(
      `UPDATE job SET state = 'active', attempt = attempt + 1, owner = ?, leaseUntil = ? WHERE seq =
         (SELECT seq FROM job WHERE queue = ? AND state = 'waiting' AND dueAt <= ? ORDER BY priority DESC, dueAt, seq LIMIT 1)
       RETURNING *`,
      ...[owner, now + rules.stalledAfterMs, rules.queue, now],
    );
    return row === undefined ? null : stored(row);
  }

  /** Jobs whose owner shows no sign of life: again, or dead where their attempts are used up. */
  recover(rules: JobRules, now: number): void {
    for (const { owner } of this.run(
      "SELECT DISTINCT owner FROM job WHERE queue = ? AND state = 'active'",
      rules.queue,
    )) {
      if (isGone(String(owner)))
        this.run("UPDATE job SET leaseUntil = 0 WHERE owner = ? AND state = 'active'", String(owner));
    }
    const stalled = [rules.queue, now];
    if (
      this.run("SELECT 1 FROM job WHERE queue = ? AND state = 'active' AND leaseUntil < ? LIMIT 1", ...stalled)
        .length === 0
    )
      return;
    this.transaction(() => {
      this.run("DELETE FROM job WHERE queue = ? AND state = 'active' AND leaseUntil < ? AND cancelled = 1", ...stalled);
      this.run(
        "UPDATE job SET state = 'dead', endedAt = ?, reason = 'The process that ran it died or hung' WHERE queue = ? AND state = 'active' AND leaseUntil < ? AND attempt >= ?",
        ...[now, ...stalled, rules.attempts],
      );
      this.run(
        "UPDATE job SET state = 'waiting', owner = NULL, dueAt = ? WHERE queue = ? AND state = 'active' AND leaseUntil < ?",
        now,
        ...stalled,
      );
    });
  }

  /** Extends the leases of an owner; gives back which of its jobs it still owns, and which of them are cancelled. */
  renew(rules: JobRules, owner: string, now: number): ReadonlyMap<number, { readonly cancelled: boolean }> {
    const rows = this.run(
      "UPDATE job SET leaseUntil = ? WHERE queue = ? AND owner = ? AND state = 'active' RETURNING seq, cancelled",
      now + rules.stalledAfterMs,
      rules.queue,
      owner,
    );
    return new Map(rows.map((row) => [Number(row['seq']), { cancelled: row['cancelled'] === 1 }]));
  }

  isCancelled(seq: number): boolean {
    return this.run('SELECT 1 FROM job WHERE seq = ? AND cancelled = 1', seq).length === 1;
  }

  succeed(job: StoredJob, owner: string, now: number): void {
    this.run(
      'DELETE FROM job WHERE seq = ? AND owner = ? AND attempt = ? AND cancelled = 1',
      job.seq,
      owner,
      job.attempt,
    );
    this.run(
      "UPDATE job SET state = 'done', payload = 'null', endedAt = ? WHERE seq = ? AND owner = ? AND attempt = ? AND state = 'active'",
      now,
      job.seq,
      owner,
      job.attempt,
    );
  }

  retry(job: StoredJob, owner: string, dueAt: number): void {
    this.run(
      'DELETE FROM job WHERE seq = ? AND owner = ? AND attempt = ? AND cancelled = 1',
      job.seq,
      owner,
      job.attempt,
    );
    this.run(
      "UPDATE job SET state = 'waiting', owner = NULL, dueAt = ? WHERE seq = ? AND owner = ? AND attempt = ? AND state = 'active'",
      dueAt,
      job.seq,
      owner,
      job.attempt,
    );
  }

  bury(job: StoredJob, owner: string, reason: string, now: number): void {
    this.run(
      'DELETE FROM job WHERE seq = ? AND owner = ? AND attempt = ? AND cancelled = 1',
      job.seq,
      owner,
      job.attempt,
    );
    this.run(
      "UPDATE job SET state = 'dead', endedAt = ?, reason = ? WHERE seq = ? AND owner = ? AND attempt = ? AND state = 'active'",
      now,
      reason,
      job.seq,
      owner,
      job.attempt,
    );
  }

  /** A graceful stop: the runs that were cut short do not count as attempts. */
  handBack(owner: string, now: number): void {
    this.run("DELETE FROM job WHERE owner = ? AND state = 'active' AND cancelled = 1", owner);
    this.run(
      "UPDATE job SET state = 'waiting', owner = NULL, attempt = attempt - 1, dueAt = ? WHERE owner = ? AND state = 'active'",
      now,
      owner,
    );
  }

  /** Waiting: removed. Active: marked, and its owner will see it. */
  cancel(queue: string, dedupeKey: string): 'removed' | 'marked' | 'unknown' {
    return this.transaction(() => {
      if (
        this.run(
          "DELETE FROM job WHERE queue = ? AND dedupeKey = ? AND state = 'waiting' RETURNING seq",
          queue,
          dedupeKey,
        ).length === 1
      )
        return 'removed';
      const marked = this.run(
        "UPDATE job SET cancelled = 1 WHERE queue = ? AND dedupeKey = ? AND state = 'active' AND cancelled = 0 RETURNING seq",
        queue,
        dedupeKey,
      );
      return marked.length === 1 ? 'marked' : 'unknown';
    });
  }

  /** A dead job that nobody has been told of, held for the teller. */
  claimDead(rules: JobRules, now: number): (StoredJob & { readonly reason: string }) | null {
    if (
      this.run("SELECT 1 FROM job WHERE queue = ? AND state = 'dead' AND reported <> 'yes' LIMIT 1", rules.queue)
        .length === 0
    )
      return null;
    const [row] = this.run(
      `UPDATE job SET reported = 'now', leaseUntil = ? WHERE seq = (SELECT seq FROM job
         WHERE queue = ? AND state = 'dead' AND (reported = 'no' OR (reported = 'now' AND leaseUntil < ?)) ORDER BY seq LIMIT 1)
       RETURNING *`,
      ...[now + rules.stalledAfterMs, rules.queue, now],
    );
    return row === undefined ? null : { ...stored(row), reason: String(row['reason']) };
  }

  deadReported(seq: number): void {
    this.run("UPDATE job SET reported = 'yes' WHERE seq = ? AND state = 'dead'", seq);
  }

  nextDue(queue: string): number | null {
    const [row] = this.run("SELECT min(dueAt) AS dueAt FROM job WHERE queue = ? AND state = 'waiting'", queue);
    return row === undefined || row['dueAt'] === null ? null : Number(row['dueAt']);
  }

  counts(queue: string): { waiting: number; active: number; dead: number } {
    const counts = { waiting: 0, active: 0, dead: 0 };
    for (const row of this.run('SELECT state, count(*) AS n FROM job WHERE queue = ? GROUP BY state', queue)) {
      const state = row['state'];
      if (state === 'waiting' || state === 'active' || state === 'dead') counts[state] = Number(row['n']);
    }
    return counts;
  }

  close(): void {
    if (this.db.isOpen) this.db.close();
  }

  private forgetOld(now: number): void {
    if (now - this.forgotAt < FORGET_EVERY_MS) return;
    this.forgotAt = now;
    this.run("DELETE FROM job WHERE state = 'done' AND endedAt < ?", now - DONE_KEPT_MS);
    this.run("DELETE FROM job WHERE state = 'dead' AND endedAt < ?", now - DEAD_KEPT_MS);
  }

  private transaction<T>(work: () => T): T {
    return reportSqlite(() => inTransaction(this.db, work));
  }

  private run(sql: string, ...values: readonly SQLInputValue[]): Record<string, SQLOutputValue>[] {
    return reportSqlite(() => this.db.prepare(sql).all(...values));
  }
}

function stored(row: Record<string, SQLOutputValue>): StoredJob {
  return {
    seq: Number(row['seq']),
    dedupeKey: String(row['dedupeKey']),
    payload: String(row['payload']),
    attempt: Number(row['attempt']),
  };
}

import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { PortError } from '@crossfoot/ports';

export interface SqliteOptions {
  /** Refuse a second process on the same file, for as long as this one lives. */
  readonly exclusive?: boolean;
}

/**
 * Opens one SQLite file of the data folder, making the folder where missing. Every commit is on the disk before the
 * call returns (WAL, synchronous = FULL); several processes wait for each other up to ten seconds.
 */
export function openSqlite(path: string, options: SqliteOptions = {}): DatabaseSync {
  try {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    // SQLite gives its side files the mode of the main one.
    closeSync(openSync(path, 'a', 0o600));
    const patienceMs = options.exclusive ? 200 : 10_000;
    const db = new DatabaseSync(path, { timeout: patienceMs });
    if (options.exclusive) db.exec('PRAGMA locking_mode = EXCLUSIVE');
    db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON');
    if (options.exclusive) db.exec('BEGIN IMMEDIATE; COMMIT');
    forgetDeleted(db, patienceMs);
    return db;
  } catch (error) {
    const reason = isBusy(error)
      ? 'another process is using it; stop that one first'
      : 'is the folder writable and the file sound?';
    throw new PortError('unavailable', `Cannot open the data file ${path}: ${reason}`, { cause: error });
  }
}

const forgetEveryMs = 5_000;

/**
 * What was deleted is overwritten in the file (`secure_delete`), but its last state stays in the log beside it until
 * that is written anew: on a machine with little to do for weeks. So the log is emptied soon after a change. Whoever
 * reads at that moment is not waited for: the next round does it.
 */
function forgetDeleted(db: DatabaseSync, patienceMs: number): void {
  let done = 0;
  const timer = setInterval(() => {
    if (!db.isOpen) return clearInterval(timer);
    if (db.isTransaction) return;
    const changes = Number(db.prepare('SELECT total_changes() AS n').get()?.['n']);
    if (changes === done) return;
    db.exec('PRAGMA busy_timeout = 0');
    try {
      const isBusy = db.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()?.['busy'] !== 0;
      if (!isBusy) done = changes;
    } catch {
      // Tried again with the next round.
    } finally {
      db.exec(`PRAGMA busy_timeout = ${patienceMs}`);
    }
  }, forgetEveryMs).unref();
}

/** Runs `work` in one write transaction; everything is undone where it throws. */
export function inTransaction<T>(db: DatabaseSync, work: () => T): T {
  db.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    db.exec('COMMIT');
    return result;
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK');
    throw error;
  }
}

const SQLITE_BUSY = 5;
const SQLITE_CONSTRAINT = 19;

/** The primary result code; the extended ones carry it in their low byte. */
function resultCode(error: unknown): number | null {
  return error instanceof Error && 'errcode' in error && typeof error.errcode === 'number'
    ? error.errcode & 0xff
    : null;
}

function isBusy(error: unknown): boolean {
  return resultCode(error) === SQLITE_BUSY;
}

function isConstraintViolation(error: unknown): boolean {
  return resultCode(error) === SQLITE_CONSTRAINT;
}

/** Runs a statement; what goes wrong below becomes a PortError without the statement's values. */
export function reportSqlite<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof PortError) throw error;
    if (isConstraintViolation(error)) {
      throw new PortError('alreadyExists', 'The id or a unique key is taken', { cause: error });
    }
    throw new PortError(
      'unavailable',
      isBusy(error) ? 'The data file is busy; try again' : 'The data file does not answer',
      { cause: error },
    );
  }
}

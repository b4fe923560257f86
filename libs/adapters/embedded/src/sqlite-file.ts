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
    const db = new DatabaseSync(path, { timeout: options.exclusive ? 200 : 10_000 });
    if (options.exclusive) db.exec('PRAGMA locking_mode = EXCLUSIVE');
    db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON');
    if (options.exclusive) db.exec('BEGIN IMMEDIATE; COMMIT');
    return db;
  } catch (error) {
    const reason = isBusy(error)
      ? 'another process is using it; stop that one first'
      : 'is the folder writable and the file sound?';
    throw new PortError('unavailable', `Cannot open the data file ${path}: ${reason}`, { cause: error });
  }
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

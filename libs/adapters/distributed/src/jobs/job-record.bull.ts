/** What Bull keeps of a job: the payload, and what Bull does not count by itself. */
export interface JobRecord {
  readonly payload: unknown;
  readonly dedupeKey: string;
  /** Tells this job from a later one of the same key. */
  readonly nonce: string;
  /** Runs begun, those included whose process died. */
  readonly runs: number;
  /** The handler is through; only Bull does not know yet. The payload is gone. */
  readonly isDone?: true;
}

/** A job that will not be tried again, as it is reported to `onDead` and kept for operators. */
export interface DeadRecord {
  readonly payload: unknown;
  readonly reason: string;
}

/** Bull's own keys share a name space with job ids, and a lock's key ends in `:lock`: neither can be met by accident. */
export function jobIdOf(dedupeKey: string): string {
  return `key-${encodeURIComponent(dedupeKey.toWellFormed())}`;
}

/** For how many milliseconds a run holds its job without renewing it. */
export function leaseOf(definition: { readonly stalledAfterMs?: number }): number {
  return definition.stalledAfterMs ?? 30_000;
}

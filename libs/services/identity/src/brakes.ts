import { createHash } from 'node:crypto';
import { CodedError } from '@crossfoot/contracts';
import type { Collection } from '@crossfoot/ports';
import { changeDocument, createOrChangeDocument } from '@crossfoot/runtime';
import type { Brake } from './user.document.ts';

/** Failures that cost nothing, then a wait that doubles with each further one up to a limit: never a lasting lock-out. */
export interface BrakePolicy {
  readonly freeFailures: number;
  readonly firstWaitMs: number;
  readonly longestWaitMs: number;
}

export const accountPolicy: BrakePolicy = { freeFailures: 5, firstWaitMs: 1_000, longestWaitMs: 15 * 60_000 };
/** An office behind one address fails more often than one person. */
export const addressPolicy: BrakePolicy = { freeFailures: 30, firstWaitMs: 1_000, longestWaitMs: 15 * 60_000 };

/** Without failures for this long, a brake is forgotten. */
const forgottenAfterMs = 24 * 60 * 60_000;

/**
 * Counts attempts before they are evaluated, so that parallel guesses cannot slip past: an attempt is a failure until
 * `succeeded` says otherwise. Keys are kept as hashes: they name addresses, also such as nobody here has.
 */
export class Brakes {
  constructor(
    private readonly collection: Collection<Brake>,
    private readonly now: () => number,
  ) {}

  /** Counts one attempt; throws CodedError RATE_LIMITED, without counting, while the wait of the last failure lasts. */
  async attempt(key: string, policy: BrakePolicy): Promise<void> {
    const fresh: Brake = { failures: 0, ...never };
    await createOrChangeDocument(
      this.collection,
      idOf(key),
      () => fresh,
      (brake) => {
        const now = this.now();
        const waitMs = brake.lastFailureAt + waitAfter(brake.failures, policy) - now;
        if (waitMs > 0) throw tooManyAttempts(waitMs);
        return { failures: brake.failures + 1, lastFailureAt: now, expiresAt: now + forgottenAfterMs };
      },
    );
  }

  /** Forgets the failures of a key that belongs to whoever succeeded. */
  async succeeded(key: string): Promise<void> {
    await this.collection.delete(idOf(key));
  }

  /** Takes back the one attempt that was right; what others failed at under the same key stays. */
  async takeBack(key: string): Promise<void> {
    await changeDocument(this.collection, idOf(key), (brake) => ({
      ...brake,
      failures: Math.max(0, brake.failures - 1),
    }));
  }
}

/** Written over with the first failure. */
const never = { lastFailureAt: 0, expiresAt: 0 };

const idOf = (key: string): string => createHash('sha256').update(key).digest('hex');

function waitAfter(failures: number, policy: BrakePolicy): number {
  if (failures < policy.freeFailures) return 0;
  return Math.min(policy.firstWaitMs * 2 ** Math.min(failures - policy.freeFailures, 30), policy.longestWaitMs);
}

function tooManyAttempts(waitMs: number): CodedError {
  const seconds = Math.ceil(waitMs / 1_000);
  const wait = seconds < 90 ? `${seconds} second${seconds === 1 ? '' : 's'}` : `${Math.ceil(seconds / 60)} minutes`;
  return new CodedError('RATE_LIMITED', `Too many attempts. Please try again in ${wait}.`, {
    retryAfterSeconds: seconds,
  });
}

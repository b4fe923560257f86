import { CodedError, type Owner } from '@crossfoot/contracts';
import { Injectable } from '@nestjs/common';

/** A visitor's result is lost where the answer comes after 118 seconds; an account's is found in its history. */
const longestWaitMs = { visitor: 90_000, user: 30 * 60_000 } as const;
/** Fewer ahead tell nothing of the pace. */
const leastAhead = 5;
/** How much the newest observation weighs. */
const share = 0.2;
/** What was learned is forgotten when it has not been seen so long: more workers may have come. */
const trustMs = 5 * 60_000;

/**
 * How fast the queue moves, learned from each conversion that has its turn: so many were ahead of it, and so long it
 * waited. That is the pace of all workers together, whichever process took it.
 */
@Injectable()
export class QueuePace {
  private msOfOne: number | null = null;
  private seenAt = 0;

  observe(ahead: number, waitMs: number, now = Date.now()): void {
    if (ahead < leastAhead) return;
    const one = waitMs / ahead;
    this.msOfOne = this.msOfOne === null || this.isOld(now) ? one : this.msOfOne * (1 - share) + one * share;
    this.seenAt = now;
  }

  /** SERVICE_UNAVAILABLE, with the time to come again, where the answer would come too late; null where it would not. */
  tooLong(owner: Owner, waiting: number, now = Date.now()): CodedError | null {
    if (this.msOfOne === null || this.isOld(now)) return null;
    const wait = waiting * this.msOfOne;
    const longest = longestWaitMs[owner.kind];
    if (wait <= longest) return null;
    const retryAfterSeconds = Math.ceil((wait - longest / 2) / 1_000);
    const text = 'Too many files are waiting just now. Please try again in a few minutes.';
    return new CodedError('SERVICE_UNAVAILABLE', text, { retryAfterSeconds });
  }

  private isOld(now: number): boolean {
    return now - this.seenAt > trustMs;
  }
}

/** The same of scans that wait for others to be read. */
@Injectable()
export class ScanPace extends QueuePace {}

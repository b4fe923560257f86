import { CodedError, type Owner } from '@crossfoot/contracts';

/** Conversions of one owner that may wait or run at a time; a browser sends a month's statements at once. */
export const mostLiveOfOwner = 600;
/** Conversions that wait in all: more would be answered after their callers have gone. */
export const mostWaiting = 5_000;

/** Each document that an owner has under way puts the next one back by this much. */
const costMs = 10_000;
/** How much earlier than a visitor's the documents of others come. */
const aheadMs = { paid: 120_000, free: 30_000, visitor: 0 } as const;
const tickMs = 5_000;
/** Turns begin anew after 115 days; that two of them change places then does no harm. */
const turns = 2_000_000;

/**
 * When a conversion has its turn (`JobQueue.add`): by the time it came, put back by what its owner has under way already.
 * So one owner's hundred documents let a neighbour's first one pass, and as time only grows, nobody waits for ever.
 */
export function turnOf(input: {
  readonly owner: Owner;
  readonly isPaid: boolean;
  /** The owner's conversions that have not ended. */
  readonly live: number;
  /** Epoch milliseconds of acceptance. */
  readonly acceptedAt: number;
}): number {
  const tier = input.isPaid ? 'paid' : input.owner.kind === 'user' ? 'free' : 'visitor';
  return Math.floor((input.acceptedAt + input.live * costMs - aheadMs[tier]) / tickMs) % turns;
}

/** RATE_LIMITED or SERVICE_UNAVAILABLE where one more would wait too long, else null. */
export function tooMany(live: number, waiting: number): CodedError | null {
  if (live >= mostLiveOfOwner) {
    return new CodedError(
      'RATE_LIMITED',
      `${live} of your files are being converted. Please wait until some are done.`,
    );
  }
  if (waiting >= mostWaiting) {
    return new CodedError('SERVICE_UNAVAILABLE', 'Too many files are waiting. Please try again in a few minutes.');
  }
  return null;
}

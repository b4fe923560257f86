import { CodedError, type identityDataSchema } from '@crossfoot/contracts';
import type { z } from 'zod';
import { viewOf } from './accounts.ts';
import type { BrakePolicy, Brakes } from './brakes.ts';
import type { Sessions } from './sessions.ts';

/** An export reads everything an account has: three are free, then the wait doubles up to an hour. */
export const exportPolicy: BrakePolicy = { freeFailures: 3, firstWaitMs: 60_000, longestWaitMs: 60 * 60_000 };

/** What identity holds of a user, for that user. */
export class OwnData {
  constructor(
    private readonly sessions: Sessions,
    private readonly brakes: Brakes,
  ) {}

  /** Throws CodedError RATE_LIMITED, and UNAUTHENTICATED where the session is not this user's. */
  async of(userId: string, sessionHash: string): Promise<z.input<typeof identityDataSchema>> {
    const user = await this.sessions.resolve(sessionHash);
    if (user?.id !== userId) throw new CodedError('UNAUTHENTICATED', 'Please sign in again.');
    await this.brakes.attempt(`data-export:${userId}`, exportPolicy);
    const { firstLoginAt } = user.body;
    return {
      account: { ...viewOf(user), firstLoginAt: firstLoginAt === null ? null : new Date(firstLoginAt).toISOString() },
      sessions: await this.sessions.list(user, sessionHash),
    };
  }
}

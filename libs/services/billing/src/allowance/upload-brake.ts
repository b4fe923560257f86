import { CodedError, type Owner } from '@crossfoot/contracts';
import type { Collection, CollectionDefinition } from '@crossfoot/ports';
import { CONFIGURATION, createOrChangeDocument, type Configuration } from '@crossfoot/runtime';
import { Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';
import { UPLOAD_BRAKES } from '../tokens.ts';

const bucketSchema = z.object({ left: z.number(), at: z.int(), expiresAt: z.int() });
export type UploadBucket = z.infer<typeof bucketSchema>;

export const uploadBrakeCollection: CollectionDefinition<UploadBucket> = {
  name: 'billing-upload-brakes',
  schema: bucketSchema,
  indexes: [],
  expiresAt: 'expiresAt',
};

const minuteMs = 60_000;

/**
 * How many uploads an account, or the visitors of one network address, may begin: a bucket that holds a minute's worth
 * and fills up evenly, the same for every gateway. A failed conversion costs nothing but makes work, so it counts here.
 */
@Injectable()
export class UploadBrake {
  private readonly perMinute: Readonly<Record<Owner['kind'], number>>;

  constructor(
    @Inject(UPLOAD_BRAKES) private readonly buckets: Collection<UploadBucket>,
    @Inject(CONFIGURATION)
    configuration: Pick<Configuration, 'VISITOR_UPLOADS_PER_MINUTE' | 'ACCOUNT_UPLOADS_PER_MINUTE'>,
  ) {
    this.perMinute = {
      visitor: configuration.VISITOR_UPLOADS_PER_MINUTE,
      user: configuration.ACCOUNT_UPLOADS_PER_MINUTE,
    };
  }

  /** Throws RATE_LIMITED where the bucket is empty. */
  async take(owner: Owner, now = Date.now()): Promise<void> {
    const most = this.perMinute[owner.kind];
    const key = owner.kind === 'user' ? userKey(owner.id) : `address:${owner.addressHash}`;
    const full = (): UploadBucket => ({ left: most, at: now, expiresAt: now + minuteMs });
    const taken = (bucket: UploadBucket): UploadBucket => {
      const filled = Math.min(most, bucket.left + (Math.max(0, now - bucket.at) / minuteMs) * most);
      if (filled < 1) throw tooMany(owner);
      return { left: filled - 1, at: Math.max(now, bucket.at), expiresAt: now + minuteMs };
    };
    await createOrChangeDocument(this.buckets, key, full, taken, owner.kind === 'visitor');
  }

  /** The account is gone. */
  async forget(userId: string): Promise<void> {
    await this.buckets.delete(userKey(userId));
  }

  /** A bucket untouched for a minute is full again, and as good as absent. */
  async forgetFull(now: number): Promise<void> {
    await this.buckets.purgeExpired(now);
  }
}

const userKey = (userId: string): string => `user:${userId}`;

function tooMany({ kind }: Owner): CodedError {
  const from = kind === 'user' ? 'your account' : 'your network';
  return new CodedError('RATE_LIMITED', `Many files came from ${from} within a minute. Please wait a moment.`);
}

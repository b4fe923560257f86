import { CodedError } from '@crossfoot/contracts';
import { CONFIGURATION, type Configuration } from '@crossfoot/runtime';
import { Inject, Injectable } from '@nestjs/common';

const minuteMs = 60_000;

/**
 * How many uploads the visitors of one network may begin: a bucket that holds a minute's worth and fills up evenly. A
 * failed conversion costs a visitor nothing but costs us work, so it counts here. Kept in memory by each gateway alone:
 * a brake, not an account.
 */
@Injectable()
export class UploadBrake {
  private readonly buckets = new Map<string, { left: number; at: number }>();
  private readonly perMinute: number;
  private sweptAt = 0;

  constructor(@Inject(CONFIGURATION) configuration: Pick<Configuration, 'VISITOR_UPLOADS_PER_MINUTE'>) {
    this.perMinute = configuration.VISITOR_UPLOADS_PER_MINUTE;
  }

  /** Throws RATE_LIMITED where the bucket is empty. */
  take(network: string, now = Date.now()): void {
    this.forgetFull(now);
    const bucket = this.buckets.get(network) ?? { left: this.perMinute, at: now };
    const left = Math.min(this.perMinute, bucket.left + ((now - bucket.at) / minuteMs) * this.perMinute);
    if (left < 1) {
      throw new CodedError('RATE_LIMITED', 'Many files came from your network within a minute. Please wait a moment.');
    }
    this.buckets.set(network, { left: left - 1, at: now });
  }

  /** A bucket untouched for a minute is full again, and as good as absent. */
  private forgetFull(now: number): void {
    if (now - this.sweptAt < minuteMs) return;
    this.sweptAt = now;
    for (const [network, { at }] of this.buckets) if (now - at >= minuteMs) this.buckets.delete(network);
  }
}

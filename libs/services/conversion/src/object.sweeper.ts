import type { Collection, ObjectsPort } from '@crossfoot/ports';
import { Metrics, OBJECTS } from '@crossfoot/runtime';
import { Inject, Injectable } from '@nestjs/common';
import { hasEnded, type Conversion } from './conversion.document.ts';
import { conversionOf, exportPrefix, uploadPrefix, visitorResultPrefix } from './object-keys.ts';
import { CONVERSIONS } from './tokens.ts';

/** Between the end of an upload and its record there is one message. */
const unclaimedMs = 2 * 60_000;
const exportLifeMs = 5 * 60_000;

/** No upload, exported file or visitor's result outlives its time. */
@Injectable()
export class ObjectSweeper {
  constructor(
    @Inject(CONVERSIONS) private readonly conversions: Collection<Conversion>,
    @Inject(OBJECTS) private readonly objects: ObjectsPort,
    private readonly metrics: Metrics,
  ) {}

  async sweep(now: number): Promise<void> {
    let oldest = now;
    await this.removeUnclaimed('uploads', uploadPrefix, now, (body, key, modifiedAt) => {
      const isInUse = !hasEnded(body) && body.uploadKey === key;
      if (isInUse) oldest = Math.min(oldest, modifiedAt);
      return isInUse;
    });
    this.metrics.oldestUpload.set((now - oldest) / 1_000);
    // A run that was given up for lost may store its result after another one's has been delivered and deleted.
    const isUsed = (body: Conversion, key: string): boolean => !hasEnded(body) || body.resultKey === key;
    await this.removeUnclaimed('results', visitorResultPrefix, now, isUsed);
    await this.removeExports(now);
  }

  /** Deletes the objects of conversions that do not use them, and those of none after the time that a claim may take. */
  private async removeUnclaimed(
    what: string,
    prefix: string,
    now: number,
    isUsed: (body: Conversion, key: string, modifiedAt: number) => boolean,
  ): Promise<void> {
    for await (const { key, modifiedAt } of this.allObjects(prefix)) {
      const conversionId = conversionOf(key);
      const record = conversionId === null ? null : await this.conversions.get(conversionId);
      if (record === null ? now - modifiedAt < unclaimedMs : isUsed(record.body, key, modifiedAt)) continue;
      await this.objects.delete(key);
      this.metrics.countSwept(what, 1);
    }
  }

  private async removeExports(now: number): Promise<void> {
    for await (const { key, modifiedAt } of this.allObjects(exportPrefix)) {
      if (now - modifiedAt < exportLifeMs) continue;
      await this.objects.delete(key);
      this.metrics.countSwept('exports', 1);
    }
  }

  private async *allObjects(prefix: string) {
    let cursor: string | null = null;
    do {
      const page = await this.objects.list(prefix, { cursor, limit: 500 });
      yield* page.items;
      cursor = page.next;
    } while (cursor !== null);
  }
}

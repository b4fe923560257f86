import { CodedError, type ConversionView, type ConvertRequest } from '@crossfoot/contracts';
import { PortError, currentRequestId, type Collection, type JobQueue } from '@crossfoot/ports';
import { Inject, Injectable } from '@nestjs/common';
import type { ConversionJob } from './conversion-queue.ts';
import { conversionSchema, hasEnded, ownerKeyOf, type Conversion } from './conversion.document.ts';
import { viewOf } from './conversion-view.ts';
import { CONVERSIONS, CONVERSION_QUEUE } from './tokens.ts';

const visitorRecordMs = 2 * 86_400_000;

/** Accepts a sealed upload: first the record, then the job. Once the record is there, the conversion is not lost. */
@Injectable()
export class IntakeService {
  constructor(
    @Inject(CONVERSIONS) private readonly conversions: Collection<Conversion>,
    @Inject(CONVERSION_QUEUE) private readonly queue: JobQueue<ConversionJob>,
  ) {}

  async accept(request: ConvertRequest): Promise<{ view: ConversionView; created: boolean }> {
    try {
      const stored = await this.conversions.insert(request.conversionId, recordOf(request, Date.now()));
      await this.enqueue(stored.id, request.limits.priority);
      return { view: viewOf(stored), created: true };
    } catch (error) {
      if (!(error instanceof PortError) || error.code !== 'alreadyExists') throw error;
      return this.join(request);
    }
  }

  /** False where the queue knows the key already. */
  async enqueue(conversionId: string, priority: boolean, dedupeKey = conversionId): Promise<boolean> {
    return this.queue.add(
      { conversionId, requestId: currentRequestId() },
      { dedupeKey, priority: priority ? 'high' : 'normal' },
    );
  }

  /** The same call again, or a stranger who took the same id. */
  private async join(request: ConvertRequest): Promise<{ view: ConversionView; created: boolean }> {
    const stored = await this.conversions.get(request.conversionId);
    if (stored === null)
      throw new CodedError('SERVICE_UNAVAILABLE', 'The conversion was just removed. Please try again.');
    const isSame =
      stored.body.ownerKey === ownerKeyOf(request.owner) &&
      stored.body.sha256 === request.sha256 &&
      stored.body.format === request.format;
    if (!isSame) {
      throw new CodedError(
        'IDEMPOTENCY_KEY_REUSED',
        'This Idempotency-Key belongs to another conversion. Use a new one for every file.',
      );
    }
    // A redelivered request whose first delivery died between record and job.
    if (!hasEnded(stored.body)) await this.enqueue(stored.id, stored.body.limits.priority);
    return { view: viewOf(stored), created: stored.body.uploadKey === request.uploadKey };
  }
}

function recordOf(request: ConvertRequest, now: number): Conversion {
  return conversionSchema.parse({
    owner: request.owner,
    ownerKey: ownerKeyOf(request.owner),
    status: 'queued',
    originalFilename: request.filename,
    fileSize: request.fileSize,
    sha256: request.sha256,
    format: request.format,
    limits: request.limits,
    sealedPassword: request.sealedPassword,
    uploadKey: request.uploadKey,
    resultKey: null,
    createdAt: now,
    endedAt: null,
    liveSince: now,
    touchedAt: now,
    pages: null,
    transactionCount: null,
    reconciliation: null,
    unread: null,
    progress: { stage: 'queued', pagesDone: 0, pages: null },
    error: null,
    reservation: [],
    lease: null,
    crashes: 0,
    requeues: 0,
    cancelRequested: false,
    delivery: 'waiting',
    waitingSince: null,
    outbox: [],
    outboxSince: null,
    expiresAt: request.owner.kind === 'visitor' ? now + visitorRecordMs : null,
  } satisfies Conversion);
}

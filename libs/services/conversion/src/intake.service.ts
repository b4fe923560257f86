import { CodedError, type ConversionView, type ConvertRequest, type Owner } from '@crossfoot/contracts';
import { PortError, currentRequestId, currentTraceparent, type Collection } from '@crossfoot/ports';
import { changeDocument, insertDocument, programVersion } from '@crossfoot/runtime';
import { Inject, Injectable } from '@nestjs/common';
import { ConversionQueues } from './conversion-queue.ts';
import { conversionSchema, hasEnded, ownerKeyOf, type Conversion } from './conversion.document.ts';
import { viewOf } from './conversion-view.ts';
import { QueuePace } from './queue-pace.ts';
import { CONVERSIONS } from './tokens.ts';
import { tooMany, turnOf } from './turn.ts';

const countEveryMs = 250;
const visitorRecordMs = 2 * 86_400_000;

/** Accepts a sealed upload: first the record, then the job. Once the record is there, the conversion is not lost. */
@Injectable()
export class IntakeService {
  private counted: Promise<number> = Promise.resolve(0);
  private countedAt = 0;

  constructor(
    @Inject(CONVERSIONS) private readonly conversions: Collection<Conversion>,
    private readonly queues: ConversionQueues,
    private readonly pace: QueuePace,
  ) {}

  async accept(request: ConvertRequest): Promise<{ view: ConversionView; created: boolean }> {
    try {
      const stored = await insertDocument(this.conversions, request.conversionId, await this.inTurn(request));
      await this.enqueue(stored.id, stored.body);
      return { view: viewOf(stored), created: true };
    } catch (error) {
      if (!(error instanceof PortError) || error.code !== 'alreadyExists') throw error;
      return this.join(request);
    }
  }

  /** False where the queue knows the key already. */
  async enqueue(
    conversionId: string,
    record: Pick<Conversion, 'turn' | 'scanSince'>,
    dedupeKey = conversionId,
  ): Promise<boolean> {
    return this.queues
      .of(record)
      .add(
        { conversionId, requestId: currentRequestId(), traceparent: currentTraceparent() },
        { dedupeKey, turn: record.turn },
      );
  }

  /** The record of a new conversion with its turn. A known id never gets here to be refused: it joins. */
  private async inTurn(request: ConvertRequest): Promise<Conversion> {
    const acceptedAt = Date.now();
    const { owner, limits } = request;
    const [live, waiting, twin] = await Promise.all([this.liveOf(owner), this.waiting(), this.twinOf(request)]);
    const refusal = tooMany(live, waiting) ?? (twin === null ? this.pace.tooLong(owner, waiting) : null);
    if (refusal !== null && (await this.conversions.get(request.conversionId)) === null) throw refusal;
    // Nothing has to be read: it holds nobody up.
    const turn = twin === null ? turnOf({ owner, isPaid: limits.priority, live, acceptedAt }) : 0;
    return { ...recordOf(request, acceptedAt, turn, twin), ahead: twin === null ? waiting : null };
  }

  /** A visitor has one conversion in all; billing sees to that. */
  private async liveOf(owner: Owner): Promise<number> {
    if (owner.kind === 'visitor') return 0;
    return this.conversions.count({ ownerKey: ownerKeyOf(owner), liveSince: { gt: 0 } });
  }

  /** Asked of the queue a few times a second at most: the bound is not meant to the letter. */
  private waiting(): Promise<number> {
    if (Date.now() - this.countedAt > countEveryMs) {
      this.countedAt = Date.now();
      this.counted = this.queues.documents.waiting();
    }
    return this.counted;
  }

  /** An account's earlier conversion of the same bytes, read by this version of the program. */
  private async twinOf({ owner, sha256, sealedPassword }: ConvertRequest): Promise<string | null> {
    if (owner.kind !== 'user' || sealedPassword !== null) return null;
    const twin = await this.conversions.findOne({ ownerKey: ownerKeyOf(owner), sha256, readBy: programVersion });
    return twin === null ? null : twin.id;
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
    if (isAnotherPassword(stored.body, request)) return this.tryAgain(request);
    // A redelivered request whose first delivery died between record and job.
    if (!hasEnded(stored.body)) await this.enqueue(stored.id, stored.body);
    return { view: viewOf(stored), created: stored.body.uploadKey === request.uploadKey };
  }

  /** A locked file with another password stays the same conversion: one row of the history, however many tries. */
  private async tryAgain(request: ConvertRequest): Promise<{ view: ConversionView; created: boolean }> {
    let isMine = false;
    const stored = await changeDocument(this.conversions, request.conversionId, (body) => {
      isMine = isAnotherPassword(body, request);
      if (!isMine) return null;
      const { createdAt, outbox, outboxSince } = body;
      return {
        ...recordOf(request, Date.now(), body.turn, null),
        createdAt,
        outbox,
        outboxSince,
        requeues: body.requeues + 1,
      };
    });
    if (stored === null)
      throw new CodedError('SERVICE_UNAVAILABLE', 'The conversion was just removed. Please try again.');
    if (isMine) await this.enqueue(stored.id, stored.body, `${stored.id}.${stored.body.requeues}`);
    return { view: viewOf(stored), created: isMine };
  }
}

/** Ended for want of the right password, and here is one. Nothing was reserved for it, as it could not be opened. */
function isAnotherPassword(conversion: Conversion, request: ConvertRequest): boolean {
  const { code } = conversion.error ?? { code: null };
  return (
    hasEnded(conversion) &&
    request.sealedPassword !== null &&
    (code === 'PASSWORD_REQUIRED' || code === 'PASSWORD_WRONG')
  );
}

function recordOf(request: ConvertRequest, now: number, turn: number, twin: string | null): Conversion {
  return conversionSchema.parse({
    owner: request.owner,
    ownerKey: ownerKeyOf(request.owner),
    status: 'queued',
    originalFilename: request.filename,
    fileSize: request.fileSize,
    sha256: request.sha256,
    format: request.format,
    limits: request.limits,
    twin,
    readBy: null,
    ahead: null,
    scanSince: null,
    turn,
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
    sealedFacts: null,
    revisions: [],
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

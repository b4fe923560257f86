import { randomUUID } from 'node:crypto';
import {
  billingMessages,
  conversionEvents,
  conversionMovedSignal,
  type CodedError,
  type ConversionStatus,
} from '@crossfoot/contracts';
import type { Collection, ObjectsPort, Stored } from '@crossfoot/ports';
import { LOG, MessageBus, Metrics, OBJECTS, changeDocument, programVersion, type Log } from '@crossfoot/runtime';
import { Inject, Injectable } from '@nestjs/common';
import { hasEnded, type Conversion, type PendingEvent, type Reserved } from './conversion.document.ts';
import { resultKeyOf } from './object-keys.ts';
import { viewOf } from './conversion-view.ts';
import { OutboxRelay } from './outbox.relay.ts';
import type { ResultSummary } from './result-summary.ts';
import { CONVERSIONS } from './tokens.ts';

const event = (pattern: string, payload: Record<string, unknown>): PendingEvent => ({
  id: randomUUID(),
  pattern,
  payload,
});

/**
 * The only place where a conversion ends. The end and its event are written in one change of the record; the upload is
 * deleted and the event relayed right after, or by the sweeper where the process did not live to do it. The first end
 * counts: a conversion that has ended is never changed again.
 */
@Injectable()
export class ConversionEnding {
  constructor(
    @Inject(CONVERSIONS) private readonly conversions: Collection<Conversion>,
    @Inject(OBJECTS) private readonly objects: ObjectsPort,
    @Inject(LOG) private readonly log: Log,
    private readonly bus: MessageBus,
    private readonly relay: OutboxRelay,
    private readonly metrics: Metrics,
  ) {}

  /** The result is stored already. True where this call ended the conversion. */
  async complete(id: string, { ocrPages, ...summary }: ResultSummary, reserved: Reserved): Promise<boolean> {
    const complete = (known: Conversion, now: number): Conversion => {
      const body = { ...known, ...reserved };
      const { pages, transactionCount } = summary;
      const isVisitor = body.owner.kind === 'visitor';
      const completed = event(conversionEvents.completed.pattern, {
        conversionId: id,
        owner: body.owner,
        reservation: body.reservation,
        sha256: body.sha256,
        pages,
        transactionCount,
        filename: body.originalFilename,
        durationMs: Math.max(0, now - body.createdAt),
      });
      return {
        ...body,
        resultKey: resultKeyOf(id, body.owner),
        ...summary,
        readBy: body.owner.kind === 'user' && body.sealedPassword === null ? programVersion : null,
        progress: { stage: 'done', pagesDone: pages, pages: Math.max(1, pages) },
        delivery: isVisitor ? 'waiting' : 'kept',
        waitingSince: isVisitor ? now : null,
        // A visitor's conversion counts once it is delivered, of which others hear then.
        outbox: isVisitor ? body.outbox : [...body.outbox, completed],
      };
    };
    if (!(await this.end(id, 'completed', complete))) return false;
    this.metrics.verdicts.inc({ verdict: summary.reconciliation });
    this.metrics.pages.inc({ source: 'ocr' }, ocrPages);
    this.metrics.pages.inc({ source: 'text' }, Math.max(0, summary.pages - ocrPages));
    return true;
  }

  /**
   * `cancelled` where the owner asked for it; every other reason is a failure. Nothing is charged. `reserved`: of the run
   * that ends it; absent where none does.
   */
  async fail(id: string, error: CodedError, reserved?: Reserved): Promise<void> {
    const status: ConversionStatus = error.code === 'CONVERSION_CANCELLED' ? 'cancelled' : 'failed';
    const reservation = await this.release(id, reserved);
    await this.end(id, status, (body) => ({
      ...body,
      ...reserved,
      reservation,
      error: { code: error.code, message: error.message, details: { ...error.details } },
      outbox: [
        ...body.outbox,
        event(conversionEvents.failed.pattern, {
          conversionId: id,
          owner: body.owner,
          reservation,
          error: error.code,
        }),
      ],
    }));
  }

  /**
   * Who is told of a failure may try again at once. Where billing does not answer, the event does it later. Returns what was
   * held.
   */
  private async release(id: string, reserved: Reserved | undefined): Promise<string[]> {
    const stored = await this.conversions.get(id);
    if (stored === null || hasEnded(stored.body)) return stored?.body.reservation ?? [];
    let reservation = reserved?.reservation ?? stored.body.reservation;
    try {
      if (reservation.length === 0 && mayHoldMore(stored.body, reserved))
        reservation = await this.heldAtBilling(stored);
      if (reservation.length > 0) {
        await this.bus.request(billingMessages.releasePages, { conversionId: id, reservation }, { timeoutMs: 2_000 });
      }
    } catch {
      // The event does it, or billing's own look at what is held for long.
    }
    return reservation;
  }

  /** What a run held of a conversion that others have ended meanwhile: an end that charges nothing did not know of it. */
  async giveBack(id: string, { reservation = [] }: Reserved): Promise<void> {
    if (reservation.length === 0) return;
    const stored = await this.conversions.get(id);
    if (stored !== null && (!hasEnded(stored.body) || stored.body.status === 'completed')) return;
    await this.bus
      .request(billingMessages.releasePages, { conversionId: id, reservation }, { timeoutMs: 2_000 })
      .catch(() => undefined);
  }

  /** Asked once more for what it holds already, billing holds nothing more and says where. */
  private async heldAtBilling({ id, body }: Stored<Conversion>): Promise<string[]> {
    const request = { conversionId: id, owner: body.owner, pages: 1, sha256: body.sha256 };
    return (await this.bus.request(billingMessages.reservePages, request, { timeoutMs: 2_000 })).reservation;
  }

  /** False where it had ended before. */
  private async end(
    id: string,
    status: ConversionStatus,
    change: (body: Conversion, now: number) => Conversion,
  ): Promise<boolean> {
    let isMine = false;
    let uploadKey: string | null = null;
    const ended = (body: Conversion): Conversion | null => {
      isMine = !hasEnded(body);
      uploadKey = body.uploadKey;
      if (!isMine) return null;
      const now = Date.now();
      const changed = change(body, now);
      return {
        ...changed,
        status,
        endedAt: now,
        touchedAt: now,
        liveSince: null,
        lease: null,
        sealedPassword: null,
        uploadKey: null,
        outboxSince: changed.outbox.length === 0 ? null : (body.outboxSince ?? now),
      };
    };
    const stored = await changeDocument(this.conversions, id, ended);
    if (stored === null || !isMine) return false;
    this.bus.signal(conversionMovedSignal, viewOf(stored));
    this.count(stored, status);
    if (uploadKey !== null) await this.objects.delete(uploadKey);
    await this.relay.relay(stored);
    return true;
  }

  private count({ id, body }: Stored<Conversion>, status: ConversionStatus): void {
    const seconds = ((body.endedAt ?? 0) - body.createdAt) / 1_000;
    this.metrics.conversions.inc({ outcome: body.error?.code ?? status });
    this.metrics.conversionSeconds.observe(seconds);
    this.log.info(
      { conversionId: id, status, errorCode: body.error?.code, pages: body.pages, seconds },
      'conversion ended',
    );
  }
}

/** A run that was killed may have held pages of which the record never learned. */
const mayHoldMore = ({ crashes, lease }: Conversion, reserved: Reserved | undefined): boolean =>
  crashes > 0 || (reserved === undefined && lease !== null);

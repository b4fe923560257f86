import { randomUUID } from 'node:crypto';
import { CodedError, type ErrorCode } from '@crossfoot/contracts';
import { PortError, type Collection, type JobRun } from '@crossfoot/ports';
import { LOG, MessageBus, Metrics, type Log } from '@crossfoot/runtime';
import { Inject, Injectable } from '@nestjs/common';
import { ConversionEnding } from './conversion-ending.ts';
import { ConversionQueues, conversionJobSchema, type ConversionJob } from './conversion-queue.ts';
import { hasEnded, type Conversion, type Reserved } from './conversion.document.ts';
import { IntakeService } from './intake.service.ts';
import { countReadRows } from './corrected-rows.ts';
import { DocumentConversion } from './document-conversion.ts';
import { begin, leaveToScans, returnLease, type Taken } from './lease.ts';
import { ProgressReport } from './progress-report.ts';
import { QueuePace, ScanPace } from './queue-pace.ts';
import { ResultStore } from './result.store.ts';
import { ScanPlaces } from './scan-places.ts';
import { SandboxLostError } from './sandbox/sandbox-process.ts';
import { CONVERSIONS } from './tokens.ts';

/**
 * A conversion whose process was killed this often is given up: what kills a service is no fault of the document, which
 * is read in a sandbox, but it must not go on for ever.
 */
const crashLimit = 4;
/** Codes that say nothing about the document: the same conversion may succeed a moment later. */
const passing: ReadonlySet<ErrorCode> = new Set(['SERVICE_UNAVAILABLE', 'INTERNAL', 'CONVERSION_CANCELLED']);

/** Brings one conversion to its end; a failure around it leaves it to the next run. */
@Injectable()
export class ConversionRun {
  constructor(
    @Inject(CONVERSIONS) private readonly conversions: Collection<Conversion>,
    @Inject(LOG) private readonly log: Log,
    private readonly documents: DocumentConversion,
    private readonly results: ResultStore,
    private readonly ending: ConversionEnding,
    private readonly bus: MessageBus,
    private readonly metrics: Metrics,
    private readonly pace: QueuePace,
    private readonly scanPace: ScanPace,
    private readonly queues: ConversionQueues,
    private readonly intake: IntakeService,
    private readonly places: ScanPlaces,
  ) {}

  /** One job; rejects where it is to be tried again. `place`: of a known scan, which it keeps. */
  async run({ payload, signal, attempt, dedupeKey }: JobRun<ConversionJob>, place: Disposable | null): Promise<void> {
    const id = payload.conversionId;
    const run = randomUUID();
    const taken = await begin(this.conversions, id, run, attempt === 1, signal);
    if (taken.kind === 'over') return;
    const { cancelRequested, crashes } = taken.record.body;
    if (attempt === 1) this.begun(taken.record.body);
    if (cancelRequested) return this.ending.fail(id, cancelled());
    if (crashes >= crashLimit) return this.bury(id, gaveUp(), 'The process that ran it died each time');
    using room = new ScanRoom(this.places, place);
    const held: Held = { reserved: {} };
    if (!(await this.work(taken, run, signal, room, held))) await this.handOver(id, run, held, dedupeKey);
  }

  private begun({ createdAt, scanSince, ahead }: Conversion): void {
    const waitMs = Math.max(0, Date.now() - (scanSince ?? createdAt));
    this.metrics.conversionWait.observe(waitMs / 1_000);
    if (ahead !== null) (scanSince === null ? this.pace : this.scanPace).observe(ahead, waitMs);
  }

  /** False where it is a scan that has to wait for others. */
  private async work(
    { record, isLeased }: Extract<Taken, { kind: 'taken' }>,
    run: string,
    signal: AbortSignal,
    room: ScanRoom,
    held: Held,
  ): Promise<boolean> {
    const { id } = record;
    const stopper = new AbortController();
    let lost: 'cancelled' | 'over' | null = null;
    const progress = new ProgressReport(this.conversions, this.bus, record, run, isLeased, (reason) => {
      lost = reason;
      stopper.abort();
    });
    try {
      const result = await this.documents.convert(record, {
        signal: AbortSignal.any([signal, stopper.signal]),
        onProgress: (state) => progress.update(state),
        onReserved: (reserved) => progress.hold((held.reserved = reserved)),
        onOcr: () => room.enter(),
      });
      const summary = await this.results.save(id, record.body.owner, result);
      await progress.stop();
      const isEnded = await this.ending.complete(id, summary, held.reserved);
      if (!isEnded) await this.ending.giveBack(id, held.reserved);
      else if (record.body.owner.kind === 'user') countReadRows(this.metrics, result);
    } catch (error) {
      await progress.stop();
      if (error instanceof ScanHasToWait && lost === null) return false;
      await this.failed(id, run, error, lost, signal, held.reserved);
    }
    return true;
  }

  /** A scan joins the queue of its kind, unless its answer would come too late there. */
  private async handOver(id: string, run: string, { reserved }: Held, dedupeKey: string): Promise<void> {
    const waiting = await this.queues.scans.waiting();
    const stored = await leaveToScans(this.conversions, id, run, reserved, waiting);
    if (stored === null) return;
    const refusal = this.scanPace.tooLong(stored.body.owner, waiting);
    if (refusal !== null) return this.ending.fail(id, refusal, reserved);
    await this.intake.enqueue(id, stored.body, dedupeKey);
  }

  private async failed(
    id: string,
    run: string,
    error: unknown,
    lost: 'cancelled' | 'over' | null,
    signal: AbortSignal,
    reserved: Reserved,
  ): Promise<void> {
    const latest = await this.conversions.get(id);
    if (latest === null || lost === 'over' || hasEnded(latest.body)) return this.ending.giveBack(id, reserved);
    if (lost === 'cancelled' || latest.body.cancelRequested) return this.ending.fail(id, cancelled(), reserved);
    if (!signal.aborted && error instanceof CodedError && !passing.has(error.code)) {
      if (error instanceof SandboxLostError) return this.bury(id, error, 'Its sandbox died', reserved);
      return this.ending.fail(id, error, reserved);
    }
    // The process stops, or a store or service is away: the next run begins anew.
    this.log.warn({ conversionId: id, err: error, isStopping: signal.aborted }, 'conversion handed back');
    await returnLease(this.conversions, id, run, reserved);
    throw error;
  }

  /** Ends a conversion whose document does harm, and leaves its job among the dead ones, where operators look. */
  private async bury(id: string, error: CodedError, reason: string, reserved?: Reserved): Promise<never> {
    await this.ending.fail(id, error, reserved);
    throw new PortError('invalidDocument', reason);
  }

  /** A job that will not be tried again. */
  async giveUp(payload: unknown, reason: string): Promise<void> {
    const job = conversionJobSchema.safeParse(payload);
    this.log.error({ conversionId: job.data?.conversionId, reason: reason.slice(0, 80) }, 'job given up');
    if (job.success) await this.ending.fail(job.data.conversionId, gaveUp());
  }
}

/** What one run holds at billing. */
interface Held {
  reserved: Reserved;
}

class ScanHasToWait extends Error {}

/** The place among the scans that one run has, or takes once it needs it. */
class ScanRoom implements Disposable {
  private readonly isKept: boolean;

  constructor(
    private readonly places: ScanPlaces,
    private place: Disposable | null,
  ) {
    this.isKept = place !== null;
  }

  enter(): void {
    this.place ??= this.places.tryTake();
    if (this.place === null) throw new ScanHasToWait();
  }

  [Symbol.dispose](): void {
    if (!this.isKept) this.place?.[Symbol.dispose]();
  }
}

export function cancelled(): CodedError {
  return new CodedError('CONVERSION_CANCELLED', 'The conversion was cancelled.');
}

function gaveUp(): CodedError {
  return new CodedError(
    'CONVERSION_FAILED',
    'This file could not be converted, for a reason on our side. Nothing was charged.',
  );
}

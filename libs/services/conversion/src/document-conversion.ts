import { AsyncLocalStorage } from 'node:async_hooks';
import {
  CodedError,
  billingMessages,
  noTransactions,
  pdfPasswordPurpose,
  type Progress,
  type StatementResult,
} from '@crossfoot/contracts';
import { PortError, inSpan, type ObjectsPort, type Stored } from '@crossfoot/ports';
import { MessageBus, Metrics, OBJECTS, SecretBox } from '@crossfoot/runtime';
import { Inject, Injectable } from '@nestjs/common';
import type { Conversion, Reserved } from './conversion.document.ts';
import { ResultStore } from './result.store.ts';
import { SandboxPool, usualClocks } from './sandbox/sandbox-pool.ts';
import { SandboxLostError, type SandboxHooks, type SandboxProgress } from './sandbox/sandbox-process.ts';
import type { Clocks } from './sandbox/wall-clock.ts';

/** The long document of somebody who has an account may take longer than a visitor in front of the page would wait. */
const userClocks: Clocks = (pages) => {
  const { wallMs, ocrWallMs } = usualClocks(pages);
  return { wallMs: wallMs + pages * 30, ocrWallMs: Math.min(Math.max(ocrWallMs, pages * 20_000), 600_000) };
};

type SandboxOpened = Parameters<NonNullable<SandboxHooks['onOpened']>>[0];

export interface ConversionHooks {
  readonly signal: AbortSignal;
  readonly onProgress: (progress: Progress) => void;
  /** Before a page is read. */
  readonly onReserved: (reserved: Reserved) => void;
  /** It turned out to be a scan; what is thrown ends the attempt. */
  readonly onOcr: () => void;
}

/**
 * A sealed upload in, its checked statement out. What its owner has had converted before is not read again. The pages are reserved as soon as they are known and before they are
 * read. A sandbox that dies may be the victim of its surroundings, so the document gets a second one, for the rest of
 * its time. Throws a CodedError where the document is to blame or may not be converted, anything else where a part of the
 * system is.
 */
@Injectable()
export class DocumentConversion {
  constructor(
    @Inject(OBJECTS) private readonly objects: ObjectsPort,
    private readonly pool: SandboxPool,
    private readonly results: ResultStore,
    private readonly secrets: SecretBox,
    private readonly bus: MessageBus,
    private readonly metrics: Metrics,
  ) {}

  async convert(record: Stored<Conversion>, hooks: ConversionHooks): Promise<StatementResult> {
    return (await this.fromTwin(record, hooks)) ?? this.read(record, hooks);
  }

  /** What the same owner's same file gave before, as it was read; null where that is not kept. Its pages are asked for anew. */
  private async fromTwin(record: Stored<Conversion>, hooks: ConversionHooks): Promise<StatementResult | null> {
    const { body } = record;
    if (body.twin === null) return null;
    try {
      const result = await this.results.load(body.twin, body.owner);
      if (result.source.pages > body.limits.maxPages) return null;
      await this.reserve(record, result.source.pages, hooks);
      return { ...result, source: { ...result.source, filename: body.originalFilename } };
    } catch (error) {
      if (error instanceof CodedError && error.code === 'RESULT_GONE') return null;
      throw error;
    }
  }

  private async read(record: Stored<Conversion>, hooks: ConversionHooks): Promise<StatementResult> {
    const started = Date.now();
    let lost: SandboxLostError | null = null;
    for (;;) {
      try {
        return checked(await this.convertOnce(record, hooks, Date.now() - started), record.body.sha256);
      } catch (error) {
        if (!(error instanceof CodedError)) throw error;
        if (error instanceof SandboxLostError) this.metrics.sandboxLosses.inc();
        const isFirst = lost === null && error instanceof SandboxLostError;
        // What it could not do in the rest of its time tells less than what killed the first sandbox.
        if (!isFirst) throw lost !== null && error.code === 'CONVERSION_TIMEOUT' ? lost : forOwner(error, record.body);
        lost = error;
      }
    }
  }

  /** `spentMs`: an earlier attempt's, taken off the document's time. */
  private async convertOnce(
    record: Stored<Conversion>,
    hooks: ConversionHooks,
    spentMs: number,
  ): Promise<StatementResult> {
    const { id, body } = record;
    const clocks = body.owner.kind === 'user' ? userClocks : usualClocks;
    const content = await this.upload(body.uploadKey);
    return inSpan({ name: 'sandbox', kind: 'internal' }, () =>
      this.pool.convert(
        {
          content,
          filename: body.originalFilename,
          password:
            body.sealedPassword === null ? null : this.secrets.open(body.sealedPassword, pdfPasswordPurpose(id)),
          limits: { maxPages: body.limits.maxPages },
          clocks: (pages) => {
            const { wallMs, ocrWallMs } = clocks(pages);
            return { wallMs: wallMs - spentMs, ocrWallMs: ocrWallMs - spentMs };
          },
        },
        {
          signal: hooks.signal,
          onProgress: (progress) => hooks.onProgress(asProgress(progress)),
          onOcr: hooks.onOcr,
          // The sandbox tells of it from outside this call, whose id and trace it belongs to.
          onOpened: AsyncLocalStorage.bind(async (opened: SandboxOpened) => {
            const { pages, passwordNeeded } = opened;
            if (passwordNeeded && !body.limits.allowPassword) throw passwordIsPremium();
            await this.reserve(record, pages, hooks);
          }),
        },
      ),
    );
  }

  private async upload(key: string | null) {
    if (key === null) throw uploadLost();
    try {
      return await this.objects.get(key);
    } catch (error) {
      if (error instanceof PortError && error.code === 'notFound') throw uploadLost();
      throw error;
    }
  }

  /** Before a page is read. A run that takes over from a killed one gets what that one held. */
  private async reserve(record: Stored<Conversion>, pages: number, hooks: ConversionHooks): Promise<void> {
    const { id, body } = record;
    const { owner, sha256 } = body;
    const { reservation } = await this.bus.request(billingMessages.reservePages, {
      conversionId: id,
      owner,
      pages: Math.max(1, pages),
      sha256,
    });
    hooks.onReserved({ pages, reservation });
    hooks.onProgress({ stage: 'read', pagesDone: 0, pages: Math.max(1, pages) });
  }
}

/** A statement without a single transaction is no success: nothing is charged for it. */
function checked(result: StatementResult, sha256: string): StatementResult {
  if (result.accounts.every((account) => account.transactions.length === 0)) {
    throw noTransactions(result.source.unreadPages, result.source.unreadReasons ?? []);
  }
  return { ...result, source: { ...result.source, sha256 } };
}

/** Errors of the sandbox in the words of the one who asked. */
function forOwner(error: CodedError, { limits }: Conversion): CodedError {
  const isPassword = error.code === 'PASSWORD_REQUIRED' || error.code === 'PASSWORD_WRONG';
  if (isPassword && !limits.allowPassword) return passwordIsPremium();
  if (error.code === 'PASSWORD_REQUIRED' || error.code === 'PASSWORD_WRONG') {
    return new CodedError(error.code, error.message, { ...error.details, requiresPassword: true });
  }
  // The sandbox's clock ran out: that is a property of the document, not of the gateway.
  if (error.code === 'CONVERSION_TIMEOUT') return new CodedError('PDF_TOO_COMPLEX', error.message);
  return error;
}

export function passwordIsPremium(): CodedError {
  return new CodedError(
    'PASSWORD_PROTECTED_PREMIUM',
    'This PDF is password-protected. Password-protected PDFs require a premium subscription. Please upgrade to unlock this feature.',
  );
}

function uploadLost(): CodedError {
  return new CodedError('CONVERSION_FAILED', 'The uploaded file is not there any more. Please upload it again.');
}

function asProgress({ stage, pagesDone, pages }: SandboxProgress): Progress {
  return { stage: stage === 'done' ? 'store' : stage, pagesDone, pages: pages === 0 ? null : pages };
}

import {
  billingMessages,
  CodedError,
  conversionMessages,
  conversionIdSchema,
  exportFormatSchema,
  pdfPasswordPurpose,
  resultHandedOverEvent,
  type ConversionView,
  type Entitlements,
  type ExportFormat,
  type Owner,
} from '@crossfoot/contracts';
import type { ObjectsPort } from '@crossfoot/ports';
import { LOG, MessageBus, OBJECTS, SecretBox, type Log } from '@crossfoot/runtime';
import { Inject, Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import type { Request, Response } from 'express';
import { ConversionWatch, type ConversionEar } from '../conversions/conversion-watch.ts';
import { receiveUpload, type ReceivedUpload } from './upload-form.ts';
import { UploadReplies } from './upload-replies.ts';

/** The client gives up after 120 seconds; the answer comes a little earlier, so that it hears the reason. */
const replyWithinMs = 118_000;

/** One of the four upload calls: from the arriving bytes to the reply. Each step is one method, in the order of the walk. */
@Injectable()
export class UploadService {
  constructor(
    @Inject(OBJECTS) private readonly objects: ObjectsPort,
    @Inject(LOG) private readonly log: Log,
    private readonly bus: MessageBus,
    private readonly secrets: SecretBox,
    private readonly watch: ConversionWatch,
    private readonly replies: UploadReplies,
  ) {}

  async convert(request: Request, response: Response, owner: Owner, withPassword: boolean): Promise<void> {
    const conversionId = idempotencyKey(request);
    const entitlements = await this.bus.request(billingMessages.beginUpload, { owner });
    if (withPassword && !entitlements.allowPassword) throw passwordIsPremium();
    if (entitlements.freeConversionUsed) await this.mustBeKnown(conversionId, owner);
    const upload = await receiveUpload(request, this.objects, {
      conversionId,
      maxFileBytes: entitlements.maxFileBytes,
    });
    using ear = this.watch.listen(conversionId);
    const begun = await this.start(conversionId, owner, entitlements, upload, withPassword);
    const view = await this.waitForEnd(begun, ear, owner, response);
    if (view === null) return;
    const body = await this.replies.of(view, owner, view.outputFormat);
    // A visitor's result is not kept once it has been delivered, and only then is the free conversion used.
    if (owner.kind === 'visitor') {
      response.once('finish', () => {
        this.bus
          .emit(resultHandedOverEvent, { conversionId, owner })
          .catch((error: unknown) => this.log.error({ err: error, conversionId }, 'delivery not reported'));
      });
    }
    response.status(200).json(body);
  }

  /** A visitor whose free conversion is used may still fetch that one by repeating its call. */
  private async mustBeKnown(conversionId: string, owner: Owner): Promise<void> {
    try {
      await this.watch.view(conversionId, owner);
    } catch (error) {
      if (!(error instanceof CodedError) || error.code !== 'NOT_FOUND') throw error;
      throw new CodedError(
        'FREE_CONVERSION_USED',
        'Your free conversion is used. Sign up, free of charge, to convert more.',
      );
    }
  }

  /** Hands the sealed upload to conversion; an upload that is not taken (a repeat, a refusal) is deleted here. */
  private async start(
    conversionId: string,
    owner: Owner,
    entitlements: Entitlements,
    upload: ReceivedUpload,
    withPassword: boolean,
  ): Promise<ConversionView> {
    let isTaken = false;
    try {
      const format = wishedFormat(upload.fields.get('format'), entitlements);
      const password = withPassword ? upload.fields.get('password') : undefined;
      if (withPassword && (password === undefined || password === '')) {
        throw new CodedError('PASSWORD_REQUIRED', 'Please enter the password of this PDF.', { requiresPassword: true });
      }
      const { maxPages, allowPassword, priority } = entitlements;
      const reply = await this.bus.request(conversionMessages.convert, {
        conversionId,
        owner,
        uploadKey: upload.uploadKey,
        filename: upload.filename,
        fileSize: upload.fileSize,
        sha256: upload.sha256,
        format,
        limits: { maxPages, allowPassword, priority },
        sealedPassword: password === undefined ? null : this.secrets.seal(password, pdfPasswordPurpose(conversionId)),
      });
      isTaken = reply.created;
      return reply.view;
    } catch (error) {
      // The request may have arrived although its answer did not: then the upload is in use, and the sweeper decides. Who
      // is told when to come again has had an answer.
      const { code, details } = error instanceof CodedError ? error : { code: null, details: {} };
      isTaken = code === 'SERVICE_UNAVAILABLE' && !('retryAfterSeconds' in details);
      throw error;
    } finally {
      if (!isTaken) await this.objects.delete(upload.uploadKey);
    }
  }

  /** Null where the caller has gone: nobody is left to answer, and the work goes on. Throws CONVERSION_TIMEOUT. */
  private async waitForEnd(
    begun: ConversionView,
    ear: ConversionEar,
    owner: Owner,
    response: Response,
  ): Promise<ConversionView | null> {
    const gone = new AbortController();
    const onClose = (): void => gone.abort();
    response.once('close', onClose);
    if (response.closed) onClose();
    try {
      const signal = AbortSignal.any([gone.signal, AbortSignal.timeout(replyWithinMs)]);
      const view = await this.watch.end(begun, ear, owner, signal);
      if (view !== null || gone.signal.aborted) return view;
    } finally {
      response.off('close', onClose);
    }
    const text =
      owner.kind === 'user'
        ? 'This file takes longer than usual. The work goes on; you will find it in your recent conversions.'
        : 'Processing took too long. Please try with a smaller file.';
    throw new CodedError('CONVERSION_TIMEOUT', text);
  }
}

/** The client's key becomes the conversion's id; who sends none gets a new one. */
function idempotencyKey(request: Request): string {
  const given = request.header('idempotency-key');
  if (given === undefined) return randomUUID();
  const parsed = conversionIdSchema.safeParse(given.toLowerCase());
  if (!parsed.success) throw new CodedError('VALIDATION_FAILED', 'The Idempotency-Key must be a UUID.');
  return parsed.data;
}

function wishedFormat(given: string | undefined, entitlements: Entitlements): ExportFormat {
  const parsed = exportFormatSchema.safeParse(given ?? 'csv');
  if (!parsed.success) throw new CodedError('VALIDATION_FAILED', 'This export format is unknown.');
  if (entitlements.formats.includes(parsed.data)) return parsed.data;
  throw new CodedError(
    'FORMAT_NOT_ALLOWED',
    'Without an account, results come as CSV. Sign up, free of charge, for all formats.',
  );
}

function passwordIsPremium(): CodedError {
  return new CodedError(
    'PASSWORD_PROTECTED_PREMIUM',
    'This PDF is password-protected. Password-protected PDFs require a premium subscription. Please upgrade to unlock this feature.',
  );
}

import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import {
  CodedError,
  conversionMessages,
  exportedFilePurpose,
  exportOptionsPurpose,
  type ExportSettings,
  type Owner,
  type StatementResult,
} from '@crossfoot/contracts';
import { exportStatement } from '@crossfoot/export-formats';
import { exportOptionsSchema } from '@crossfoot/export-formats/options';
import type { ObjectsPort, Stored } from '@crossfoot/ports';
import { OBJECTS, SecretBox, programVersion } from '@crossfoot/runtime';
import { Inject, Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { ExportSettingsService } from './export-settings.service.ts';
import type { Conversion } from './conversion.document.ts';
import { exportKeyOf } from './object-keys.ts';
import { fittingOptions } from './remembered-options.ts';
import { RevisionService } from './revision.service.ts';

type ExportRequest = z.output<typeof conversionMessages.export.schema>;
type ExportReply = z.output<typeof conversionMessages.export.reply>;

/** A file up to this size is answered in the reply: three trips to the store less. */
const replyBytes = 256 * 1_024;

/** Writes a stored result as a file of the wished format, and hands it to the gateway. */
@Injectable()
export class ExportService {
  constructor(
    @Inject(OBJECTS) private readonly objects: ObjectsPort,
    private readonly secrets: SecretBox,
    private readonly revisions: RevisionService,
    private readonly settings: ExportSettingsService,
  ) {}

  /** An option of the call wins over what the owner remembers. */
  async export(request: ExportRequest, stored: Stored<Conversion>): Promise<ExportReply> {
    const { conversionId, owner, format, sealedOptions } = request;
    const wished = exportOptionsSchema.safeParse(
      sealedOptions === null ? {} : JSON.parse(this.secrets.open(sealedOptions, exportOptionsPurpose(conversionId))),
    );
    if (!wished.success) {
      const names = wished.error.issues.map((issue) => issue.path.join('.') || 'an unknown option');
      throw new CodedError('VALIDATION_FAILED', `These export options cannot be used: ${names.join(', ')}.`);
    }
    const [{ statement: result, revision, changes }, remembered] = await Promise.all([
      this.revisions.load(stored, request.revision ?? undefined),
      this.rememberedBy(owner),
    ]);
    const corrected = revision === null ? null : { number: revision.number, savedAt: revision.createdAt, changes };
    const stamp = format === 'proof' ? { generatedAt: new Date().toISOString(), programVersion, corrected } : {};
    const given = Object.fromEntries(Object.entries(wished.data).filter(([, value]) => value !== undefined));
    const file = await exportStatement(result, format, { ...fittingOptions(remembered, result), ...given, ...stamp });
    const { filename, mimeType, isText } = file;
    const bytes = Buffer.from(file.bytes);
    const content =
      bytes.length <= replyBytes ? this.inReply(conversionId, bytes) : await this.inStore(conversionId, bytes);
    const sealedStatement = request.withStatement ? this.sealedStatement(conversionId, result) : null;
    return { filename, mimeType, isText, size: bytes.length, content, sealedStatement };
  }

  private sealedStatement(conversionId: string, result: StatementResult): string | null {
    const text = JSON.stringify(result);
    return text.length > replyBytes ? null : this.secrets.seal(text, exportedFilePurpose(conversionId));
  }

  /** A visitor remembers nothing. */
  private async rememberedBy(owner: Owner): Promise<ExportSettings> {
    return owner.kind === 'user' ? this.settings.of(owner.id) : {};
  }

  private inReply(conversionId: string, bytes: Buffer): ExportReply['content'] {
    return { in: 'reply', sealed: this.secrets.seal(bytes.toString('base64'), exportedFilePurpose(conversionId)) };
  }

  private async inStore(conversionId: string, bytes: Buffer): Promise<ExportReply['content']> {
    const objectKey = exportKeyOf(conversionId, randomUUID());
    await this.objects.put(objectKey, Readable.from([bytes]));
    return { in: 'store', objectKey };
  }
}

import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { CodedError, conversionMessages, exportedFilePurpose, type ExportFormat } from '@crossfoot/contracts';
import { exportStatement } from '@crossfoot/export-formats';
import { exportOptionsSchema } from '@crossfoot/export-formats/options';
import type { ObjectsPort } from '@crossfoot/ports';
import { OBJECTS, SecretBox, programVersion } from '@crossfoot/runtime';
import { Inject, Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { exportKeyOf } from './object-keys.ts';
import { ResultStore } from './result.store.ts';

type ExportReply = z.output<typeof conversionMessages.export.reply>;

/** A file up to this size is answered in the reply: three trips to the store less. */
const replyBytes = 256 * 1_024;

/** Writes a stored result as a file of the wished format, and hands it to the gateway. */
@Injectable()
export class ExportService {
  constructor(
    @Inject(OBJECTS) private readonly objects: ObjectsPort,
    private readonly secrets: SecretBox,
    private readonly results: ResultStore,
  ) {}

  async export(
    conversionId: string,
    format: ExportFormat,
    options: Readonly<Record<string, string>>,
  ): Promise<ExportReply> {
    const wished = exportOptionsSchema.safeParse(options);
    if (!wished.success) {
      const names = wished.error.issues.map((issue) => issue.path.join('.') || 'an unknown option');
      throw new CodedError('VALIDATION_FAILED', `These export options cannot be used: ${names.join(', ')}.`);
    }
    const result = await this.results.load(conversionId);
    const stamp = format === 'proof' ? { generatedAt: new Date().toISOString(), programVersion } : {};
    const given = Object.fromEntries(Object.entries(wished.data).filter(([, value]) => value !== undefined));
    const file = await exportStatement(result, format, { ...stamp, ...given });
    const { filename, mimeType, isText } = file;
    const bytes = Buffer.from(file.bytes);
    const content =
      bytes.length <= replyBytes ? this.inReply(conversionId, bytes) : await this.inStore(conversionId, bytes);
    return { filename, mimeType, isText, size: bytes.length, content };
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

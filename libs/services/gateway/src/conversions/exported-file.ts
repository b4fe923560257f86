import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import {
  conversionMessages,
  exportedFilePurpose,
  exportOptionsPurpose,
  type ExportFormat,
  statementResultSchema,
  type Owner,
  type StatementResult,
} from '@crossfoot/contracts';
import type { ObjectsPort } from '@crossfoot/ports';
import { MessageBus, OBJECTS, SecretBox } from '@crossfoot/runtime';
import { Inject, Injectable } from '@nestjs/common';
import type { Response } from 'express';
import type { z } from 'zod';

export interface ExportRequest {
  readonly conversionId: string;
  readonly owner: Owner;
  readonly format: ExportFormat;
  /** Null or none is the newest. */
  readonly revision?: number | null;
  readonly options?: Readonly<Record<string, string>>;
  /** Whether the result itself is wanted beside the file. */
  readonly withStatement?: boolean;
}

type Exported = z.output<typeof conversionMessages.export.reply>;

/** Fetches a result as a file, out of the reply or of the object store, where it is deleted once read. */
@Injectable()
export class ExportedFile {
  constructor(
    @Inject(OBJECTS) private readonly objects: ObjectsPort,
    private readonly secrets: SecretBox,
    private readonly bus: MessageBus,
  ) {}

  async read(request: ExportRequest) {
    const file = await this.write(request);
    return this.withContent(request.conversionId, file, async (content) => ({ ...file, bytes: await buffer(content) }));
  }

  /** The file and, with one call where it is not large, the result itself. */
  async readWithStatement(request: ExportRequest) {
    const file = await this.read({ ...request, withStatement: true });
    const { conversionId, owner } = request;
    const { sealedStatement } = file;
    if (sealedStatement === null) return { file, statement: await this.statement(conversionId, owner) };
    const text = this.secrets.open(sealedStatement, exportedFilePurpose(conversionId));
    return { file, statement: statementResultSchema.parse(JSON.parse(text)) };
  }

  /** The result itself. */
  async statement(conversionId: string, owner: Owner): Promise<StatementResult> {
    const { bytes } = await this.read({ conversionId, owner, format: 'json' });
    return statementResultSchema.parse(JSON.parse(bytes.toString('utf8')));
  }

  /** Streams the file as a download. */
  async send(request: ExportRequest, response: Response, as: 'attachment' | 'inline' = 'attachment'): Promise<void> {
    const file = await this.write(request);
    response.setHeader('content-type', file.mimeType);
    response.setHeader('content-length', file.size);
    response.setHeader('cache-control', 'private, no-store');
    if (as === 'attachment') response.setHeader('content-disposition', attachment(file.filename));
    await this.withContent(request.conversionId, file, (content) =>
      pipeline(content, response).catch((error: unknown) => {
        if (!response.destroyed && !response.closed) throw error;
      }),
    );
  }

  private async withContent<T>(
    conversionId: string,
    file: Exported,
    use: (content: Readable) => Promise<T>,
  ): Promise<T> {
    const { content } = file;
    if (content.in === 'reply') {
      const opened = this.secrets.open(content.sealed, exportedFilePurpose(conversionId));
      return use(Readable.from([Buffer.from(opened, 'base64')]));
    }
    try {
      return await use(await this.objects.get(content.objectKey));
    } finally {
      await this.objects.delete(content.objectKey);
    }
  }

  private write({ conversionId, owner, format, revision = null, options = {}, withStatement = false }: ExportRequest) {
    const sealedOptions =
      Object.keys(options).length === 0
        ? null
        : this.secrets.seal(JSON.stringify(options), exportOptionsPurpose(conversionId));
    const request = { conversionId, owner, format, revision, sealedOptions, withStatement };
    return this.bus.request(conversionMessages.export, request, { timeoutMs: 60_000 });
  }
}

/** RFC 6266: a plain name for old programs, the true one beside it. */
export function attachment(filename: string): string {
  const plain = filename.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const exact = encodeURIComponent(filename).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${exact}`;
}

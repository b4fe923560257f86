import { CodedError, type ConversionView, type ExportFormat, type Owner, type UploadReply } from '@crossfoot/contracts';
import { Injectable } from '@nestjs/common';
import { ConversionRows } from '../conversions/conversion-rows.ts';
import { ExportedFile } from '../conversions/exported-file.ts';

/** The reply to an upload whose conversion has ended: the file, the verdict and, for a visitor, the result itself. */
@Injectable()
export class UploadReplies {
  constructor(
    private readonly files: ExportedFile,
    private readonly rows: ConversionRows,
  ) {}

  /** Throws the error of a conversion that did not succeed. */
  async of(view: ConversionView, owner: Owner, format: ExportFormat): Promise<UploadReply> {
    if (view.status !== 'completed') {
      const { code, message, details } = view.error ?? {
        code: 'CONVERSION_FAILED',
        message: 'The conversion failed.',
        details: {},
      };
      throw new CodedError(code, message, details);
    }
    const { file, statement } = await this.file(view.id, owner, format);
    return {
      id: view.id,
      filename: file.filename,
      content: file.bytes.toString(file.isText ? 'utf8' : 'base64'),
      mimeType: file.mimeType,
      ...(file.isText ? {} : { encoding: 'base64' as const }),
      transactionCount: view.transactionCount ?? 0,
      format,
      reconciliation: view.reconciliation ?? 'unverifiable',
      unread: view.unread,
      accounts: this.rows.accountsOf(view) ?? [],
      statement,
    };
  }

  /** A file that lacks an answer only is told with the conversion it can be downloaded from once that is given. */
  private async file(conversionId: string, owner: Owner, format: ExportFormat) {
    try {
      const request = { conversionId, owner, format };
      if (owner.kind === 'visitor') return await this.files.readWithStatement(request);
      return { file: await this.files.read(request), statement: null };
    } catch (error) {
      if (!(error instanceof CodedError) || error.code !== 'CURRENCY_NEEDED') throw error;
      throw new CodedError(error.code, error.message, { ...error.details, conversionId });
    }
  }
}

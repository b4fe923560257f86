import type { ConversionView } from '@crossfoot/contracts';
import type { Stored } from '@crossfoot/ports';
import type { Conversion } from './conversion.document.ts';

/** The record as other services may see it. */
export function viewOf({ id, body }: Stored<Conversion>): ConversionView {
  return {
    id,
    status: body.status,
    originalFilename: body.originalFilename,
    createdAt: new Date(body.createdAt).toISOString(),
    fileSize: body.fileSize,
    pages: body.pages,
    transactionCount: body.transactionCount,
    outputFormat: body.format,
    reconciliation: body.reconciliation,
    unread: body.unread,
    sealedFacts: body.sealedFacts,
    revision: body.revisions.length,
    progress: body.progress,
    error: body.error,
  };
}

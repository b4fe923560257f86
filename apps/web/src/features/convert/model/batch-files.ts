import type { StatementResult } from '@crossfoot/contracts';
import { loadPart } from '#routes/lazy-part.tsx';
import { fetchStatement } from '#statement/use-statement.ts';

/** A file of the batch that came to nothing, with what the user was told. */
export interface UnreadFile {
  readonly filename: string;
  readonly reason: string;
}

/** One workbook, or one proof sheet, over all files of a batch: their rows are fetched and written in the browser. */
export async function batchFile(
  ids: readonly string[],
  unread: readonly UnreadFile[],
  format: 'xlsx' | 'proof',
): Promise<{ readonly filename: string; readonly blob: Blob }> {
  const [{ exportBatch }, ...results] = await Promise.all([
    loadPart(() => import('@crossfoot/export-formats')),
    ...ids.map((id): Promise<StatementResult> => fetchStatement(id)),
  ]);
  const stamp = { generatedAt: new Date().toISOString(), programVersion: __PROGRAM_VERSION__ };
  const { filename, mimeType, bytes } = await exportBatch({ results, unread }, format, 'merged', stamp);
  return { filename, blob: new Blob([new Uint8Array(bytes)], { type: mimeType }) };
}

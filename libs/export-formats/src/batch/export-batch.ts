import type { ExportFormat, StatementResult } from '@crossfoot/contracts';
import { withDefaults, type GivenOptions } from '../export-options.ts';
import { exportStatement, finishExport, loadWriter, type ExportedFile } from '../export-statement.ts';
import type { FilePart } from '../format-writer.ts';
import type { AccountChain, Batch } from './batch.ts';
import { chainStatements } from './chain-statements.ts';

/** `merged`: one file over all statements (one an account where the format demands it). `separate`: a ZIP of each file's own export. */
export type BatchLayout = 'merged' | 'separate';

/** Several results out as one file. Rows that overlapping statements repeat are marked, or left out of files for importers. */
export async function exportBatch(
  batch: Batch,
  format: ExportFormat,
  layout: BatchLayout,
  given: GivenOptions = {},
): Promise<ExportedFile> {
  if (layout === 'separate') return separateFiles(batch, format, given);
  const options = withDefaults(given);
  const chains = chainStatements(batch.results);
  const writer = await loadWriter(format);
  const finish = (parts: readonly FilePart[]): Promise<ExportedFile> =>
    finishExport('statements', format, writer, parts);
  const whole = (chunks: FilePart['chunks']): Promise<ExportedFile> => finish([{ label: '', chunks }]);
  switch (format) {
    case 'json':
      return whole((await import('./batch-json.ts')).batchJson(batch, chains));
    case 'proof':
      return whole([(await import('./batch-proof.ts')).batchProof(batch, chains, options)]);
    case 'xlsx':
      return whole((await import('./batch-workbook.ts')).batchWorkbook(batch, chains));
    case 'csv': {
      const notes = chains.some(({ repeated }) => repeated.size > 0) ? 'yes' : options.notes;
      return finish(writer.write(asResult(batch, chains, 'marked'), { ...options, notes }));
    }
    // These programs would book a repeated row twice.
    case 'quickbooks':
    case 'quickbooks-online':
    case 'qbo':
    case 'ofx':
    case 'qif':
    case 'xero':
    case 'freshbooks':
      return finish(writer.write(asResult(batch, chains, 'account'), options));
  }
}

function asResult({ results }: Batch, chains: readonly AccountChain[], kind: 'marked' | 'account'): StatementResult {
  const pages = results.reduce((sum, { source }) => sum + source.pages, 0);
  return {
    source: { filename: 'statements', sha256: '', pages, ocrPages: 0, unreadPages: [] },
    accounts: chains.map((chain) => chain[kind]),
  };
}

async function separateFiles(
  { results, unread }: Batch,
  format: ExportFormat,
  given: GivenOptions,
): Promise<ExportedFile> {
  const files: [string, Uint8Array][] = [];
  const taken = new Set<string>();
  for (const result of results) {
    const file = await exportStatement(result, format, given);
    files.push([freeName(file.filename, taken), file.bytes]);
  }
  if (unread.length > 0) {
    const list = unread.map(({ filename, reason }) => `${filename}: ${reason}\r\n`).join('');
    files.push([freeName('files not read.txt', taken), new TextEncoder().encode(list)]);
  }
  const { zipFiles } = await import('../zip.ts');
  return { filename: 'statements.zip', mimeType: 'application/zip', bytes: zipFiles(files), isText: false };
}

function freeName(filename: string, taken: Set<string>): string {
  const dot = filename.lastIndexOf('.');
  let name = filename;
  for (let counter = 2; taken.has(name.toLowerCase()); counter += 1)
    name = `${filename.slice(0, dot)} (${counter})${filename.slice(dot)}`;
  taken.add(name.toLowerCase());
  return name;
}

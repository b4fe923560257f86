import type { ExportFormat, StatementResult } from '@crossfoot/contracts';
import { formatFiles, withDefaults, type GivenOptions } from './export-options.ts';
import { partBytes } from './finished-file.ts';
import type { FilePart, FormatWriter } from './format-writer.ts';
import { safeStem } from './text/file-name.ts';

/** A finished download: one file, or a ZIP of several where the format takes one account (or so many rows) a file. */
export interface ExportedFile {
  readonly filename: string;
  readonly mimeType: string;
  readonly bytes: Uint8Array;
  /** True where `bytes` is UTF-8 text that may travel as a JSON string. */
  readonly isText: boolean;
}

/** Every format is its own module and is loaded when it is first asked for. */
const writers: Readonly<Record<ExportFormat, () => Promise<{ readonly writer: FormatWriter }>>> = {
  csv: () => import('./csv.ts'),
  xlsx: () => import('./xlsx.ts'),
  quickbooks: () => import('./quickbooks.ts'),
  'quickbooks-online': () => import('./quickbooks-online.ts'),
  qbo: () => import('./qbo.ts'),
  ofx: () => import('./ofx.ts'),
  qif: () => import('./qif.ts'),
  xero: () => import('./xero.ts'),
  freshbooks: () => import('./freshbooks.ts'),
  json: () => import('./json.ts'),
  proof: () => import('./proof.ts'),
};

/** A result in, the file that the named program takes out. Throws CURRENCY_NEEDED where the format needs a currency that nobody names. */
export async function exportStatement(
  result: StatementResult,
  format: ExportFormat,
  options: GivenOptions = {},
): Promise<ExportedFile> {
  const writer = await loadWriter(format);
  const parts = writer.write(result, withDefaults(options));
  return finishExport(safeStem(result.source.filename), format, writer, parts);
}

/** The writer of a format, loaded. */
export const loadWriter = async (format: ExportFormat): Promise<FormatWriter> => (await writers[format]()).writer;

/** One part becomes a file, several become a ZIP. `stem` is a safe name without extension. */
export async function finishExport(
  stem: string,
  format: ExportFormat,
  writer: FormatWriter,
  parts: readonly FilePart[],
): Promise<ExportedFile> {
  const { extension, mimeType } = formatFiles[format];
  if (parts.length === 1 && parts[0]) {
    const bytes = await partBytes(parts[0], writer.charset);
    return { filename: `${stem}.${extension}`, mimeType, bytes, isText: isUtf8Text(format, writer, bytes) };
  }
  const { zipFiles } = await import('./zip.ts');
  const files: [string, Uint8Array][] = [];
  for (const part of parts) files.push([`${stem} ${part.label}.${extension}`, await partBytes(part, writer.charset)]);
  return { filename: `${stem}.zip`, mimeType: 'application/zip', bytes: zipFiles(files), isText: false };
}

function isUtf8Text(format: ExportFormat, writer: FormatWriter, bytes: Uint8Array): boolean {
  if (format === 'xlsx') return false;
  return writer.charset === 'utf-8' || bytes.every((byte) => byte < 0x80);
}

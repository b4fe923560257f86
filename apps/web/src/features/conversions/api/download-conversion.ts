import type { ConversionRow, ExportFormat } from '@crossfoot/contracts';
import { requestBlob } from '#http/request-json.ts';
import { saveFile } from '#http/save-file.ts';
import { showToast } from '#ui/toast-store.ts';

/** `GET /api/download/{id}`: fetches a result again, in its own format or another, and saves it. */
export async function downloadConversion(
  row: Pick<ConversionRow, 'id' | 'originalFilename' | 'outputFormat'>,
  format?: ExportFormat,
): Promise<void> {
  try {
    const wanted = format ?? row.outputFormat;
    const { blob, filename } = await requestBlob(`/api/download/${row.id}?format=${wanted}`);
    const name = filename ?? row.originalFilename.replace(/\.pdf$/i, '.csv');
    showToast({ title: 'Download Started', description: `Downloading ${name}...` });
    saveFile(name, blob);
  } catch {
    showToast({
      title: 'Download Failed',
      description: 'Could not download the file. Please try again.',
      tone: 'destructive',
    });
  }
}

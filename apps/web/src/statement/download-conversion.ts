import type { ExportFormat } from '@crossfoot/contracts';
import { ApiError } from '#http/api-error.ts';
import { pathOf } from '#http/call.ts';
import { requestBlob } from '#http/request-json.ts';
import { showToast } from '#ui/toast-store.ts';
import { downloadFailed, handOver } from '#ui/use-download.ts';

interface Wanted {
  readonly id: string;
  readonly originalFilename: string;
  readonly format: ExportFormat;
  /** A revision of the review; the newest where it is not said. */
  readonly revision?: number;
}

/** `GET /api/download/{id}`: fetches a result in a format and saves it. */
export async function downloadConversion({ id, originalFilename, format, revision }: Wanted): Promise<void> {
  const query = new URLSearchParams({ format, ...(revision === undefined ? {} : { revision: String(revision) }) });
  try {
    const { blob, filename } = await requestBlob(`${pathOf('GET /api/download/{id}', { id })}?${query.toString()}`);
    handOver({ filename: filename ?? originalFilename.replace(/\.pdf$/i, '.csv'), blob });
  } catch (error) {
    if (error instanceof ApiError && error.body.error === 'CURRENCY_NEEDED') {
      showToast({
        title: 'Currency Needed',
        description:
          'The statement prints no currency, and this format must name one. Set it in the review: All rows, then Account, currency and period.',
        tone: 'destructive',
      });
      return;
    }
    showToast({ title: 'Download Failed', description: downloadFailed, tone: 'destructive' });
  }
}

import type { EngineLimits } from '../engine-context.ts';
import { defaultLimits } from '../engine-limits.ts';
import { untilCancelled, type OpenedDocument } from '../open/open-document.ts';
import type { PageContent } from '../page-content.ts';
import { OcrPool } from './ocr/ocr-pool.ts';
import type { Band, BandReading } from './ocr/read-bands.ts';
import { PageReader } from './page-reader.ts';

export interface ReadAgainOptions {
  readonly limits?: Partial<EngineLimits>;
  readonly signal?: AbortSignal;
  /** True once there is no time left. */
  readonly isLate: () => boolean;
}

/** Further readings of bands of pages that were read by OCR, page by page; a page that fails is left out. */
export async function* readAgain(
  document: OpenedDocument,
  pages: readonly PageContent[],
  bands: readonly Band[],
  options: ReadAgainOptions,
): AsyncGenerator<{ readonly page: PageContent; readonly readings: readonly BandReading[] }> {
  const limits = { ...defaultLimits, ...options.limits };
  const pool = new OcrPool(document.platform, limits.ocrWorkers);
  const reader = new PageReader(document, document.platform, limits, pool);
  let finished = false;
  try {
    for (const page of pages) {
      const here = bands.filter((band) => band.page === page.number);
      if (here.length === 0 || options.isLate()) continue;
      const readings = await untilCancelled(reader.readAgain(page, here, options.isLate), options.signal);
      yield { page, readings };
    }
    finished = true;
  } finally {
    if (finished) pool.release();
    else pool.close();
  }
}

import type { EngineLimits } from '../engine-context.ts';
import { defaultLimits } from '../engine-limits.ts';
import { DamagedPages } from '../open/damaged-pages.ts';
import { throwIfCancelled, untilCancelled, type OpenedDocument } from '../open/open-document.ts';
import type { Damage } from '../open/survey-streams.ts';
import type { PageContent } from '../page-content.ts';
import { OcrPool } from './ocr/ocr-pool.ts';
import { PageReader } from './page-reader.ts';

export interface ReadOptions {
  readonly limits?: Partial<EngineLimits>;
  readonly signal?: AbortSignal;
  /** Called when a page turns out to need OCR, before it is read. */
  readonly onOcr?: () => void;
  /** As `surveyStreams` found it. */
  readonly damage?: Damage;
  /** Called after each page; `ocr` tells whether OCR was needed for it. */
  readonly onPage?: (done: number, pages: number, ocr: boolean) => void;
}

/**
 * Second stage: the words of each page, in page order, from the text layer where it can be trusted and by OCR where it
 * cannot. Scanned pages are read ahead, as many as OCR threads are granted and memory allows. A page that cannot be read comes with its
 * reason in `unread` and never ends the others. Throws CONVERSION_CANCELLED alone.
 */
export async function* readPages(document: OpenedDocument, options: ReadOptions = {}): AsyncGenerator<PageContent> {
  const limits = { ...defaultLimits, ...options.limits };
  const pool = new OcrPool(document.platform, limits.ocrWorkers);
  const reader = new PageReader(document, document.platform, limits, pool, options.onOcr);
  const damaged = new DamagedPages(
    document,
    options.damage ?? { streams: new Set(), isEverywhere: false, isHidden: false, mends: [] },
  );
  const ahead: Promise<PageContent>[] = [];
  let ocrSeen = reader.mayHoldScans;
  let started = 0;
  let finished = false;
  try {
    for (let number = 1; number <= document.pages; number++) {
      throwIfCancelled(options.signal);
      const wanted = Math.min(document.pages, number + (ocrSeen ? reader.pagesAhead : 0));
      while (started < wanted) {
        ahead.push(reader.read(++started));
        // The others are made ready while a thread reads the first one.
        if (started === 1) await untilCancelled(Promise.race([ahead[0], pool.begun]), options.signal);
      }
      const content = await untilCancelled(ahead.shift() as Promise<PageContent>, options.signal);
      const ocr = content.source !== 'text';
      ocrSeen ||= ocr;
      options.onPage?.(number, document.pages, ocr);
      const isBlank = content.words.length === 0 && content.unread === null;
      const hasLost = content.unread === null && (await damaged.has(number, isBlank));
      yield hasLost ? { ...content, unread: 'damaged' } : content;
    }
    finished = true;
  } finally {
    if (finished) pool.release();
    else pool.close();
  }
}

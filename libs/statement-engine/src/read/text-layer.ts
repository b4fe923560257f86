import type { PDFPageProxy } from 'pdfjs-dist';
import type { PageContent } from '../page-content.ts';
import { withUnnamedSigns } from './unnamed-signs.ts';
import { toTextRun, toWords, type Matrix, type TextRun } from './text-words.ts';

/** The words of the page's own text; `unread` where it has more than a page can have. */
export async function readTextLayer(page: PDFPageProxy, number: number, maxItems: number): Promise<PageContent> {
  const viewport = page.getViewport({ scale: 1 });
  const view = viewport.transform as unknown as Matrix;
  const runs: TextRun[] = [];
  const styles: Record<string, { fontFamily: string; vertical: boolean }> = {};
  let items = 0;
  let unread: PageContent['unread'] = null;
  const reader = page.streamTextContent({ disableNormalization: true }).getReader();
  for (;;) {
    const { value, done } = await reader.read();
    if (done) break;
    Object.assign(styles, value.styles);
    for (const item of value.items) {
      if (!('str' in item)) continue;
      const style = styles[item.fontName];
      const run = toTextRun(item, view, style?.fontFamily === 'monospace', style?.vertical === true);
      if (run) runs.push(run);
    }
    items += value.items.length;
    if (items > maxItems) {
      unread = 'tooManyTextItems';
      void reader.cancel(new Error('Too many text items')).catch(() => undefined);
      break;
    }
  }
  const { words, turned, width, height } = toWords(withUnnamedSigns(runs), viewport.width, viewport.height);
  return { number, width, height, turned, words: unread ? [] : words, source: 'text', unread };
}

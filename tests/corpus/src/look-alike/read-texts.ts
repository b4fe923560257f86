import type { LayoutPage } from '@crossfoot/statement-review/layout';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The texts of every page, as the review in the browser has them. */
export async function readPages(bytes: Uint8Array): Promise<readonly LayoutPage[]> {
  const task = getDocument({ data: Uint8Array.from(bytes), verbosity: 0 });
  const document = await task.promise;
  const pages: LayoutPage[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const viewport = page.getViewport({ scale: 1 });
    const { items } = await page.getTextContent();
    const texts = items.flatMap((item) => {
      if (!('str' in item)) return [];
      const [x = 0, baseline = 0] = viewport.convertToViewportPoint(
        item.transform[4] as number,
        item.transform[5] as number,
      ) as number[];
      const height = item.height === 0 ? 8 : item.height;
      return [{ text: item.str, x, y: baseline - height, width: item.width, height }];
    });
    pages.push({ number, width: viewport.width, height: viewport.height, texts });
  }
  await task.destroy();
  return pages;
}

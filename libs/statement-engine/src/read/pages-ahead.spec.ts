import { PDFDocument, PDFName } from 'pdf-lib';
import { expect, it, vi } from 'vitest';
import { defaultLimits } from '../engine-limits.ts';
import { openDocument } from '../open/open-document.ts';
import type { PageContent } from '../page-content.ts';
import { nodePlatform } from '../platform/node-platform.ts';
import type { Platform } from '../platform/platform.ts';
import { OcrPool } from './ocr/ocr-pool.ts';
import { PageReader } from './page-reader.ts';
import { readPages } from './read-pages.ts';

/** A page with a picture that announces so many pixels. */
async function pictureOf(width: number, height: number): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage();
  const picture = pdf.context.stream(new Uint8Array(1), { Type: 'XObject', Subtype: 'Image', Width: width, Height: height }); // prettier-ignore
  page.node.setXObject(PDFName.of('I0'), pdf.context.register(picture));
  return pdf.save({ useObjectStreams: false });
}

/** Three pages that are pictures of white paper, the first one higher. */
async function threeScans(): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const [Width, Height] = [1000, 1400];
  for (let number = 0; number < 3; number++) {
    const page = pdf.addPage([595, number === 0 ? 842 : 700]);
    const paper = new Uint8Array(Width * Height).fill(255);
    const picture = pdf.context.flateStream(paper, { Type: 'XObject', Subtype: 'Image', Width, Height, ColorSpace: 'DeviceGray', BitsPerComponent: 8 }); // prettier-ignore
    page.node.setXObject(PDFName.of('I0'), pdf.context.register(picture));
    page.node.set(PDFName.of('Contents'), pdf.context.register(pdf.context.stream('q 595 0 0 842 0 0 cm /I0 Do Q')));
  }
  return pdf.save({ useObjectStreams: false });
}

it.each([
  ['one more than threads, of ordinary scans', 2480, 3508, 2, 3],
  ['one, where pictures are so large that no more fit beside each other', 4960, 7016, 2, 1],
  ['one with one thread', 2480, 3508, 1, 1],
  ['none without threads', 2480, 3508, 0, 0],
])('pages are read ahead: %s', async (_what, width, height, ocrWorkers, pages) => {
  const document = await openDocument(await pictureOf(width, height), { platform: nodePlatform });
  const limits = { ...defaultLimits, ocrWorkers };
  const reader = new PageReader(document, nodePlatform, limits, new OcrPool(nodePlatform, ocrWorkers));
  expect(reader.pagesAhead).toBe(pages);
  await document.close();
});

type Recognise = Awaited<ReturnType<Platform['startOcr']>>['recognise'];

/** The pages of three scans, as threads that recognise so read them. */
async function readBy(recognise: Recognise, others: Partial<Platform> = {}): Promise<PageContent[]> {
  const startOcr: Platform['startOcr'] = (first) =>
    Promise.resolve({ languages: [first], recognise, close: () => undefined });
  const platform: Platform = { ...nodePlatform, hasOcrLanguage: () => true, ...others, startOcr };
  const document = await openDocument(await threeScans(), { platform });
  const pages = await Array.fromAsync(readPages(document, { limits: { ocrWorkers: 2 } }));
  await document.close();
  return pages;
}

it('the first page goes to a thread before others are looked at, and these while it is read', async () => {
  const seen: number[] = [];
  let looked = 0;
  const all = Promise.withResolvers<void>();
  const loadDecoders = async (): Promise<void> => {
    if (++looked === 3) all.resolve();
    await nodePlatform.loadDecoders();
  };
  const recognise: Recognise = async () => {
    seen.push(looked);
    await all.promise;
    return '';
  };
  await readBy(recognise, { loadDecoders });
  expect([seen[0], looked]).toEqual([1, 3]);
});

const hocr = (text: string, confidence = 95): string =>
  `<span class='ocr_line' title="bbox 100 100 1300 140; baseline 0 0; x_size 36"></span>${text.split(' ').map((word, at) => `<span class='ocrx_word' title='bbox ${100 + at * 200} 100 ${250 + at * 200} 140; x_wconf ${confidence}'>${word}</span>`).join('')}`; // prettier-ignore
const isOfFirst = ({ height }: { readonly height: number }): boolean => height > 1600;

it('a cover that says nothing in any language leaves it to the next page to tell', async () => {
  const pages = await readBy((picture, language) =>
    Promise.resolve(
      isOfFirst(picture) || language !== 'jpn' ? hocr('dmopE lwhi Lge', 30) : hocr('残高 摘要 支店 口座番号', 90),
    ),
  );
  expect(pages.map(({ words }) => words.some(({ text }) => text.includes('残高')))).toEqual([false, true, true]);
});

it('all pages are read in the language that the whole first page tells, though others are done before it', async () => {
  const asked: string[] = [];
  let ofFirst = 0;
  await readBy(async (picture, language) => {
    if (!isOfFirst(picture)) asked.push(language);
    else if (++ofFirst === 2) {
      await vi.waitUntil(() => asked.length >= 4, 60_000);
      await new Promise((resolve) => setTimeout(resolve, 200));
      return hocr('Kontoauszug Buchungstag Verwendungszweck Betrag Kontostand');
    }
    return hocr('Statement of account');
  });
  expect(asked.filter((language) => language === 'deu')).toHaveLength(4);
});

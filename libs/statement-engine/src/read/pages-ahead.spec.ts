import { PDFDocument, PDFName } from 'pdf-lib';
import { expect, it } from 'vitest';
import { defaultLimits } from '../engine-limits.ts';
import { openDocument } from '../open/open-document.ts';
import { nodePlatform } from '../platform/node-platform.ts';
import { OcrPool } from './ocr/ocr-pool.ts';
import { PageReader } from './page-reader.ts';

/** A page with a picture that announces so many pixels. */
async function pictureOf(width: number, height: number): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage();
  const picture = pdf.context.stream(new Uint8Array(1), { Type: 'XObject', Subtype: 'Image', Width: width, Height: height }); // prettier-ignore
  page.node.setXObject(PDFName.of('I0'), pdf.context.register(picture));
  return pdf.save({ useObjectStreams: false });
}

it.each([
  ['as many as threads, of ordinary scans', 2480, 3508, 2, 2],
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

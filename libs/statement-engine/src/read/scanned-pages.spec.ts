import { describe, expect, it, vi } from 'vitest';
import { openDocument } from '../open/open-document.ts';
import type { PageContent } from '../page-content.ts';
import { nodePlatform } from '../platform/node-platform.ts';
import { readPages, type ReadOptions } from './read-pages.ts';
import { pdf, pictureOf, scannedPage } from './scan.fixture.ts';

// OCR starts its threads here, which takes seconds on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

/** Short, so that OCR of it takes a fraction of a second. */
const ROWS = ['02 May EFTPOS COFFEE HOUSE 5.50 1,244.50', '03 May SALARY ACME LTD 3,200.00 4,444.50'];

const printRows = (document: PDFKit.PDFDocument, rows: readonly string[]): void => {
  document.font('Helvetica').fontSize(11);
  rows.forEach((row, at) => document.text(row, 60, 300 + at * 30, { lineBreak: false }));
};

const scan = (degrees = 0): Promise<Buffer> => pictureOf((document) => printRows(document.addPage(), ROWS), degrees);

async function read(bytes: Uint8Array, options: ReadOptions = {}): Promise<PageContent[]> {
  const document = await openDocument(bytes, { platform: nodePlatform });
  try {
    return await Array.fromAsync(readPages(document, options));
  } finally {
    await document.close();
  }
}

/** Words by lines, as they stand on the page. */
function linesOf(page: PageContent | undefined): string[] {
  const baseline = (word: PageContent['words'][number]): number => word.y + 0.8 * word.height;
  const words = [...(page?.words ?? [])].sort((a, b) => baseline(a) - baseline(b));
  const lines: (typeof words)[] = [];
  for (const word of words) {
    const line = lines.at(-1);
    const [last] = line?.slice(-1) ?? [];
    if (line && last && baseline(word) - baseline(last) < 8) line.push(word);
    else lines.push([word]);
  }
  return lines.map((line) => line.sort((a, b) => a.x - b.x).map((word) => word.text).join(' ')); // prettier-ignore
}

describe('a page without text', () => {
  it('is read from its picture, with words where they stand', async () => {
    const picture = await scan();
    const seen: boolean[] = [];
    const [page] = await read(await pdf((document) => scannedPage(document, picture)), {
      onPage: (_done, _pages, ocr) => seen.push(ocr),
    });
    expect(page).toMatchObject({ source: 'ocr', turned: 0, unread: null });
    expect(linesOf(page)).toEqual(ROWS);
    expect(seen).toEqual([true]);
    const amount = page?.words.find((word) => word.text === '4,444.50');
    expect(Math.abs((amount?.y ?? 0) + 0.8 * (amount?.height ?? 0) - 338)).toBeLessThan(4);
    expect(amount?.confidence).toBeGreaterThan(0.7);
  });

  it.each([2.5, 90, 180])('turned by %d degrees is put upright', async (degrees) => {
    const picture = await scan(degrees);
    const [page] = await read(await pdf((document) => scannedPage(document, picture)));
    expect(linesOf(page)).toEqual(ROWS);
  });

  it('says so where OCR is turned off, and the other pages are read', async () => {
    const picture = await scan();
    const bytes = await pdf((document) => printRows(scannedPage(document, picture).addPage(), ROWS));
    const [scanned, text] = await read(bytes, { limits: { ocrWorkers: 0 } });
    expect(scanned).toMatchObject({ unread: 'needsOcr', words: [] });
    expect(text?.unread).toBeNull();
    expect(linesOf(text)).toEqual(ROWS);
  });
});

describe('a text layer under a scan', () => {
  const layered = async (rows: readonly string[]): Promise<PageContent | undefined> => {
    const picture = await scan();
    const bytes = await pdf((document) => {
      // Render mode 3, as OCR programs write it.
      scannedPage(document, picture).addContent('3 Tr');
      printRows(document, rows);
    });
    return (await read(bytes))[0];
  };

  it('confirms the picture where they agree', async () => {
    const page = await layered(ROWS);
    expect(linesOf(page)).toEqual(ROWS);
    expect(page?.source).toBe('mixed');
    expect(page?.words.find((word) => word.text === '3,200.00')?.confidence).toBe(0.99);
  });

  it('is not believed where it contradicts the picture', async () => {
    const page = await layered([
      '02 May EFTPOS COFFEE HOUSE 7.70 1,266.70',
      '03 May SALARY ACME LTD 5,200.00 6,466.70',
    ]);
    expect(linesOf(page)).toEqual(ROWS);
    expect(page?.words.find((word) => word.text === '3,200.00')?.alternatives).toEqual(['5,200.00']);
  });
});

describe('cancelling', () => {
  it('ends OCR within a second', async () => {
    const picture = await scan();
    const bytes = await pdf((document) => Array.from({ length: 30 }, () => scannedPage(document, picture)));
    const stop = new AbortController();
    let stopped = Infinity;
    const onPage = (): void => {
      stopped = performance.now();
      stop.abort();
    };
    const reading = read(bytes, { signal: stop.signal, onPage });
    await expect(reading).rejects.toMatchObject({ code: 'CONVERSION_CANCELLED' });
    expect(performance.now() - stopped).toBeLessThan(1_000);
  });
});

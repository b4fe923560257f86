import PDFDocument from 'pdfkit';
import { describe, expect, it } from 'vitest';
import { openDocument } from '../open/open-document.ts';
import type { PageContent } from '../page-content.ts';
import { nodePlatform } from '../platform/node-platform.ts';
import { readPages } from './read-pages.ts';

type Draw = (document: PDFKit.PDFDocument) => void;

async function read(draw: Draw, options: Parameters<typeof readPages>[1] = {}): Promise<PageContent[]> {
  const document = new PDFDocument({ size: [400, 600], margin: 0 });
  const chunks: Uint8Array[] = [];
  document.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  document.fontSize(10);
  draw(document);
  document.end();
  await new Promise((resolve) => document.on('end', resolve));
  const opened = await openDocument(new Uint8Array(Buffer.concat(chunks)), { platform: nodePlatform });
  try {
    return await Array.fromAsync(readPages(opened, options));
  } finally {
    await opened.close();
  }
}

const find = (page: PageContent | undefined, text: string) => {
  const word = page?.words.find((candidate) => candidate.text === text);
  if (!word) throw new Error(`"${text}" is not among: ${page?.words.map((each) => each.text).join(' ')}`);
  return word;
};

describe('readPages', () => {
  it('gives words with their boxes, origin top left', async () => {
    const [page] = await read((pdf) => pdf.text('Opening balance 1,250.00', 50, 100));
    expect(page).toMatchObject({ number: 1, width: 400, height: 600, source: 'text', turned: 0, unread: null });
    expect(page?.words.map((word) => word.text)).toEqual(['Opening', 'balance', '1,250.00']);
    const amount = find(page, '1,250.00');
    // Helvetica 10: "Opening balance " is 78.38 wide and the amount 38.92; the estimate is good to a point.
    expect(Math.abs(amount.x - 128.4)).toBeLessThan(1);
    expect(Math.abs(amount.x + amount.width - 167.3)).toBeLessThan(0.5);
    expect(Math.abs(amount.y - 100)).toBeLessThan(2);
    expect(amount.height).toBeCloseTo(10);
  });

  it('turns a page upright whose text runs sideways', async () => {
    const [page] = await read((pdf) => pdf.rotate(90, { origin: [200, 300] }).text('Sideways 12.30', 0, 300));
    expect(page).toMatchObject({ width: 600, height: 400, turned: 270 });
    const [first, second] = page?.words ?? [];
    expect(first?.y).toBeCloseTo(second?.y ?? 0);
    expect(first?.x).toBeLessThan(second?.x ?? 0);
    expect(first?.width).toBeGreaterThan(30);
  });

  it('leaves out watermarks across the page and text too small to see', async () => {
    const [page] = await read((pdf) => {
      pdf.text('Rent 500.00', 20, 20).fontSize(1).text('hidden', 20, 60);
      pdf
        .fontSize(40)
        .rotate(45, { origin: [200, 300] })
        .text('COPY', 200, 300);
    });
    expect(page?.words.map((word) => word.text)).toEqual(['Rent', '500.00']);
  });

  it('reads once what is printed twice on the same spot, and twice what stands on two lines', async () => {
    const [page] = await read((pdf) => {
      pdf.text('COFFEE', 20, 20).text('COFFEE', 20.4, 20).text('COFFEE', 20, 40);
    });
    expect(page?.words).toHaveLength(2);
  });

  it('names a page with more text than any statement has, and reads the others', async () => {
    const [full, normal] = await read(
      (pdf) => {
        for (let line = 0; line < 50; line++) pdf.text(`row ${line}`, 20, 10 * line);
        pdf.addPage().text('Rent 500.00', 20, 20);
      },
      { limits: { maxTextItemsPerPage: 20 } },
    );
    expect(full).toMatchObject({ unread: 'tooManyTextItems', words: [] });
    expect(normal).toMatchObject({ unread: null });
    expect(normal?.words).toHaveLength(2);
  });

  it('tells of each page, and stops when it is cancelled', async () => {
    const stop = new AbortController();
    const seen: number[] = [];
    const reading = read((pdf) => pdf.text('1').addPage().text('2').addPage().text('3'), {
      signal: stop.signal,
      onPage: (done) => {
        seen.push(done);
        if (done === 2) stop.abort();
      },
    });
    await expect(reading).rejects.toMatchObject({ code: 'CONVERSION_CANCELLED' });
    expect(seen).toEqual([1, 2]);
  });
});

import PDFDocument from 'pdfkit';
import { expect, it } from 'vitest';
import { nodePlatform } from '../platform/node-platform.ts';
import { openDocument, type OpenedDocument } from './open-document.ts';

async function statement(): Promise<Uint8Array> {
  const document = new PDFDocument({ size: [200, 100], margin: 10 });
  const chunks: Uint8Array[] = [];
  document.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  document.font('Times-Roman').fontSize(20).text('Rent 12.30');
  document.end();
  await new Promise((resolve) => document.on('end', resolve));
  return new Uint8Array(Buffer.concat(chunks));
}

async function drawn(document: OpenedDocument): Promise<Uint8Array> {
  return new Uint8Array((await nodePlatform.renderPage(await document.pdf.getPage(1), 1)).data);
}

it('draws standard fonts as if the text had not been read before', async () => {
  const bytes = await statement();
  const open = () => openDocument(bytes, { platform: nodePlatform });
  const [read, fresh] = [await open(), await open()];
  await (await read.pdf.getPage(1)).getTextContent();
  await Promise.all([read.loadFonts(), read.loadFonts(), fresh.loadFonts()]);
  const [picture, expected] = [await drawn(read), await drawn(fresh)];
  expect(expected.some((gray) => gray < 100)).toBe(true);
  expect(Buffer.from(picture).equals(Buffer.from(expected))).toBe(true);
  await Promise.all([read.close(), fresh.close()]);
});

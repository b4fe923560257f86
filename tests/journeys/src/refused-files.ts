import { deflateSync } from 'node:zlib';
import PDFDocument from 'pdfkit';
import { statementPdf, type ChosenFile } from './statement-files.ts';

const pdfNamed = (name: string, buffer: Buffer): ChosenFile => ({ name, mimeType: 'application/pdf', buffer });

function printed(
  name: string,
  options: PDFKit.PDFDocumentOptions,
  print: (document: PDFKit.PDFDocument) => void,
): Promise<ChosenFile> {
  const document = new PDFDocument({ size: 'A4', ...options });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  print(document);
  document.end();
  return new Promise((resolve) => document.on('end', () => resolve(pdfNamed(name, Buffer.concat(chunks)))));
}

/** A letter of the bank, which holds no transaction. */
export const letterPdf = (): Promise<ChosenFile> =>
  printed('letter.pdf', {}, (document) => document.text('Dear customer, we have moved. Kind regards, your bank.'));

export const longPdf = (pages: number): Promise<ChosenFile> =>
  printed('long.pdf', { autoFirstPage: false }, (document) => {
    for (let page = 1; page <= pages; page += 1) document.addPage().text(`Page ${page}`);
  });

/** A PDF by its first bytes, and more of it than anybody may bring. */
export const heavyPdf = (megabytes: number): ChosenFile =>
  pdfNamed('heavy.pdf', Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(megabytes * 1_048_576, 0x20)]));

/** The rows of a statement under an owner's password that forbids to copy them. */
export async function copyProtectedPdf(): Promise<ChosenFile> {
  return statementPdf('protected.pdf', undefined, { ownerPassword: 'the owner', permissions: { copying: false } });
}

/** A page of one picture. */
function picturePdf(name: string, dictionary: string, data: Buffer): ChosenFile {
  const draws = 'q 595 0 0 842 0 0 cm /I0 Do Q';
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /XObject << /I0 5 0 R >> >> /Contents 4 0 R >>',
    `<< /Length ${draws.length} >>\nstream\n${draws}\nendstream`,
    `<< ${dictionary} /Length ${data.length} >>\nstream\n${data.toString('latin1')}\nendstream`,
  ];
  const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('');
  return pdfNamed(name, Buffer.from(`%PDF-1.7\n${body}trailer\n<< /Root 1 0 R /Size 6 >>\n%%EOF\n`, 'latin1'));
}

/** A scan in which no bank would send a statement. */
export const hugePicturePdf = (): ChosenFile =>
  picturePdf(
    'poster.pdf',
    '/Type /XObject /Subtype /Image /Width 90000 /Height 90000 /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /FlateDecode',
    deflateSync(Buffer.alloc(1_000)),
  );

/** A hundred kilobytes that unpack to a hundred megabytes. */
export const bombPdf = (): ChosenFile =>
  picturePdf('bomb.pdf', '/Filter /FlateDecode', deflateSync(Buffer.alloc(100_000_000, 0x20)));

/** A statement whose file was damaged in the middle of its only page. */
export async function damagedPdf(): Promise<ChosenFile> {
  const { buffer } = await statementPdf();
  const start = buffer.indexOf('stream\n') + 'stream\n'.length;
  const from = Math.floor(start + (buffer.indexOf('endstream') - start) * 0.9);
  const bytes = Buffer.from(buffer);
  for (let at = from; at < from + 12; at += 1) bytes[at] = (bytes[at] ?? 0) ^ 0x5a;
  return pdfNamed('damaged.pdf', bytes);
}

import { degrees, PDFDocument, PDFName, PDFString, type PDFContext, type PDFObject, type PDFPage } from 'pdf-lib';
import type { HostileFile } from './hostile-file.ts';

/** A harmless PDF as another producer, scanner, mail program or archive would have left it. */
type Oddity = (pdf: Buffer) => Buffer | Promise<Buffer>;

const joined = (...parts: readonly (string | Buffer)[]): Buffer =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)));
const rewritten =
  (change: (text: string) => string): Oddity =>
  (pdf) =>
    Buffer.from(change(pdf.toString('latin1')), 'latin1');

/** Opened and saved by pdf-lib, with a change on the way. */
const saved =
  (change: (document: PDFDocument) => unknown, useObjectStreams = false): Oddity =>
  async (pdf) => {
    const document = await PDFDocument.load(pdf, { updateMetadata: false });
    await change(document);
    return Buffer.from(await document.save({ useObjectStreams }));
  };
const onPages = (change: (page: PDFPage) => unknown): Oddity =>
  saved((document) => document.getPages().forEach(change));
const inCatalog = (key: string, value: (context: PDFContext) => PDFObject): Oddity =>
  saved(({ catalog, context }) => catalog.set(PDFName.of(key), value(context)));

const oddities: Readonly<Record<string, Oddity>> = {
  'as-it-is': (pdf) => pdf,
  // Around the file.
  'header-of-http-before': (pdf) => joined('HTTP/1.1 200 OK\r\nContent-Type: application/pdf\r\n\r\n', pdf),
  'a-kilobyte-of-blanks-before': (pdf) => joined(' '.repeat(1_000), pdf),
  'mark-of-utf8-before': (pdf) => joined(Buffer.from([0xef, 0xbb, 0xbf]), pdf),
  'line-breaks-before': (pdf) => joined('\r\n\r\n', pdf),
  'words-after': (pdf) => joined(pdf, '\r\n--boundary--\r\n'),
  'zeros-after': (pdf) => joined(pdf, Buffer.alloc(4_096)),
  'second-end': (pdf) => joined(pdf, '\n%%EOF\n%%EOF\n'),
  'no-end': rewritten((text) => text.replace(/%%EOF\s*$/, '')),
  'cut-within-the-end': (pdf) => pdf.subarray(0, -3),
  // The table of objects.
  'start-of-table-wrong': rewritten((text) => text.replace(/startxref\s+\d+/, 'startxref\n999999')),
  'start-of-table-nought': rewritten((text) => text.replace(/startxref\s+\d+/, 'startxref\n0')),
  'start-of-table-missing': rewritten((text) => text.replace(/startxref\s+\d+\s*/, '')),
  'table-off-by-one': rewritten((text) =>
    text.replace(
      /^(\d{10})( \d{5} n)/gm,
      (_, at: string, rest: string) => String(Number(at) + 1).padStart(10, '0') + rest,
    ),
  ),
  'table-of-noughts': rewritten((text) => text.replace(/^\d{10}( \d{5} n)/gm, '0000000000$1')),
  'generation-of-one': rewritten((text) => text.replace(/^(\d{10}) 00000 n/gm, '$1 00001 n')),
  'no-identity': rewritten((text) => text.replace(/\/ID \[[^\]]*\]/, '')),
  'information-that-is-not-there': rewritten((text) => text.replace(/\/Info \d+ 0 R/, '/Info 9999 0 R')),
  'empty-update': (pdf) => {
    const root = /\/Root (\d+ 0 R)/.exec(pdf.toString('latin1'))?.[1] ?? '1 0 R';
    const size = /\/Size (\d+)/.exec(pdf.toString('latin1'))?.[1] ?? '1';
    const before = /startxref\s+(\d+)/.exec(pdf.toString('latin1'))?.[1] ?? '0';
    const trailer = `xref\n0 0\ntrailer\n<< /Size ${size} /Root ${root} /Prev ${before} >>\nstartxref\n`;
    return joined(pdf, '\n', trailer, String(pdf.length + 1), '\n%%EOF\n');
  },
  // Version and lengths.
  'version-2.0': rewritten((text) => text.replace(/%PDF-\d\.\d/, '%PDF-2.0')),
  'version-1.0': rewritten((text) => text.replace(/%PDF-\d\.\d/, '%PDF-1.0')),
  'version-of-tomorrow': rewritten((text) => text.replace(/%PDF-\d\.\d/, '%PDF-9.9')),
  'no-bytes-above-ascii-in-the-head': rewritten((text) => text.replace(/^(%PDF[^\n]*\n)%[^\n]*\n/, '$1')),
  'lengths-of-one': rewritten((text) => text.replace(/\/Length \d+(?! 0 R)/g, '/Length 1')),
  'lengths-too-long': rewritten((text) => text.replace(/\/Length (\d+)(?! 0 R)/g, '/Length 9$1')),
  // Saved anew.
  'objects-in-streams': saved(() => undefined, true),
  'objects-by-themselves': saved(() => undefined),
  'turned-left': onPages((page) => page.setRotation(degrees(270))),
  'turned-right': onPages((page) => page.setRotation(degrees(90))),
  'upside-down': onPages((page) => page.setRotation(degrees(180))),
  'turned-a-whole-round': onPages((page) => page.setRotation(degrees(360))),
  'page-that-begins-elsewhere': onPages((page) => {
    page.setMediaBox(-100, -100, page.getWidth() + 200, page.getHeight() + 200);
  }),
  'page-cut-to-itself': onPages((page) => page.setCropBox(0, 0, page.getWidth(), page.getHeight())),
  'page-cut-to-nothing': onPages((page) => page.setCropBox(0, 0, 0, 0)),
  'unit-of-two': onPages((page) => page.node.set(PDFName.of('UserUnit'), page.doc.context.obj(2))),
  'blank-page-before': saved((document) => document.insertPage(0)),
  'blank-page-after': saved((document) => document.addPage()),
  attachment: saved((document) => document.attach(Buffer.from('a,b'), 'data.csv', { mimeType: 'text/csv' })),
  'script-of-a-form': saved((document) => document.addJavaScript('main', 'console.println("hello")')),
  'empty-form': saved((document) => document.getForm()),
  'form-with-a-field': saved((document) => {
    document
      .getForm()
      .createTextField('remark')
      .addToPage(document.getPage(0), { x: 10, y: 10, width: 80, height: 12 });
  }),
  'note-without-appearance': onPages((page) =>
    page.node.addAnnot(
      page.doc.context.register(page.doc.context.obj({ Type: 'Annot', Subtype: 'Text', Rect: [0, 0, 9, 9] })),
    ),
  ),
  'long-title': saved((document) => document.setTitle('Statement '.repeat(5_000))),
  'title-of-other-letters': saved((document) => document.setTitle('Kontoauszug äöü 明細書 \u{1f4b6}')),
  'labels-of-pages': inCatalog('PageLabels', (context) => context.obj({ Nums: [0, { S: 'r' }] })),
  'outline-of-nothing': inCatalog('Outlines', (context) => context.obj({ Type: 'Outlines', Count: 0 })),
  'wishes-for-the-viewer': inCatalog('ViewerPreferences', (context) =>
    context.obj({ HideToolbar: true, Direction: 'R2L' }),
  ),
  'layers-without-layers': inCatalog('OCProperties', (context) => context.obj({ OCGs: [], D: {} })),
  language: saved((document) => document.catalog.set(PDFName.of('Lang'), PDFString.of('xx-ZZ'))),
  'opens-an-address': inCatalog('OpenAction', (context) =>
    context.obj({ S: 'URI', URI: PDFString.of('https://bank.example') }),
  ),
  'marked-without-a-tree': inCatalog('MarkInfo', (context) => context.obj({ Marked: true })),
};

/** Every oddity of a statement, itself first: what each is held against. */
export async function oddOf(name: string, pdf: Buffer): Promise<HostileFile[]> {
  const files: HostileFile[] = [];
  for (const [oddity, change] of Object.entries(oddities)) {
    const bytes = await change(pdf);
    files.push({ name: `${name}: ${oddity}`, kind: 'odd', make: () => bytes });
  }
  return files;
}

import { deflateSync } from 'node:zlib';
import { PDFDocument } from 'pdf-lib';
import PdfKit from 'pdfkit';
import { describe, expect, it } from 'vitest';
import { convertStatement } from '../convert-statement.ts';
import { nodePlatform } from '../platform/node-platform.ts';
import { surveyStreams } from './survey-streams.ts';

const ROWS = 20;

/** Two pages whose balances chain to the very end, and whose closing balance is the last row's. */
function statement(protection: PDFKit.PDFDocumentOptions = {}): Promise<Buffer> {
  const document = new PdfKit({ size: 'A4', margin: 40, ...protection });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  document.fontSize(9).text('Statement period 01/01/2026 to 28/02/2026', 40, 50).text('Opening balance 100.00', 40, 65);
  for (let page = 0; page < 2; page++) {
    if (page > 0) document.addPage();
    const line = (y: number, cells: readonly string[]) =>
      cells.forEach((cell, at) => document.text(cell, 40 + at * 130, y, { lineBreak: false }));
    line(90, ['Date', 'Description', 'Amount', 'Balance']);
    for (let row = 1; row <= ROWS; row++) {
      const day = `${String(row).padStart(2, '0')}/0${page + 1}/2026`;
      line(90 + row * 15, [day, `SHOP ${row}`, '1.00', `${100 + row + page * ROWS}.00`]);
    }
  }
  document.end();
  return new Promise((resolve) => document.on('end', () => resolve(Buffer.concat(chunks))));
}

/** The same in the other way of writing it: dictionaries packed in object streams. */
async function packed(pdf: Buffer): Promise<Buffer> {
  return Buffer.from(await (await PDFDocument.load(pdf)).save({ useObjectStreams: true }));
}

/** Where the packed bytes of the streams lie, those of pages' contents alone. */
function contents(pdf: Buffer): readonly (readonly [start: number, end: number])[] {
  const found: (readonly [number, number])[] = [];
  const head = /<<([^>]*)>>\s*stream\r?\n/g;
  const text = pdf.toString('latin1');
  for (let match = head.exec(text); match; match = head.exec(text)) {
    if (/\/Type/.test(match[1] ?? '')) continue;
    found.push([head.lastIndex, text.indexOf('endstream', head.lastIndex)]);
  }
  return found;
}

/** Twelve bytes turned over, so far into the last page's content. */
function damaged(pdf: Buffer, share: number): Buffer {
  const copy = Buffer.from(pdf);
  const [start, end] = contents(pdf).at(-1) ?? [0, 0];
  const from = Math.floor(start + 4 + (end - start - 20) * share);
  for (let at = from; at < from + 12; at++) copy[at] = (copy[at] ?? 0) ^ 0x5a;
  return copy;
}

async function read(pdf: Buffer) {
  const limits = { ocrWorkers: 0 };
  const { accounts, source } = await convertStatement(new Uint8Array(pdf), {
    filename: 'a.pdf',
    platform: nodePlatform,
    limits,
  });
  const [account] = accounts;
  return { rows: account?.transactions.length, status: account?.reconciliation.status, unread: source.unreadPages };
}

describe('a page that lost a part of its content', () => {
  it.each([
    ['plain', async (pdf: Buffer) => pdf],
    ['packed in object streams', packed],
  ])('is named, and the rest is read but never balanced (%s)', async (_name, write) => {
    const whole = await write(await statement());
    expect(await read(whole)).toEqual({ rows: 2 * ROWS, status: 'balanced', unread: [] });
    for (const share of [0, 0.3, 0.6, 0.9]) {
      const { rows, status, unread } = await read(damaged(whole, share));
      expect([status, unread], `damaged at ${share}`).toEqual(['unverifiable', [2]]);
      expect(rows).toBeGreaterThanOrEqual(ROWS);
    }
  });

  it.each(['1.3', '1.4', '1.6', '1.7ext3'] as const)(
    'is named in an encrypted file too (PDF %s)',
    async (pdfVersion) => {
      const whole = await statement({ pdfVersion, ownerPassword: 'no printing' });
      expect(await read(whole)).toEqual({ rows: 2 * ROWS, status: 'balanced', unread: [] });
      for (const share of [0, 0.3, 0.6, 0.9]) {
        const { status, unread } = await read(damaged(whole, share));
        // Its key is another each time: what the damaged bytes decode to may be figures that break the balances.
        expect(status, `damaged at ${share}`).not.toBe('balanced');
        expect(unread, `damaged at ${share}`).toEqual([2]);
      }
    },
  );

  it('is named where its content is not in the file any more', async () => {
    const text = (await statement()).toString('latin1');
    const last = [...text.matchAll(/\/Contents (\d+) 0 R/g)].at(-1)?.[1] ?? '';
    const gone = Buffer.from(text.replace(`\n${last} 0 obj`, `\n${'9'.repeat(last.length)} 0 xxx`), 'latin1');
    expect(await read(gone)).toEqual({ rows: ROWS, status: 'unverifiable', unread: [2] });
  });

  it('is not named where a page is empty as it should be', async () => {
    const empty = await PDFDocument.load(await statement());
    empty.addPage();
    expect(await read(Buffer.from(await empty.save()))).toMatchObject({ status: 'balanced', unread: [] });
  });
});

const stream = (filters: string, data: Uint8Array, more = ''): Buffer =>
  Buffer.concat([
    Buffer.from(`%PDF-1.7\n1 0 obj\n<< /Filter [${filters}] /Length ${data.length} ${more} >>\nstream\n`),
    data,
    Buffer.from('\nendstream\nendobj\n'),
  ]);

describe('a deflated stream', () => {
  const whole = deflateSync(Buffer.from('01/02/2026 COFFEE 5.50 '.repeat(90)));
  const overwritten = Buffer.from(whole).fill(0, whole.length - 4);
  it.each([
    ['as it should be', whole, 0],
    ['of nothing', Buffer.alloc(0), 0],
    ['without the checksum that some programs leave out', whole.subarray(0, -4), 0],
    ['with a checksum that is not its own', overwritten, 1],
    ['cut short', whole.subarray(0, -20), 1],
    ['of noise', Buffer.from('not deflated at all'), 1],
  ])('%s', (_what, data, count) => {
    expect(surveyStreams(stream('/FlateDecode', data), { platform: nodePlatform }).streams.size).toBe(count);
  });
});

describe('a stream that stands for too much', () => {
  const survey = (pdf: Buffer) =>
    surveyStreams(pdf, {
      platform: nodePlatform,
      limits: { maxStreamBytes: 50_000, maxOperators: 1_000, maxInflatedBytes: 120_000 },
    });
  const page = (contents: string) => Buffer.from(`2 0 obj\n<< /Type /Page /Contents\n[ ${contents}] >>\nendobj\n`);
  const spaces = (length: number): Buffer => Buffer.alloc(length, 0x20);
  /** An OpenType file of one table that holds so many bytes of what would be operators. */
  const font = (length: number): Buffer => {
    const head = Buffer.alloc(28);
    head.write('OTTO');
    head.writeUInt16BE(1, 4);
    head.write('CFF ', 12);
    head.writeUInt32BE(head.length, 20);
    head.writeUInt32BE(length * 2, 24);
    return Buffer.concat([head, Buffer.from('q '.repeat(length))]);
  };

  it.each([
    ['more bytes', stream('/FlateDecode', deflateSync(spaces(50_001)))],
    ['more bytes, packed twice', stream('/FlateDecode /FlateDecode', deflateSync(deflateSync(spaces(50_001))))],
    ['runs', stream('/FlateDecode /RunLengthDecode', deflateSync(Buffer.from('\x81 '.repeat(500), 'latin1')))],
    ['runs, not deflated', stream('/RunLengthDecode', Buffer.from('\x81 '.repeat(500), 'latin1'))],
    ['many filters', stream('/FlateDecode '.repeat(5), Buffer.alloc(1))],
    ['operators', stream('/Fl', deflateSync(Buffer.from('q '.repeat(1_001))))],
    ['all together', Buffer.concat(Array.from({ length: 3 }, () => stream('/Fl', deflateSync(spaces(49_000)))))],
    [
      'one, named again and again',
      Buffer.concat([stream('/Fl', deflateSync(spaces(9_000))), page('1 0 R '.repeat(6))]),
    ],
    ['a small picture', stream('/Fl', deflateSync(spaces(50_001)), '/Subtype /Image /Width 9 /Height 9')],
    ['operators, called a font', stream('/Fl', deflateSync(Buffer.from('q '.repeat(1_001))), '/Subtype /OpenType')],
    ['operators behind a word', stream('/Fl', deflateSync(Buffer.from(`true ${'q Q\n'.repeat(1_001)}`)), '/Length1 5')],
    ['operators behind a mark', stream('/Fl', deflateSync(Buffer.from(`OTTO${'q '.repeat(1_001)}`)), '/Length1 5')],
  ])('is refused before it is read: %s', (_what, pdf) => {
    expect(() => survey(pdf)).toThrowError(expect.objectContaining({ code: 'PDF_TOO_COMPLEX' }));
  });

  it.each([
    ['bytes', stream('/FlateDecode', deflateSync(spaces(50_000)))],
    ['operators', stream('/Fl', deflateSync(Buffer.from('q '.repeat(999))))],
    ['runs', stream('/RunLengthDecode', Buffer.from('\x81 '.repeat(300), 'latin1'))],
    ['one, named a few times', Buffer.concat([stream('/Fl', deflateSync(spaces(9_000))), page('1 0 R '.repeat(5))])],
    [
      'others, named again and again',
      Buffer.concat([stream('/Fl', deflateSync(spaces(9_000))), page('7 0 R '.repeat(99))]),
    ],
    ['a font', stream('/Fl', deflateSync(font(2_000)), '/Subtype /OpenType')],
    ['a picture that the decoder will refuse', stream('/Fl', spaces(9), '/Subtype /Image /Width 99999 /Height 99999')],
  ])('is let through below the limit: %s', (_what, pdf) => {
    expect(survey(pdf).streams.size).toBe(0);
  });
});

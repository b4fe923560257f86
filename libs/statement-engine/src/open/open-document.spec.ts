import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PDFDocument from 'pdfkit';
import { describe, expect, it } from 'vitest';
import { nodePlatform } from '../platform/node-platform.ts';
import { readPages } from '../read/read-pages.ts';
import { openDocument, type OpenOptions } from './open-document.ts';

type Protection = Pick<PDFKit.PDFDocumentOptions, 'userPassword' | 'ownerPassword' | 'pdfVersion' | 'permissions'>;

function makePdf(pages: number, protection: Protection = {}): Promise<Uint8Array> {
  const document = new PDFDocument({ size: 'A4', autoFirstPage: false, ...protection });
  const chunks: Uint8Array[] = [];
  document.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  for (let page = 1; page <= pages; page++) document.addPage().text(`Closing balance 12.3${page}`);
  document.end();
  return new Promise((resolve) => document.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks)))));
}

async function wordsOf(
  bytes: Uint8Array,
  options: Partial<OpenOptions> = {},
): Promise<{ text: string; passwordNeeded: boolean }> {
  const document = await openDocument(bytes, { platform: nodePlatform, ...options });
  const text: string[] = [];
  for await (const page of readPages(document)) text.push(...page.words.map((word) => word.text));
  await document.close();
  return { text: text.join(' '), passwordNeeded: document.passwordNeeded };
}

const codeOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => 'no error',
    (error: { code?: unknown }) => error.code,
  );

describe('openDocument', () => {
  it('refuses what is no PDF, and says which way', async () => {
    const text = new TextEncoder();
    const open = (bytes: Uint8Array) => codeOf(openDocument(bytes, { platform: nodePlatform }));
    expect(await open(new Uint8Array())).toBe('EMPTY_FILE');
    expect(await open(text.encode('PK\u0003\u0004 a spreadsheet, renamed'))).toBe('NOT_A_PDF');
    expect(await open(text.encode('%PDF-1.4\nand then nothing'))).toBe('PDF_DAMAGED');
    expect(await open(text.encode(' '.repeat(2000) + '%PDF-1.4'))).toBe('NOT_A_PDF');
  });

  it('reads a PDF with junk before its header, and leaves the bytes as they were', async () => {
    const pdf = await makePdf(1);
    const bytes = new Uint8Array([...new TextEncoder().encode('X-Mailer: junk\r\n\r\n'), ...pdf]);
    const before = bytes.slice();
    expect((await wordsOf(bytes)).text).toBe('Closing balance 12.31');
    expect(bytes).toEqual(before);
  });

  it('counts pages against the limit before it reads them', async () => {
    const bytes = await makePdf(3);
    expect(await codeOf(openDocument(bytes, { platform: nodePlatform, limits: { maxPages: 2 } }))).toBe(
      'TOO_MANY_PAGES',
    );
    expect((await wordsOf(bytes, { limits: { maxPages: 3 } })).text).toContain('12.33');
  });

  it('believes the pages, not the number that the file gives of them', async () => {
    const honest = Buffer.from(await makePdf(3)).toString('latin1');
    expect(honest).toContain('/Count 3');
    const lying = (count: string) =>
      new Uint8Array(Buffer.from(honest.replace('/Count 3', `/Count ${count}`), 'latin1'));
    const open = (count: string, maxPages = 10) =>
      openDocument(lying(count), { platform: nodePlatform, limits: { maxPages } });
    for (const count of ['1', '9', '0']) {
      const document = await open(count);
      expect(document.pages).toBe(3);
      await document.close();
    }
    expect(await codeOf(open('1', 2))).toBe('TOO_MANY_PAGES');
  });

  it('stops when it is cancelled', async () => {
    const signal = AbortSignal.abort();
    expect(await codeOf(openDocument(await makePdf(1), { platform: nodePlatform, signal }))).toBe(
      'CONVERSION_CANCELLED',
    );
  });
});

const ciphers = [
  ['RC4 40 bit', '1.3'],
  ['RC4 128 bit', '1.4'],
  ['AES 128 bit', '1.7'],
  ['AES 256 bit, revision 5', '1.7ext3'],
] as const;

describe.each(ciphers)('%s', (_name, pdfVersion) => {
  it('asks for the password, tells a wrong one, opens with the right one', async () => {
    const bytes = await makePdf(1, { pdfVersion, userPassword: 'Geheim 7', ownerPassword: 'owner' });
    expect(await codeOf(wordsOf(bytes))).toBe('PASSWORD_REQUIRED');
    expect(await codeOf(wordsOf(bytes, { password: 'geheim 7' }))).toBe('PASSWORD_WRONG');
    expect(await wordsOf(bytes, { password: 'Geheim 7' })).toEqual({
      text: 'Closing balance 12.31',
      passwordNeeded: true,
    });
    expect((await wordsOf(bytes, { password: 'owner' })).text).toBe('Closing balance 12.31');
  });

  it('reads a copy-protected file as any other', async () => {
    const bytes = await makePdf(1, { pdfVersion, ownerPassword: 'owner', permissions: { copying: false } });
    expect(await wordsOf(bytes)).toEqual({ text: 'Closing balance 12.31', passwordNeeded: false });
  });
});

const hasQpdf = spawnSync('qpdf', ['--version']).status === 0;
if (!hasQpdf) console.warn('SKIPPED: encryption as qpdf writes it (qpdf is not installed)');

describe.skipIf(!hasQpdf)('files encrypted by qpdf', () => {
  const variants: readonly (readonly [string, readonly string[], string])[] = [
    ['RC4 40 bit, Latin-1 password', ['40', '--'], 'Größe'],
    ['RC4 128 bit', ['128', '--use-aes=n', '--'], 'secret'],
    ['AES 128 bit, clear metadata', ['128', '--use-aes=y', '--cleartext-metadata', '--'], 'secret'],
    ['AES 256 bit revision 6', ['256', '--'], 'secret'],
    ['AES 256 bit revision 6, UTF-8 password', ['256', '--'], 'пароль€ß'],
    ['AES 256 bit revision 5', ['256', '--force-R5', '--'], 'ключ'],
  ];
  it.each(variants)('%s', async (_name, cipher, password) => {
    const folder = mkdtempSync(join(tmpdir(), 'crossfoot-qpdf-'));
    try {
      const [plain, sealed] = [join(folder, 'plain.pdf'), join(folder, 'sealed.pdf')];
      writeFileSync(plain, await makePdf(1));
      execFileSync('qpdf', ['--allow-weak-crypto', '--encrypt', password, 'owner', ...cipher, plain, sealed], {
        env: { ...process.env, LC_ALL: 'C.UTF-8' },
      });
      const bytes = new Uint8Array(readFileSync(sealed));
      expect(await codeOf(wordsOf(bytes))).toBe('PASSWORD_REQUIRED');
      expect(await codeOf(wordsOf(bytes, { password: 'wrong' }))).toBe('PASSWORD_WRONG');
      expect((await wordsOf(bytes, { password })).text).toBe('Closing balance 12.31');
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { ConversionRow } from '@crossfoot/contracts';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { emptyPdf, expectedRows, statementPdf, textNamedPdf, truncatedPdf } from '../statement-files.ts';
import { BrowserLike, rowsOf } from './browser-like.ts';
import { startInProcess, type InProcessSystem } from './in-process-system.ts';
import { statementOfPages } from './statement-of-pages.ts';

describe('a visitor and the one free conversion', () => {
  let system: InProcessSystem;
  const visitor = (): BrowserLike => new BrowserLike(system.url);
  const keysBelow = async (prefix: string): Promise<string[]> =>
    (await system.ports.objects.list(prefix)).items.map(({ key }) => key);

  beforeAll(async () => {
    system = await startInProcess({ FREE_CONVERSIONS_PER_ADDRESS: '1000', VISITOR_UPLOADS_PER_MINUTE: '1000' });
  });
  afterAll(async () => {
    await system.stop();
  });

  it('turns a PDF into CSV; upload, result and file are gone afterwards, and the conversion is used', async () => {
    const browser = visitor();
    expect((await browser.json<object>('/api/visitor')).body).toMatchObject({ freeConversionUsed: false });
    const { buffer } = await statementPdf();
    const reply = await browser.upload(buffer, { name: 'January 2026 – Tür.pdf' });
    expect(reply.status).toBe(200);
    expect(reply.body).toMatchObject({
      filename: 'January 2026 – Tür.csv',
      format: 'csv',
      transactionCount: 6,
      reconciliation: 'balanced',
    });
    expect(reply.body.statement?.accounts[0]?.transactions).toHaveLength(6);
    expect(reply.body.accounts).toMatchObject([
      { rows: 6, flaggedRows: 0, reconciliation: { status: 'balanced', difference: 0 }, firstBreak: null },
    ]);
    expect(reply.body.mimeType).toMatch(/^text\/csv/);
    expect(rowsOf(reply.body.content).map((row) => row.slice(0, 4))).toEqual(expectedRows);
    await expect.poll(() => keysBelow('')).toEqual([]);
    expect((await browser.json<object>('/api/visitor')).body).toMatchObject({ freeConversionUsed: true });
    const second = await browser.upload(await statementOfPages(1, 2));
    expect(second).toMatchObject({ status: 403, body: { error: 'FREE_CONVERSION_USED' } });
  });

  it('converts the sample as often as wished, and the free conversion is left; a renamed file is no sample', async () => {
    const browser = visitor();
    const sample = await readFile(
      new URL('../../../../apps/web/public/samples/crossfoot-sample-statement.pdf', import.meta.url),
    );
    for (const name of ['crossfoot-sample-statement.pdf', 'mine.pdf']) {
      const reply = await browser.upload(sample, { name });
      expect(reply).toMatchObject({ status: 200, body: { reconciliation: 'balanced' } });
      expect(reply.body.statement?.accounts).toHaveLength(1);
    }
    await expect.poll(() => keysBelow('')).toEqual([]);
    expect((await browser.json<object>('/api/visitor')).body).toMatchObject({ freeConversionUsed: false });
    const other = await browser.upload((await statementPdf()).buffer, { name: 'crossfoot-sample-statement.pdf' });
    expect(other.status).toBe(200);
    await expect
      .poll(async () => (await browser.json<object>('/api/visitor')).body)
      .toMatchObject({ freeConversionUsed: true });
  });

  it('refuses what cannot be converted, each for its own reason, and none of it uses the conversion up', async () => {
    const browser = visitor();
    const { buffer } = await statementPdf();
    const locked = (await statementPdf('locked.pdf', 'open sesame')).buffer;
    const refusals: readonly (readonly [Buffer, object, number, string])[] = [
      [textNamedPdf.buffer, {}, 415, 'NOT_A_PDF'],
      [emptyPdf.buffer, {}, 400, 'EMPTY_FILE'],
      [(await truncatedPdf()).buffer, {}, 422, 'PDF_DAMAGED'],
      [locked, {}, 403, 'PASSWORD_PROTECTED_PREMIUM'],
      [locked, { path: '/api/convert-free-with-password', password: 'open sesame' }, 403, 'PASSWORD_PROTECTED_PREMIUM'],
      [Buffer.concat([buffer, Buffer.alloc(10 * 1_048_576)]), {}, 413, 'FILE_TOO_LARGE'],
      [await statementOfPages(31), {}, 413, 'TOO_MANY_PAGES'],
      [await letterPdf(), {}, 422, 'NO_TRANSACTIONS'],
      [buffer, { format: 'xero' }, 403, 'FORMAT_NOT_ALLOWED'],
      [buffer, { format: 'docx' }, 400, 'VALIDATION_FAILED'],
      [buffer, { key: 'not-a-uuid' }, 400, 'VALIDATION_FAILED'],
      [buffer, { path: '/api/upload' }, 401, 'UNAUTHENTICATED'],
    ];
    for (const [file, options, status, error] of refusals) {
      const reply = await browser.upload(file, options);
      expect([error, reply.status, reply.body.error]).toEqual([error, status, error]);
      expect(reply.body.message.length).toBeGreaterThan(10);
      expect(reply.body.requestId).toBe(reply.headers.get('x-request-id'));
    }
    await expect.poll(() => keysBelow('uploads/')).toEqual([]);
    expect((await browser.upload(buffer)).status).toBe(200);
  });

  it('wants exactly one file in a multipart form', async () => {
    const browser = visitor();
    const { buffer } = await statementPdf();
    const form = (names: readonly string[]): FormData => {
      const data = new FormData();
      for (const name of names) data.append(name, new Blob([new Uint8Array(buffer)]), 'a.pdf');
      return data;
    };
    const send = async (body: BodyInit, headers = {}): Promise<unknown> =>
      (await browser.json<{ error: string }>('/api/convert-free', { method: 'POST', body, headers })).body.error;
    expect(await send(form([]))).toBe('FILE_MISSING');
    expect(await send(form(['document']))).toBe('FILE_MISSING');
    expect(await send(form(['file', 'file']))).toBe('TOO_MANY_FILES');
    expect(await send('file=x', { 'content-type': 'application/x-www-form-urlencoded' })).toBe('VALIDATION_FAILED');
    expect(await send('{}', { 'content-type': 'application/json' })).toBe('VALIDATION_FAILED');
    expect(await send('--x\r\nbroken', { 'content-type': 'multipart/form-data; boundary=x' })).toBe(
      'VALIDATION_FAILED',
    );
    // A name with a NUL breaks the form while most of it is still under way: that is no interruption.
    const part = '--x\r\ncontent-disposition: form-data; name="file"; filename="a\0.pdf"\r\n\r\n';
    const large = new Blob([part, new Uint8Array(buffer), new Uint8Array(4_000_000)]);
    expect(await send(large, { 'content-type': 'multipart/form-data; boundary=x' })).toBe('VALIDATION_FAILED');
    await expect.poll(() => keysBelow('uploads/')).toEqual([]);
  });

  it('makes one conversion of twenty parallel uploads on one cookie', async () => {
    const browser = visitor();
    await browser.json('/api/visitor');
    const files = await Promise.all(Array.from({ length: 20 }, (_, index) => statementOfPages(1, index)));
    const replies = await Promise.all(files.map((file) => browser.upload(file)));
    const counts = replies.map(({ status, body }) => (status === 200 ? 'converted' : body.error));
    expect(counts.filter((outcome) => outcome === 'converted')).toHaveLength(1);
    expect(counts.filter((outcome) => outcome === 'FREE_CONVERSION_USED')).toHaveLength(19);
    await expect.poll(() => keysBelow('')).toEqual([]);
  });

  it('joins a repeated call, and refuses its key for another file or another visitor', async () => {
    const browser = visitor();
    await browser.json('/api/visitor');
    const key = randomUUID();
    const file = await statementOfPages(12, 77);
    const [first, second] = await Promise.all([browser.upload(file, { key }), browser.upload(file, { key })]);
    // Both may have the reply, unless the first delivery was complete before the second was read.
    const outcomes = [first, second].map(({ status }) => status).toSorted();
    expect([
      [200, 200],
      [200, 410],
    ]).toContainEqual(outcomes);
    const other = await browser.upload(await statementOfPages(1, 78), { key });
    expect(other).toMatchObject({ status: 409, body: { error: 'IDEMPOTENCY_KEY_REUSED' } });
    const stranger = await visitor().upload(file, { key });
    expect(stranger).toMatchObject({ status: 409, body: { error: 'IDEMPOTENCY_KEY_REUSED' } });
  });

  it('deletes what an interrupted upload has left', async () => {
    const browser = visitor();
    const leave = new AbortController();
    const head = (await statementPdf()).buffer;
    const slow = new ReadableStream<Uint8Array>({
      start: (stream) => {
        const start = '--edge\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n';
        stream.enqueue(Buffer.concat([Buffer.from(start), head, Buffer.alloc(300_000)]));
      },
    });
    const call = browser.call('/api/convert-free', {
      method: 'POST',
      body: slow,
      duplex: 'half',
      signal: leave.signal,
      headers: { 'content-type': 'multipart/form-data; boundary=edge' },
    } as RequestInit);
    setTimeout(() => leave.abort(), 200);
    await expect(call).rejects.toThrow();
    await expect.poll(() => keysBelow('')).toEqual([]);
    expect((await browser.upload(head)).status).toBe(200);
  });

  it('tells the true stages and pages of a conversion while it runs, to its owner alone', async () => {
    const browser = visitor();
    await browser.json('/api/visitor');
    const key = randomUUID();
    const events = browser.call(`/api/conversions/${key}/events`).then((response) => response.text());
    const reply = await browser.upload(await statementOfPages(25, 5), { key });
    expect(reply.status).toBe(200);
    const told = await events;
    expect(told).toContain('event: end\ndata: {"id":"' + key);
    expect(told).toMatch(/"stage":"read","pagesDone":\d+,"pages":25/);
    const stranger = visitor();
    expect((await stranger.json(`/api/conversions/${key}`)).status).toBe(401);
    await stranger.json('/api/visitor');
    expect((await stranger.json(`/api/conversions/${key}`)).status).toBe(404);
  });

  it('goes on where its caller leaves, who is told to have closed and is no error of ours', async () => {
    const browser = visitor();
    await browser.json('/api/visitor');
    const [key, leaving] = [randomUUID(), new AbortController()];
    const file = await statementOfPages(25, 6);
    const upload = browser.upload(file, { key, signal: leaving.signal });
    const status = async () => (await browser.json<ConversionRow>(`/api/conversions/${key}`)).body.status;
    await expect.poll(status, { timeout: 15_000, interval: 20 }).toBe('processing');
    const before = system.logged().length;
    leaving.abort();
    await expect(upload).rejects.toThrow('abort');
    await expect.poll(status, { timeout: 15_000 }).toBe('completed');
    const logged = system.logged().slice(before);
    expect(logged).toMatch(/"route":"\/api\/convert-free","status":499,[^\n]*"msg":"client closed"/);
    expect(logged).not.toMatch(/CONVERSION_TIMEOUT|request failed|"level":"(warn|error)"/);
    // Who comes back with its key gets the result.
    expect((await browser.upload(file, { key })).status).toBe(200);
  });

  it('follows no more conversions for one visitor than a person has', async () => {
    const browser = visitor();
    await browser.json('/api/visitor');
    const ask = (): Promise<number> =>
      browser.call(`/api/conversions/${randomUUID()}/events`).then(({ status }) => status);
    const statuses = await Promise.all(Array.from({ length: 40 }, ask));
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
    expect(statuses.filter((status) => status === 404)).toHaveLength(30);
    // Their places are free again.
    expect(await ask()).toBe(404);
  });

  it('ends an upload that hardly comes, and keeps nothing of it', async () => {
    const browser = visitor();
    const { port } = new URL(system.url);
    const head =
      '--edge\r\ncontent-disposition: form-data; name="file"; filename="slow.pdf"\r\ncontent-type: application/pdf\r\n\r\n%PDF-1.7\n';
    const socket = connect(Number(port), 'localhost');
    const answer = text(socket);
    socket.write(
      `POST /api/convert-free HTTP/1.1\r\nhost: localhost:${port}\r\nsec-fetch-site: same-origin\r\ncontent-type: multipart/form-data; boundary=edge\r\ncontent-length: 100000\r\nconnection: close\r\n\r\n${head}`,
    );
    const drip = setInterval(() => socket.write('x'), 250);
    onTestFinished(() => clearInterval(drip));
    expect(await answer).toMatch(/^HTTP\/1\.1 400 [\s\S]*UPLOAD_INTERRUPTED/);
    await expect.poll(() => keysBelow('')).toEqual([]);
    expect((await browser.upload(await statementOfPages(1, 77))).status).toBe(200);
  }, 60_000);
});

describe('the brake on a network address', () => {
  it('lets a few visitors of one network convert, then asks to sign up, and counts no failure', async () => {
    const system = await startInProcess({ FREE_CONVERSIONS_PER_ADDRESS: '3' });
    try {
      const convert = async (file: Buffer): Promise<unknown> => {
        const { status, body } = await new BrowserLike(system.url).upload(file);
        return status === 200 ? 'converted' : body.error;
      };
      const { buffer } = await statementPdf();
      const outcomes = [];
      for (let index = 0; index < 3; index += 1) {
        outcomes.push(await convert(await letterPdf()), await convert(buffer));
      }
      expect(outcomes).toEqual(Array(3).fill(['NO_TRANSACTIONS', 'converted']).flat());
      expect(await convert(buffer)).toBe('RATE_LIMITED');
    } finally {
      await system.stop();
    }
  });
});

async function letterPdf(): Promise<Buffer> {
  const { default: PDFDocument } = await import('pdfkit');
  const document = new PDFDocument();
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<void>((resolve) => document.on('end', resolve));
  document.text('Dear customer, we have moved to a new branch. Please visit us there. Kind regards, your bank.');
  document.end();
  await done;
  return Buffer.concat(chunks);
}

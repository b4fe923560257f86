import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { exportFormatSchema } from '@crossfoot/contracts';
import { readBack } from '@crossfoot/export-formats/read-back';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HttpBrowser } from './http-browser.ts';
import { mailTo, type RunningSystem } from './running-system.ts';
import { systems } from './systems.ts';

const samples = join(import.meta.dirname, '../../corpus/samples');
const sample = 'crossfoot-sample-statement';
const password = 'a fairly long password';

/** Every format through the real front door, opened by a reader that is not ours, and compared with the statement's truth. */
describe.each(systems)('every format over HTTP on $name', ({ start }) => {
  let system: RunningSystem;
  let browser: HttpBrowser;
  let conversionId: string;
  let truth: { date: string; amount: number }[];

  beforeAll(async () => {
    system = await start({ TRUST_PROXY: '1' });
    browser = new HttpBrowser(system.url);
    const email = `${randomUUID()}@example.com`;
    await browser.submit('/api/auth/register', {
      email,
      password,
      confirmPassword: password,
      firstName: 'A',
      lastName: 'B',
      planName: 'free',
    });
    const code = /\b(\d{6})\b/.exec((await mailTo(system, email, /code/i)).text)?.[1];
    expect((await browser.submit('/api/auth/verify-code', { email, code })).status).toBe(200);
    const form = new FormData();
    form.set('format', 'csv');
    form.set(
      'file',
      new Blob([await readFile(join(samples, `${sample}.pdf`))], { type: 'application/pdf' }),
      `${sample}.pdf`,
    );
    const converted = await browser.send('POST', '/api/upload', form);
    expect(converted.body).toMatchObject({ filename: `${sample}.csv`, reconciliation: 'balanced' });
    conversionId = String(converted.body['id']);
    truth = JSON.parse(await readFile(join(samples, `${sample}.truth.json`), 'utf8')).accounts[0].transactions;
  });
  afterAll(() => system?.stop());

  it.each(exportFormatSchema.options)('%s', async (format) => {
    const { status, headers, bytes } = await browser.download(`/api/download/${conversionId}?format=${format}`);
    expect(status).toBe(200);
    const filename = /filename="?([^";]+)/.exec(headers.get('content-disposition') ?? '')?.[1] ?? '';
    expect(filename.startsWith(sample)).toBe(true);
    if (format === 'proof') {
      expect(Buffer.from(bytes).toString('utf8')).toContain('Balanced');
      return;
    }
    const file = { filename, mimeType: headers.get('content-type') ?? '', bytes, isText: format !== 'xlsx' };
    const rows = readBack(format, file).flat();
    const key = (date: string, amount: number): string => `${date} ${amount.toFixed(2)}`;
    expect(rows.map((row) => key(row.date, Number(row.amount))).toSorted()).toEqual(
      truth.map((row) => key(row.date, row.amount)).toSorted(),
    );
  });

  it('is charged once, however many formats are fetched', async () => {
    expect((await browser.get('/api/auth/user')).body).toMatchObject({ pagesUsed: 2 });
  });

  it('comes from the revision that is newest or asked for, the proof sheet too, and charges no page', async () => {
    const at = `/api/conversions/${conversionId}/revisions`;
    const corrections = [{ kind: 'editRow', row: '0:0', set: { description: 'Put right by hand' } }];
    const saved = await browser.submit(at, { baseRevision: 0, corrections });
    expect([saved.status, saved.body]).toMatchObject([201, { number: 1, reconciliation: 'balanced' }]);
    expect(await browser.submit(at, { baseRevision: 0, corrections: [...corrections, ...corrections] })).toMatchObject({
      status: 409,
      body: { error: 'REVISION_CONFLICT', newestRevision: 1 },
    });
    const text = async (query: string) =>
      Buffer.from((await browser.download(`/api/download/${conversionId}?${query}`)).bytes).toString('utf8');
    for (const format of ['csv', 'json', 'qbo', 'proof']) {
      expect([format, await text(`format=${format}`)]).toEqual([format, expect.stringMatching(/Put right by hand/i)]);
      expect(await text(`format=${format}&revision=0`)).not.toMatch(/Put right by hand/i);
    }
    expect((await browser.get('/api/conversions')).body).toMatchObject([{ revision: 1 }]);
    expect((await browser.get('/api/auth/user')).body).toMatchObject({ pagesUsed: 2 });
  });

  it('uses what the user has set once, in whatever format', async () => {
    const set = await browser.send('PUT', '/api/export-settings', { decimal: 'comma', intuBid: '20027' });
    expect([set.status, set.body]).toEqual([200, { decimal: 'comma', intuBid: '20027' }]);
    const text = async (query: string) =>
      Buffer.from((await browser.download(`/api/download/${conversionId}?${query}`)).bytes).toString('latin1');
    expect(await text('format=csv')).toMatch(/;-?\d+,\d\d;/);
    expect(await text('format=qbo')).toContain('<INTU.BID>20027');
    expect(await text('format=qbo&intuBid=4321')).toContain('<INTU.BID>4321');
  });
});

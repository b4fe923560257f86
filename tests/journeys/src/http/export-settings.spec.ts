import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ErrorBody, ExportSettings } from '@crossfoot/contracts';
import { exportSettingsCollection } from '@crossfoot/service-conversion';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { statementPdf } from '../statement-files.ts';
import { BrowserLike, type Reply } from './browser-like.ts';
import { startInProcess, type InProcessSystem } from './in-process-system.ts';
import { signedInUser } from './signed-in-user.ts';

const path = '/api/export-settings';
/** The statement of these specs ends in 4417. */
const everything: ExportSettings = {
  dateFormat: 'dayFirst',
  decimal: 'comma',
  separator: 'semicolon',
  notes: 'yes',
  bankAccount: 'Assets:Canary Main',
  cardAccount: 'Canary Card',
  incomeAccount: 'Canary Sales',
  expenseAccount: 'Canary Costs',
  bankId: '987001234',
  accountId: '550012344417',
  intuBid: '20027',
  institution: 'Canary & Sons',
  xeroRegion: 'uk',
};

describe('export settings', () => {
  let system: InProcessSystem;
  beforeAll(async () => {
    system = await startInProcess();
  });
  afterAll(async () => {
    await system.stop();
  });

  const put = (browser: BrowserLike, body: unknown): Promise<Reply<ExportSettings & ErrorBody>> =>
    browser.json(path, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  const get = async (browser: BrowserLike) => (await browser.json<ExportSettings>(path)).body;
  const converted = async (browser: BrowserLike, format = 'csv') =>
    (await browser.upload((await statementPdf()).buffer, { path: '/api/upload', format })).body;
  const kept = async (userId: string) =>
    (await system.ports.documents.collection(exportSettingsCollection)).get(userId);

  it('are used by the reply of a conversion and by every later download; an option of the call wins', async () => {
    const { browser } = await signedInUser(system);
    expect(await get(browser)).toEqual({});
    const before = await converted(browser);
    expect(before.content).toMatch(/\r\n2026-01-\d\d,/);

    expect(await put(browser, everything)).toMatchObject({ status: 200, body: everything });
    expect(await get(browser)).toEqual(everything);
    const { id, content } = await converted(browser);
    expect(content).toMatch(/^\ufeffDate;Description;Amount;Balance;Reference;Notes\r\n/);
    expect(content).toMatch(/\r\n\d\d\/01\/2026;[^;]+;-?\d+,\d\d;/);

    const download = async (query: string) =>
      Buffer.from(await (await browser.call(`/api/download/${before.id}?${query}`)).arrayBuffer()).toString('latin1');
    const expected: Readonly<Record<string, readonly (string | RegExp)[]>> = {
      quickbooks: ['\tAssets:Canary Main\t', '\tCanary Sales\t', '\tCanary Costs\t'],
      qbo: ['<INTU.BID>20027', '<BANKID>987001234', '<ACCTID>550012344417', '<ORG>Canary &amp; Sons'],
      ofx: ['<BANKID>987001234', '<ACCTID>550012344417'],
      qif: [/\nD\d\d\/01\/2026/],
      'quickbooks-online': [/\r\n\d\d\/01\/2026,/],
      freshbooks: [/\r\n\d\d\/01\/2026,/],
      xero: ['Cheque Number', /\r\n\d\d\/01\/2026,/],
    };
    for (const [format, parts] of Object.entries(expected)) {
      const text = await download(`format=${format}`);
      for (const part of parts) expect(text).toMatch(part instanceof RegExp ? part : new RegExp(escaped(part)));
    }
    expect(await download('format=qbo&intuBid=4321')).toContain('<INTU.BID>4321');
    const usual = 'dateFormat=iso&decimal=point&separator=comma&notes=no';
    expect(await download(`format=csv&${usual}`)).toBe(Buffer.from(before.content).toString('latin1'));
    expect(id).not.toBe(before.id);
  }, 90_000);

  it('keep a remembered account number from a statement of another account, but not one of the call', async () => {
    const { browser } = await signedInUser(system);
    await put(browser, { accountId: '999900001111', intuBid: '20027' });
    const { id, content } = await converted(browser, 'qbo');
    expect(content).toContain('<ACCTID>4417');
    expect(content).toContain('<INTU.BID>20027');
    const asked = await browser.call(`/api/download/${id}?format=qbo&accountId=999900001111`);
    expect(await asked.text()).toContain('<ACCTID>999900001111');
  });

  it('are replaced as a whole, and leave nothing behind when nothing is set', async () => {
    const { browser, id } = await signedInUser(system);
    await put(browser, everything);
    await put(browser, { decimal: 'comma' });
    expect(await get(browser)).toEqual({ decimal: 'comma' });
    await Promise.all(Array.from({ length: 10 }, (_, n) => put(browser, { intuBid: String(n) })));
    expect((await get(browser)).intuBid).toMatch(/^\d$/);
    expect((await put(browser, {})).status).toBe(200);
    expect(await get(browser)).toEqual({});
    expect(await kept(id)).toBeNull();
  });

  it('refuse what no format can use, name its fields, and stay as they were', async () => {
    const { browser } = await signedInUser(system);
    await put(browser, { decimal: 'comma' });
    const wrong: readonly (readonly [body: unknown, fields: readonly string[] | undefined])[] = [
      [{ intuBid: '3000<', decimal: 'both', dateFormat: 'iso' }, ['decimal', 'intuBid']],
      [{ generatedAt: '2020-01-01T00:00:00Z', nonsense: 1 }, ['generatedAt', 'nonsense']],
      [{ bankAccount: { $ne: '' } }, ['bankAccount']],
      [{ institution: 'x'.repeat(121), accountId: '1'.repeat(23), expenseAccount: '' }, undefined],
      ['{"__proto__":{"decimal":"point"}}', undefined],
      [{ ['k'.repeat(5_000)]: 'v' }, ['k'.repeat(40)]],
      [[], undefined],
      ['null', undefined],
    ];
    for (const [body, fields] of wrong) {
      const { status, body: reply } = await put(browser, body);
      expect([status, reply.error]).toEqual([400, 'VALIDATION_FAILED']);
      if (fields !== undefined) expect([...(reply['fields'] as string[])].toSorted()).toEqual(fields);
      expect(JSON.stringify(reply)).not.toMatch(/3000<|xxx|vvv/);
    }
    const large = await put(browser, { institution: 'x'.repeat(70_000) });
    expect([large.status, large.body.error]).toEqual([413, 'REQUEST_TOO_LARGE']);
    const asForm = await browser.json<ErrorBody>(path, {
      method: 'PUT',
      body: new URLSearchParams({ decimal: 'point' }),
    });
    expect([asForm.status, asForm.body.error]).toEqual([400, 'VALIDATION_FAILED']);
    expect(await get(browser)).toEqual({ decimal: 'comma' });
  });

  it('are one user’s own: not a visitor’s, not another’s, not a foreign page’s', async () => {
    const owner = await signedInUser(system);
    const other = await signedInUser(system);
    const visitor = new BrowserLike(system.url);
    await put(owner.browser, everything);
    expect(await get(other.browser)).toEqual({});
    expect((await converted(other.browser)).content).toMatch(/\r\n2026-01-\d\d,/);
    expect((await visitor.upload((await statementPdf()).buffer)).body.content).toMatch(/\r\n2026-01-\d\d,/);
    for (const call of [visitor.json(path), put(visitor, everything)]) {
      expect(await call).toMatchObject({ status: 401, body: { error: 'UNAUTHENTICATED' } });
    }
    const foreign = await fetch(system.url + path, { method: 'PUT', headers: { 'sec-fetch-site': 'cross-site' } });
    expect(await foreign.json()).toMatchObject({ error: 'CROSS_SITE_REQUEST' });
    expect(await get(owner.browser)).toEqual(everything);

    // What is sealed for one user does not open for another.
    const collection = await system.ports.documents.collection(exportSettingsCollection);
    await collection.insert(other.id, (await kept(owner.id))!.body);
    // Sealed for another user, it does not open.
    expect((await other.browser.json(path)).body).toEqual({});
  });

  it('rest sealed, are in no log, and go with the account', async () => {
    const { browser, id } = await signedInUser(system);
    await put(browser, everything);
    const { id: conversionId } = await converted(browser, 'qbo');
    await browser.call(`/api/download/${conversionId}?format=quickbooks`);
    const asked = await browser.call(`/api/download/${conversionId}?format=ofx&accountId=770055003311`);
    expect(await asked.text()).toContain('770055003311');
    const canaries = ['Canary', '770055003311', everything.bankId!, everything.accountId!, everything.intuBid!];
    // Digits of a time in milliseconds may hold the shortest of them.
    const holds = (text: string, canary: string): boolean => new RegExp(`(?<!\\d)${canary}(?!\\d)`).test(text);
    for (const canary of canaries) expect([canary, holds(system.logged(), canary)]).toEqual([canary, false]);
    // A folder of an upload may go while the others are listed.
    const files = await vi.waitFor(() => readdir(system.dataDir, { recursive: true, withFileTypes: true }));
    for (const file of files.filter((entry) => entry.isFile())) {
      const bytes = (await readFile(join(file.parentPath, file.name))).toString('latin1');
      for (const canary of canaries)
        expect([file.name, canary, holds(bytes, canary)]).toEqual([file.name, canary, false]);
    }
    expect(await kept(id)).not.toBeNull();
    const deleted = await browser.call('/api/auth/user', {
      method: 'DELETE',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ password: 'six sheep sleep' }),
    });
    expect(deleted.status).toBe(200);
    await expect.poll(() => kept(id), { timeout: 15_000 }).toBeNull();
  });
});

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

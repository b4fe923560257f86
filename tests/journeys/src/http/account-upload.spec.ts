import { randomUUID } from 'node:crypto';
import type { ConversionRow, Entitlements, StatementResult } from '@crossfoot/contracts';
import { billingMessages } from '@crossfoot/contracts';
import { SandboxPool } from '@crossfoot/service-conversion';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { expectedRows, statementPdf } from '../statement-files.ts';
import { BrowserLike, rowsOf } from './browser-like.ts';
import { startInProcess, type InProcessSystem } from './in-process-system.ts';
import { setPlan, signedInUser } from './signed-in-user.ts';
import { statementOfPages } from './statement-of-pages.ts';

const path = '/api/upload';

describe('conversions of an account', () => {
  let system: InProcessSystem;
  const entitlements = (id: string): Promise<Entitlements> =>
    system.services.surroundings.bus.request(billingMessages.entitlements, { owner: { kind: 'user', id } });

  beforeAll(async () => {
    system = await startInProcess();
  });
  afterAll(async () => {
    await system.stop();
  });

  it('keeps the result: history, JSON, and a download in any format, at the cost of the pages once', async () => {
    const { browser, id } = await signedInUser(system);
    const { buffer } = await statementPdf();
    const reply = await browser.upload(buffer, { path, format: 'qif' });
    expect(reply).toMatchObject({ status: 200, body: { format: 'qif', filename: 'january.qif' } });
    expect(reply.body.statement).toBeNull();
    await expect.poll(async () => (await entitlements(id)).pagesUsed).toBe(1);

    const rows = await browser.json<ConversionRow[]>('/api/conversions');
    expect(rows.body).toMatchObject([
      {
        id: reply.body.id,
        originalFilename: 'january.pdf',
        status: 'completed',
        transactionCount: 6,
        outputFormat: 'qif',
        fileSize: buffer.length,
        pages: 1,
        reconciliation: 'balanced',
        error: null,
        accounts: reply.body.accounts,
      },
    ]);
    expect(reply.body.accounts).toMatchObject([{ rows: 6, reconciliation: { status: 'balanced' } }]);
    const result = await browser.json<StatementResult>(`/api/conversions/${reply.body.id}`);
    expect(result.body.accounts[0]?.transactions).toHaveLength(6);

    const csv = await browser.call(`/api/download/${reply.body.id}?format=csv`);
    expect(csv.headers.get('content-disposition')).toContain('filename="january.csv"');
    expect(rowsOf(await csv.text()).map((row) => row.slice(0, 4))).toEqual(expectedRows);
    const workbook = await browser.call(`/api/download/${reply.body.id}?format=xlsx`);
    expect(
      Buffer.from(await workbook.arrayBuffer())
        .subarray(0, 2)
        .toString(),
    ).toBe('PK');
    const dated = await browser.call(`/api/download/${reply.body.id}?format=csv&dateFormat=us`);
    expect(await dated.text()).toContain('01/02/2026');
    const unknown = await browser.json<{ error: string }>(`/api/download/${reply.body.id}?format=csv&nonsense=1`);
    expect([unknown.status, unknown.body.error]).toEqual([400, 'VALIDATION_FAILED']);

    const pool = system.services.applications.get('conversion')!.get(SandboxPool, { strict: false });
    const read = vi.spyOn(pool, 'convert');
    const again = await browser.upload(buffer, { path, format: 'xlsx', name: 'the same.pdf' });
    expect(again.body).toMatchObject({ encoding: 'base64', filename: 'the same.xlsx', transactionCount: 6 });
    expect(again.body.id).not.toBe(reply.body.id);
    // The stored result stands for it: nothing is read twice for one owner.
    expect(read).not.toHaveBeenCalled();
    expect((await entitlements(id)).pagesUsed).toBe(1);
    const kept = (await system.ports.objects.list('')).items.map(({ key }) => key.split('/')[0]);
    expect(new Set(kept)).toEqual(new Set(['results']));
  });

  it('shows nobody the conversions of another', async () => {
    const owner = await signedInUser(system);
    const other = await signedInUser(system);
    const { body } = await owner.browser.upload((await statementPdf()).buffer, { path });
    const nobody = new BrowserLike(system.url);
    for (const at of [`/api/conversions/${body.id}`, `/api/download/${body.id}`]) {
      expect((await owner.browser.call(at)).status).toBe(200);
      expect((await other.browser.call(at)).status).toBe(404);
      expect((await nobody.call(at)).status).toBe(401);
    }
    const cancel = `/api/conversions/${body.id}/cancel`;
    expect((await other.browser.call(cancel, { method: 'POST' })).status).toBe(404);
    expect((await other.browser.call(`/api/conversions/${body.id}/events`)).status).toBe(404);
    expect((await other.browser.json<unknown[]>('/api/conversions')).body).toEqual([]);
    expect((await nobody.json('/api/conversions')).status).toBe(401);
  });

  it('refuses a document that needs more pages than are left, with the figures, and charges nothing', async () => {
    const { browser, id } = await signedInUser(system);
    const large = await browser.upload(await statementOfPages(6), { path });
    expect(large.status).toBe(402);
    expect(large.body).toMatchObject({ error: 'PAGE_LIMIT_EXCEEDED', pagesNeeded: 6, pagesLeft: 5 });
    expect((await entitlements(id)).pagesUsed).toBe(0);
    expect((await browser.upload(await statementOfPages(5), { path })).status).toBe(200);
    const more = await browser.upload(await statementOfPages(1, 9), { path });
    expect(more.body).toMatchObject({ error: 'PAGE_LIMIT_EXCEEDED', pagesNeeded: 1, pagesLeft: 0 });
  });

  it('spends exactly the five pages that are left on twenty parallel uploads', async () => {
    const { browser, id } = await signedInUser(system);
    const files = await Promise.all(Array.from({ length: 20 }, (_, seed) => statementOfPages(1, 100 + seed)));
    const replies = await Promise.all(files.map((file) => browser.upload(file, { path })));
    const outcomes = replies.map(({ status, body }) => (status === 200 ? 'converted' : body.error));
    expect(outcomes.filter((outcome) => outcome === 'converted')).toHaveLength(5);
    expect(outcomes.filter((outcome) => outcome === 'PAGE_LIMIT_EXCEEDED')).toHaveLength(15);
    await expect.poll(async () => (await entitlements(id)).pagesUsed).toBe(5);
  }, 60_000);

  it('reads password-protected files on a paid plan, and asks for the password where it is missing or wrong', async () => {
    const { browser, id } = await signedInUser(system);
    const locked = (await statementPdf('locked.pdf', 'open sesame')).buffer;
    const withPassword = '/api/upload-with-password';
    expect((await browser.upload(locked, { path })).body.error).toBe('PASSWORD_PROTECTED_PREMIUM');
    await entitlements(id);
    await setPlan(system, id, 'starter');
    expect((await browser.upload(locked, { path })).body).toMatchObject({
      error: 'PASSWORD_REQUIRED',
      requiresPassword: true,
    });
    const wrong = await browser.upload(locked, { path: withPassword, password: 'wrong' });
    expect(wrong.body).toMatchObject({ error: 'PASSWORD_WRONG', requiresPassword: true });
    const right = await browser.upload(locked, { path: withPassword, password: 'open sesame' });
    expect(right).toMatchObject({ status: 200, body: { transactionCount: 6 } });
    expect((await entitlements(id)).pagesLimit).toBe(200);
  });

  it('ends a conversion that its owner cancels, and charges nothing', async () => {
    const { browser, id } = await signedInUser(system);
    await entitlements(id);
    await setPlan(system, id, 'business');
    const key = randomUUID();
    const file = await statementOfPages(400);
    // Making the file took so long that the server has closed the idle connection: let fetch notice.
    await new Promise((resolve) => setTimeout(resolve, 200));
    const call = browser.upload(file, { path, key });
    const state = async (): Promise<unknown> =>
      (await browser.json<{ status: string }>(`/api/conversions/${key}`)).body.status;
    await expect.poll(state, { timeout: 15_000 }).toBe('processing');
    expect((await browser.call(`/api/conversions/${key}/cancel`, { method: 'POST' })).status).toBe(200);
    expect(await call).toMatchObject({ status: 409, body: { error: 'CONVERSION_CANCELLED' } });
    expect((await browser.json<ConversionRow[]>('/api/conversions')).body[0]).toMatchObject({ status: 'cancelled' });
    expect((await entitlements(id)).pagesUsed).toBe(0);
    await expect.poll(async () => (await system.ports.objects.list('uploads/')).items).toEqual([]);
  }, 60_000);

  it('pages through the history, newest first', async () => {
    const { browser } = await signedInUser(system);
    const ids: string[] = [];
    for (let seed = 0; seed < 3; seed += 1) {
      ids.unshift((await browser.upload(await statementOfPages(1, seed), { path })).body.id);
    }
    const first = await browser.json<ConversionRow[]>('/api/conversions?limit=2');
    const next = /<([^>]+)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
    const second = await browser.json<ConversionRow[]>(next);
    expect([...first.body, ...second.body].map((row) => row.id)).toEqual(ids);
    expect(first.headers.get('x-total-count')).toBe('3');
    expect(second.headers.get('link')).toBeNull();
    const cursors = ['nonsense', '%00', encodeURIComponent(Buffer.from('[{"$ne":1},2]').toString('base64url'))];
    for (const query of ['limit=0', 'limit=1&limit=2', ...cursors.map((cursor) => `cursor=${cursor}`)]) {
      const refused = await browser.json(`/api/conversions?${query}`);
      expect([query, refused]).toMatchObject([query, { status: 400, body: { error: 'VALIDATION_FAILED' } }]);
    }
  });
});

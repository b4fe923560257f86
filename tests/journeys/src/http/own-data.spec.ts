import type { ConversionRow, ErrorBody, OwnData } from '@crossfoot/contracts';
import { ownDataSchema } from '@crossfoot/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { statementPdf } from '../statement-files.ts';
import { startInProcess, type InProcessSystem } from './in-process-system.ts';
import { setPlan, signedInUser } from './signed-in-user.ts';

const path = '/api/auth/data-export';

describe('a copy of all that is held of an account', () => {
  let system: InProcessSystem;
  beforeAll(async () => {
    system = await startInProcess();
  });
  afterAll(() => system.stop());

  it('has everything of the owner, of nobody else, and as often as is fair', async () => {
    const other = (await signedInUser(system)).browser;
    await other.upload((await statementPdf()).buffer, { path: '/api/upload', name: 'of-another.pdf' });
    const { browser, id } = await signedInUser(system);
    await setPlan(system, id, 'business');
    const settings = { bankId: '987001234', decimal: 'comma' } as const;
    const init = { method: 'PUT', headers: { 'content-type': 'application/json' }, body: JSON.stringify(settings) };
    await browser.json('/api/export-settings', init);
    const { body: first } = await browser.upload((await statementPdf()).buffer, {
      path: '/api/upload',
      name: 'one.pdf',
    });
    const corrections = [{ kind: 'editRow', row: '0:1', set: { description: 'Corrected by hand' } }];
    await browser.post(`/api/conversions/${first.id}/revisions`, { baseRevision: 0, corrections });
    const broken = (await statementPdf()).buffer.subarray(0, 700);
    expect((await browser.upload(broken, { path: '/api/upload', name: 'two.pdf' })).status).toBe(422);

    const reply = await browser.call(path);
    expect(reply.headers.get('content-disposition')).toMatch(/^attachment; filename="crossfoot-data-[\d-]{10}\.json"/);
    expect(reply.headers.get('cache-control')).toBe('private, no-store');
    const text = await reply.text();
    const data = ownDataSchema.parse(JSON.parse(text));
    const { body: user } = await browser.json<OwnData['account']>('/api/auth/user');
    expect(data).toMatchObject({
      account: { id, email: user.email, firstName: 'Ada', lastName: 'Ledger' },
      sessions: [{ current: true }],
      plan: { plan: 'business', pagesUsed: 1, customerId: null, hasPaid: false, periods: [{ pagesUsed: 1 }] },
      subscription: { planName: 'business' },
      invoices: [],
      exportSettings: settings,
      complete: true,
    });
    const { body: rows } = await browser.json<ConversionRow[]>('/api/conversions');
    expect(data.conversions.map(({ record }) => record)).toEqual(rows);
    expect(data.conversions.map(({ record }) => record.originalFilename)).toEqual(['two.pdf', 'one.pdf']);
    expect(data.conversions[0]).toMatchObject({ statement: null, revisions: [] });
    // As it was read, and what was made of it.
    const original = await browser.json(`/api/conversions/${first.id}?revision=0`);
    expect(data.conversions[1]?.statement).toEqual(original.body);
    expect(data.conversions[1]?.revisions).toMatchObject([{ number: 1, list: corrections }]);
    expect(text).not.toContain('of-another');
    for (const secret of [...browser.cookies.values(), 'argon2', 'six sheep sleep']) expect(text).not.toContain(secret);

    expect((await browser.call(path)).status).toBe(200);
    expect((await browser.call(path)).status).toBe(200);
    const refused = await browser.json<ErrorBody>(path);
    expect([refused.status, refused.body.error]).toEqual([429, 'RATE_LIMITED']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(30);
    expect((await other.call(path)).status).toBe(200);
    expect(system.logged()).not.toContain('987001234');
  });
});

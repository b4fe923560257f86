import { randomUUID } from 'node:crypto';
import type { ConversionRow, ErrorBody, Revision, RevisionDetails, StatementResult } from '@crossfoot/contracts';
import { billingMessages } from '@crossfoot/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { statementPdf } from '../statement-files.ts';
import { BrowserLike, rowsOf } from './browser-like.ts';
import { startInProcess, type InProcessSystem } from './in-process-system.ts';
import { signedInUser } from './signed-in-user.ts';

describe('saved corrections', () => {
  let system: InProcessSystem;
  beforeAll(async () => {
    system = await startInProcess();
  });
  afterAll(async () => {
    await system.stop();
  });

  const wrongSign = [{ kind: 'flipSign', row: '0:1' }];
  const rightAgain = [{ kind: 'editRow', row: '0:1', set: { description: 'Corrected by hand' } }];

  it('make revisions that every format comes from, cost no page, and leave the original', async () => {
    const { browser, id: userId } = await signedInUser(system);
    const { buffer } = await statementPdf();
    const { body: reply } = await browser.upload(buffer, { path: '/api/upload' });
    const at = `/api/conversions/${reply.id}/revisions`;
    const pagesUsed = async (): Promise<number> =>
      (
        await system.services.surroundings.bus.request(billingMessages.entitlements, {
          owner: { kind: 'user', id: userId },
        })
      ).pagesUsed;
    await expect.poll(pagesUsed).toBe(1);
    expect((await browser.json<Revision[]>(at)).body).toEqual([]);

    const first = await browser.post<Revision>(at, { baseRevision: 0, corrections: wrongSign });
    expect(first).toMatchObject({
      status: 201,
      body: {
        number: 1,
        reconciliation: 'unbalanced',
        transactionCount: 6,
        createdBy: userId,
        corrections: { flipSign: 1 },
      },
    });
    // The same call again is answered as before; another one on the same base meets a newer revision.
    expect((await browser.post<Revision>(at, { baseRevision: 0, corrections: wrongSign })).body).toEqual(first.body);
    expect(await browser.post<ErrorBody>(at, { baseRevision: 0, corrections: rightAgain })).toMatchObject({
      status: 409,
      body: { error: 'REVISION_CONFLICT', newestRevision: 1 },
    });
    expect((await browser.json<ConversionRow[]>('/api/conversions')).body).toMatchObject([
      { revision: 1, reconciliation: 'unbalanced', accounts: [{ firstBreak: { row: 1 } }] },
    ]);
    expect((await browser.post<Revision>(at, { baseRevision: 1, corrections: rightAgain })).body).toMatchObject({
      number: 2,
      reconciliation: 'balanced',
    });

    const amount = async (revision: string): Promise<number | undefined> =>
      (await browser.json<StatementResult>(`/api/conversions/${reply.id}${revision}`)).body.accounts[0]?.transactions[1]
        ?.amount;
    const read = await amount('?revision=0');
    expect(await amount('?revision=1')).toBe(-(read ?? 0));
    expect(await amount('')).toBe(read);
    const csv = async (query: string): Promise<string> =>
      (await browser.call(`/api/download/${reply.id}?format=csv${query}`)).text();
    expect(rowsOf(await csv(''))[1]?.[1]).toBe('Corrected by hand');
    expect(rowsOf(await csv('&revision=0'))[1]?.[1]).not.toBe('Corrected by hand');
    const sheet = await (await browser.call(`/api/download/${reply.id}?format=proof`)).text();
    expect(sheet).toContain('Revision 2, saved');
    expect(sheet).toContain('<td>Corrected by hand</td>');
    expect(await (await browser.call(`/api/download/${reply.id}?format=proof&revision=0`)).text()).not.toContain(
      'Corrected by a person',
    );

    const details = await browser.json<RevisionDetails>(`${at}/2`);
    expect(details.body).toMatchObject({
      number: 2,
      list: rightAgain,
      changes: [{ kind: 'edited', account: 0, row: 1, cell: 'description', after: 'Corrected by hand' }],
    });
    // A row that is corrected again is still one corrected row, of the six that were read.
    const { metrics } = system.services.surroundings;
    const counted = (name: string) => metrics.registry.getSingleMetricAsString(name);
    expect(await counted('crossfoot_corrected_rows_total')).toContain('{flag="none"} 1');
    expect(await counted('crossfoot_corrected_rows_by_reason_total')).toContain('{reason="none"} 1');
    expect(await counted('crossfoot_read_rows_total')).toContain('{flag="none"} 6');
    expect(await counted('crossfoot_read_rows_by_reason_total')).toContain('{reason="none"} 6');
    expect(await pagesUsed()).toBe(1);
    expect(system.logged()).not.toContain('Corrected by hand');
  });

  it('are refused where they do not fit, are too many or somebody else’s, and go with the account', async () => {
    const { browser } = await signedInUser(system);
    const { body: reply } = await browser.upload((await statementPdf()).buffer, { path: '/api/upload' });
    const at = `/api/conversions/${reply.id}/revisions`;
    const refused: readonly (readonly [unknown, number, string])[] = [
      [{ baseRevision: 0, corrections: [] }, 400, 'VALIDATION_FAILED'],
      [{ baseRevision: 0, corrections: [{ kind: 'flipSign', row: '0:99' }] }, 400, 'VALIDATION_FAILED'],
      [{ baseRevision: 0, corrections: [{ kind: 'dropTable', row: '0:1' }] }, 400, 'VALIDATION_FAILED'],
      [{ baseRevision: 3, corrections: wrongSign }, 409, 'REVISION_CONFLICT'],
    ];
    for (const [body, status, error] of refused)
      expect(await browser.post<ErrorBody>(at, body)).toMatchObject({ status, body: { error } });
    const large = [{ kind: 'editRow', row: '0:1', set: { description: 'x'.repeat(600_000) } }];
    expect((await browser.post<ErrorBody>(at, { baseRevision: 0, corrections: large })).status).toBe(413);

    const other = (await signedInUser(system)).browser;
    const nobody = new BrowserLike(system.url);
    for (const [who, status] of [
      [other, 404],
      [nobody, 401],
    ] as const) {
      expect((await who.call(at)).status).toBe(status);
      expect((await who.call(`${at}/1`)).status).toBe(status);
      expect((await who.post<ErrorBody>(at, { baseRevision: 0, corrections: wrongSign })).status).toBe(status);
    }
    expect((await browser.json<ErrorBody>(`${at}/7`)).status).toBe(404);
    expect((await browser.json<ErrorBody>(`/api/conversions/${randomUUID()}/revisions`)).status).toBe(404);

    const both = await Promise.all([
      browser.post<Revision>(at, { baseRevision: 0, corrections: wrongSign }),
      browser.post<Revision>(at, { baseRevision: 0, corrections: rightAgain }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    const below = async (prefix: string) => (await system.ports.objects.list(prefix)).items.length;
    expect(await below(`revisions/${reply.id}/`)).toBe(1);
    const gone = await browser.json('/api/auth/user', {
      method: 'DELETE',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ password: 'six sheep sleep' }),
    });
    expect(gone.status).toBe(200);
    await expect.poll(() => below(`revisions/${reply.id}/`)).toBe(0);
  });
});

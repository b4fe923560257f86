import { billingMessages, type Entitlements } from '@crossfoot/contracts';
import { conversionQueue, SandboxLostError, SandboxPool } from '@crossfoot/service-conversion';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { statementPdf } from '../statement-files.ts';
import { startInProcess, type InProcessSystem } from './in-process-system.ts';
import { signedInUser } from './signed-in-user.ts';

const words = 'This PDF needs more memory than a statement should.';

describe('a document whose sandbox dies', () => {
  let system: InProcessSystem;
  let pool: SandboxPool;
  beforeAll(async () => {
    system = await startInProcess();
    pool = system.services.applications.get('conversion')!.get(SandboxPool, { strict: false });
  });
  afterEach(() => void vi.restoreAllMocks());
  afterAll(async () => {
    await system.stop();
  });

  const dead = async (): Promise<number> => (await (await system.ports.jobs.queue(conversionQueue)).counts()).dead;
  const pagesUsed = async (id: string): Promise<number> => {
    const entitlements: Entitlements = await system.services.surroundings.bus.request(billingMessages.entitlements, {
      owner: { kind: 'user', id },
    });
    return entitlements.pagesUsed;
  };

  /** The sandbox dies after the pages are reserved, so many times; then it works. */
  function dying(times: number) {
    const convert = pool.convert.bind(pool);
    return vi.spyOn(pool, 'convert').mockImplementation(async (job, hooks = {}) => {
      if (times-- <= 0) return convert(job, hooks);
      await hooks.onOpened?.({ pages: 1, passwordNeeded: false });
      throw new SandboxLostError('PDF_TOO_COMPLEX', words);
    });
  }

  it('once gets another one, and is converted and charged as any other', async () => {
    const { browser, id } = await signedInUser(system);
    const attempts = dying(1);
    const reply = await browser.upload((await statementPdf()).buffer, { path: '/api/upload' });
    expect(reply).toMatchObject({ status: 200, body: { transactionCount: 6, unread: null } });
    expect(attempts).toHaveBeenCalledTimes(2);
    await expect.poll(() => pagesUsed(id)).toBe(1);
    expect(await dead()).toBe(0);
  });

  it('twice is refused by its code, costs nothing, and leaves a dead job to be looked at', async () => {
    const { browser, id } = await signedInUser(system);
    const attempts = dying(9);
    const reply = await browser.upload((await statementPdf()).buffer, { path: '/api/upload' });
    expect(reply).toMatchObject({ status: 422, body: { error: 'PDF_TOO_COMPLEX', message: words } });
    expect(attempts).toHaveBeenCalledTimes(2);
    expect(await pagesUsed(id)).toBe(0);
    await expect.poll(dead).toBe(1);
    await expect.poll(async () => (await system.ports.objects.list('uploads/')).items).toEqual([]);
  });
});

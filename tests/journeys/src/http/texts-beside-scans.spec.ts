import { SandboxPool } from '@crossfoot/service-conversion';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { statementPdf } from '../statement-files.ts';
import { startInProcess, type InProcessSystem } from './in-process-system.ts';
import { signedInUser } from './signed-in-user.ts';

/** Two sandboxes. */
describe('texts beside scans', () => {
  let system: InProcessSystem;
  beforeAll(async () => {
    system = await startInProcess();
  });
  afterAll(() => system.stop());

  it('are converted while one scan is read and others wait for it, and each scan is converted once', async () => {
    const pool = system.services.applications.get('conversion')!.get(SandboxPool, { strict: false });
    const convert = pool.convert.bind(pool);
    const read = Promise.withResolvers<void>();
    let begun = 0;
    // A scan is recognised as such once its pages are known, and read until the others have been seen.
    vi.spyOn(pool, 'convert').mockImplementation(async (job, hooks = {}) => {
      if (!job.filename.startsWith('scan')) return convert(job, hooks);
      return convert(job, {
        ...hooks,
        onOpened: async (opened) => {
          await hooks.onOpened?.(opened);
          hooks.onOcr?.();
          begun += 1;
          await read.promise;
        },
      });
    });
    const accounts = await Promise.all([1, 2, 3, 4].map(() => signedInUser(system)));
    const file = (await statementPdf()).buffer;
    const [text, ...scans] = accounts.map(({ browser }, number) => async () => {
      const name = number === 0 ? 'text.pdf' : `scan-${number}.pdf`;
      const reply = await browser.upload(file, { path: '/api/upload', name });
      return [reply.status, reply.body.transactionCount];
    });
    const reading = scans.map((scan) => scan());
    await expect.poll(() => begun, { timeout: 10_000 }).toBe(1);
    expect([await text?.(), begun]).toEqual([[200, 6], 1]);
    read.resolve();
    expect(await Promise.all(reading)).toEqual([
      [200, 6],
      [200, 6],
      [200, 6],
    ]);
    expect(begun).toBe(3);
  }, 60_000);
});

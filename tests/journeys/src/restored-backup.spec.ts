import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { accountOnPlan } from './account-on-plan.ts';
import { BrowserLike } from './http/browser-like.ts';
import { statementOfPages } from './http/statement-of-pages.ts';
import { standaloneSystem } from './standalone-system.ts';

/** What docs/operations.md says of the single process: `.data`, copied while it is stopped, is everything. */
describe('a backup of the data folder', () => {
  it('brings back accounts, their sessions and what they converted', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'crossfoot-backup-'));
    const [lost, backup] = [join(folder, 'lost'), join(folder, 'backup')];
    try {
      const before = await standaloneSystem.start({ DATA_DIR: lost });
      const browser = await accountOnPlan(before);
      const reply = await browser.upload(await statementOfPages(2), { path: '/api/upload', format: 'csv' });
      const download = `/api/download/${reply.body.id}?format=csv`;
      const first = await browser.call(download);
      expect(first.status).toBe(200);
      const file = await first.text();
      await before.stop();
      await cp(lost, backup, { recursive: true });
      await rm(lost, { recursive: true });

      const after = await standaloneSystem.start({ DATA_DIR: backup });
      try {
        const again = browser.movedTo(after.url);
        expect(await (await again.call(download)).text()).toBe(file);
        expect((await again.json<unknown[]>('/api/conversions')).body).toHaveLength(1);
        expect((await new BrowserLike(after.url).call(download)).status).toBe(401);
      } finally {
        await after.stop();
      }
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }, 120_000);
});

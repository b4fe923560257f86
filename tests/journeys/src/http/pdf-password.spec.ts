import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { SandboxPool } from '@crossfoot/service-conversion';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { statementPdf } from '../statement-files.ts';
import { startInProcess, type InProcessSystem } from './in-process-system.ts';
import { setPlan, signedInUser } from './signed-in-user.ts';

const right = 'canary-right-password-51c8';
const wrong = 'canary-wrong-password-90de';

describe("a PDF's password", () => {
  let system: InProcessSystem;
  beforeAll(async () => {
    system = await startInProcess();
  });
  afterAll(async () => {
    await system.stop();
  });

  /** Every file of the stores as it is now, the queues and the messages on their way among them. */
  async function filesWith(canary: string, folder = system.dataDir): Promise<string[]> {
    const found: string[] = [];
    for (const entry of await readdir(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name);
      // Folders and files go while they are looked at.
      if (entry.isDirectory()) found.push(...(await filesWith(canary, path).catch(gone)));
      else if (Buffer.from(await readFile(path).catch(gone)).includes(canary)) found.push(path);
    }
    return found;
  }

  it('is in memory alone: at no time in a store, a queue, a log, or in sight of other processes', async () => {
    const { browser, id } = await signedInUser(system);
    await browser.call('/api/auth/user');
    await setPlan(system, id, 'starter');
    const { buffer } = await statementPdf('locked.pdf', right);
    const pool = system.services.applications.get('conversion')?.get(SandboxPool, { strict: false });
    expect(await filesWith(id), 'what is there is found').not.toEqual([]);
    let looks = 0;
    for (const [password, status] of [
      [wrong, 422],
      [right, 200],
    ] as const) {
      let isOver = false;
      const answer = browser
        .upload(buffer, { path: '/api/upload-with-password', password })
        .finally(() => (isOver = true));
      do {
        expect(await filesWith(password)).toEqual([]);
        for (const pid of pool?.pids ?? []) {
          for (const what of ['cmdline', 'environ']) expect(seen(pid, what)).not.toContain(password);
        }
        looks += 1;
        await wait(10);
      } while (!isOver);
      expect((await answer).status).toBe(status);
      expect(await filesWith(password)).toEqual([]);
      expect(system.logged()).not.toContain(password);
    }
    expect(looks).toBeGreaterThan(1);
  }, 120_000);

  it('may be tried again and again in one conversion: one row of the history, and its pages once', async () => {
    const { browser, id } = await signedInUser(system);
    await browser.call('/api/auth/user');
    await setPlan(system, id, 'starter');
    const { buffer } = await statementPdf('locked.pdf', right);
    const key = randomUUID();
    const statuses = [(await browser.upload(buffer, { path: '/api/upload', key })).status];
    for (const password of [wrong, wrong, right]) {
      statuses.push((await browser.upload(buffer, { path: '/api/upload-with-password', password, key })).status);
    }
    expect(statuses).toEqual([422, 422, 422, 200]);
    // What has ended well stays as it is, whatever password comes next.
    const again = await browser.upload(buffer, { path: '/api/upload-with-password', password: wrong, key });
    expect([again.status, again.body.id]).toEqual([200, key]);
    const rows = await browser.json<readonly { id: string; status: string }[]>('/api/conversions');
    expect(rows.body.map((row) => [row.id, row.status])).toEqual([[key, 'completed']]);
    const user = await browser.json<{ pagesUsed: number }>('/api/auth/user');
    expect(user.body.pagesUsed).toBe(1);
  }, 60_000);
});

function gone(error: NodeJS.ErrnoException): [] {
  if (error.code === 'ENOENT') return [];
  throw error;
}

function seen(pid: number, what: string): string {
  try {
    return readFileSync(`/proc/${pid}/${what}`, 'latin1');
  } catch {
    return '';
  }
}

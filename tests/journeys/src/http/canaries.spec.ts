import { execFileSync } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectedRows, statementPdf } from '../statement-files.ts';
import { startInProcess, type InProcessSystem } from './in-process-system.ts';
import { setPlan, signedInUser } from './signed-in-user.ts';
import { BrowserLike } from './browser-like.ts';

const secretPassword = 'canary-pdf-password-7f3a';
/** What stands in the statement, in its name, in the account and in the calls, and belongs in no log and no store in clear. */
const contents = [...expectedRows.map(([, description]) => description), 'Tidewater', '0012344417', '3200.68'];
const secrets = [secretPassword, 'six sheep sleep', 'canary-filename'];

describe('canaries', () => {
  let system: InProcessSystem;

  beforeAll(async () => {
    system = await startInProcess();
  });
  afterAll(async () => {
    await system.stop();
  });

  it('are found in no log line and in no file of the stores', async () => {
    const { browser, id } = await signedInUser(system);
    await browser.call('/api/auth/user');
    await setPlan(system, id, 'starter');
    const locked = (await statementPdf('locked.pdf', secretPassword)).buffer;
    const withPassword = { path: '/api/upload-with-password', name: 'canary-filename.pdf' };
    const right = await browser.upload(locked, { ...withPassword, password: secretPassword });
    expect(right.status).toBe(200);
    await browser.upload(locked, { ...withPassword, password: `${secretPassword}x` });
    await browser.upload(locked.subarray(0, 700), { ...withPassword, password: secretPassword });
    await browser.call(`/api/download/${right.body.id}?format=json`);
    const visitor = new BrowserLike(system.url);
    await visitor.upload((await statementPdf()).buffer, { name: 'canary-filename.pdf' });
    await visitor.call('/api/auth/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: `{"email":"a@b.example","password":"${secretPassword}" oops`,
    });
    await visitor.post('/api/auth/login', { email: 'somebody@example.com', password: secretPassword });

    const log = system.logged();
    expect(log).toContain('conversion ended');
    for (const canary of [...contents, ...secrets]) expect(log).not.toContain(canary);
    expect(log).not.toMatch(/crossfoot-(session|visitor)=|@example\.com/);

    const files = await readdir(system.dataDir, { recursive: true, withFileTypes: true });
    for (const file of files.filter((entry) => entry.isFile() && !entry.parentPath.includes('mailbox'))) {
      const bytes = (await readFile(join(file.parentPath, file.name))).toString('latin1');
      // A file's name is part of the history; what stands in the file is not.
      for (const canary of [...contents, secretPassword, 'six sheep sleep']) {
        expect([file.name, canary, bytes.includes(canary)]).toEqual([file.name, canary, false]);
      }
    }
  });

  it('are in no command line and no environment of a sandbox', () => {
    const processes = execFileSync('ps', ['axeww', '-o', 'args'], { encoding: 'utf8' });
    const sandboxes = processes.split('\n').filter((line) => line.includes('sandbox.main.ts'));
    expect(sandboxes.length).toBeGreaterThan(0);
    for (const canary of secrets) expect(sandboxes.join('\n')).not.toContain(canary);
  });
});

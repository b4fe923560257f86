import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Caller, until } from './caller.ts';
import { DataFolder } from './data-folder.ts';
import { StandaloneProcess } from './standalone-process.ts';
import { statementFile } from './statement-file.ts';

/** Long enough to be killed while it is read. */
const pages = 150;

let dataDir: string;
let program: StandaloneProcess;
let data: DataFolder;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'crossfoot-poison-'));
  program = new StandaloneProcess(dataDir);
  data = new DataFolder(dataDir);
});
afterEach(async () => {
  data.close();
  await program.kill();
  await rm(dataDir, { recursive: true, force: true });
});

it('gives up a file whose program was killed four times: no word against the file, a dead job, no page charged', async () => {
  await program.start();
  const user = await Caller.user(program.url, data);
  const key = randomUUID();
  const file = await statementFile(key.slice(0, 8), pages);
  for (const crashes of [0, 1, 2, 3]) {
    const broken = user.convert(program.url, key, file).catch(() => null);
    await until('the reading', () => {
      const conversion = data.conversion(key);
      // The record does not know of the pages yet, which are given back all the same.
      const isRunning = conversion?.crashes === crashes && conversion.status === 'processing';
      return isRunning && data.pagesOf(key).held === 1;
    });
    await program.kill();
    expect(await broken).toBeNull();
    await program.start();
  }
  const answer = await user.convert(program.url, key, file);
  expect([answer.status, answer.error]).toEqual([500, 'CONVERSION_FAILED']);
  await until('the dead job', () => data.jobs().dead === 1);
  await until('the pages given back', () => data.pagesOf(key).held === 0);
  expect(data.pagesOf(key)).toEqual({ held: 0, charged: 0 });
  expect(data.uploads()).toEqual([]);
}, 180_000);

import { fork } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { openDocuments } from './documents.sqlite.ts';

it('loses no update and lets no key through twice while several processes write to one file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'documents-'));
  const url = pathToFileURL(join(folder, 'documents.sqlite')).href;
  const documents = openDocuments(url);
  const counters = await documents.collection({
    name: 'counters',
    schema: z.object({ n: z.int(), key: z.string() }),
    indexes: [{ fields: ['key'], unique: true }],
  });
  await counters.insert('shared', { n: 0, key: 'shared' });
  const run = (name: string): Promise<{ won: number }> =>
    new Promise((resolve, reject) => {
      const file = fileURLToPath(new URL('./documents.child.ts', import.meta.url));
      const child = fork(file, [url, '100', name], { execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
      child.on('message', (message) => resolve(message as { won: number }));
      child.on('exit', (code) => reject(new Error(`The process ended with ${code}`)));
    });
  const outcomes = await Promise.all(['a', 'b', 'c'].map(run));
  expect((await counters.get('shared'))?.body.n).toBe(300);
  expect((await counters.get('shared'))?.version).toBe(301);
  expect(outcomes.reduce((sum, outcome) => sum + outcome.won, 0)).toBe(100);
  await documents.close();
  await rm(folder, { recursive: true });
});

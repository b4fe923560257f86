import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describeJobsPort } from '@crossfoot/port-contracts';
import { openJobs } from './jobs.sqlite.ts';
import type { SqliteJobs } from './jobs.sqlite.ts';

describeJobsPort('SQLite', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'jobs-'));
  const url = pathToFileURL(join(folder, 'jobs.sqlite')).href;
  const opened: SqliteJobs[] = [];
  const open = (): SqliteJobs => {
    const port = openJobs(url);
    opened.push(port);
    return port;
  };
  return {
    port: open(),
    reopen: async () => {
      await opened.at(-1)?.close(100);
      return open();
    },
    another: async () => open(),
    child: { module: new URL('./jobs.sqlite.ts', import.meta.url).href, url },
    dispose: async () => {
      for (const port of opened) await port.close(100);
      await rm(folder, { recursive: true });
    },
  };
});

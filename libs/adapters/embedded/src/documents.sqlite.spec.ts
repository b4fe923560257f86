import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeDocumentsPort } from '@crossfoot/port-contracts';
import { SqliteDocuments } from './documents.sqlite.ts';

describeDocumentsPort('SQLite', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'documents-'));
  const path = join(folder, 'documents.sqlite');
  let port = new SqliteDocuments(path);
  return {
    port,
    reopen: async () => {
      await port.close();
      port = new SqliteDocuments(path);
      return port;
    },
    dispose: async () => {
      await port.close();
      await rm(folder, { recursive: true });
    },
  };
});

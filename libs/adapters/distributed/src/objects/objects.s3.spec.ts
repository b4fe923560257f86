import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { withBackend } from '@crossfoot/backends/with-backend';
import { describeObjectsPort, describeSealedObjects } from '@crossfoot/port-contracts';
import type { ObjectsHarness } from '@crossfoot/port-contracts';
import { sealObjects } from '@crossfoot/ports';
import type { ObjectsPort } from '@crossfoot/ports';
import { openObjects } from './objects.s3.ts';
import { SPOOL_PREFIX } from './spool.ts';

withBackend('OBJECTS_URL', (url) => {
  const debris = async (): Promise<readonly string[]> =>
    (await readdir(tmpdir())).filter((name) => name.startsWith(SPOOL_PREFIX));

  function harnessOf(wrap: (store: ObjectsPort) => ObjectsPort): () => Promise<ObjectsHarness> {
    return async () => {
      const open = async (): Promise<ObjectsPort> => wrap(await openObjects(url.href));
      return { port: await open(), reopen: open, debris, dispose: async () => undefined };
    };
  }

  describeObjectsPort(
    'MinIO',
    harnessOf((store) => store),
  );
  describeObjectsPort(
    'sealed MinIO',
    harnessOf((store) => sealObjects(store, { current: Buffer.alloc(32, 7) })),
  );
  describeSealedObjects('MinIO', async () => ({ store: await openObjects(url.href), dispose: async () => undefined }));
});

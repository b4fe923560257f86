import type { Readable } from 'node:stream';
import { withBackend } from '@crossfoot/backends/with-backend';
import { describeObjectsPort, describeSealedObjects } from '@crossfoot/port-contracts';
import type { ObjectsHarness } from '@crossfoot/port-contracts';
import { sealObjects } from '@crossfoot/ports';
import type { ObjectsPort } from '@crossfoot/ports';
import { Client } from 'minio';
import { openObjects } from './objects.s3.ts';

withBackend('OBJECTS_URL', (url) => {
  const client = new Client({
    endPoint: url.hostname,
    port: Number(url.port),
    useSSL: false,
    accessKey: url.username,
    secretKey: url.password,
  });
  const bucket = url.pathname.slice(1);
  // MinIO lists unfinished uploads by exact key alone, so the harness remembers the keys.
  const puts = new Set<string>();
  const remembering = (store: ObjectsPort): ObjectsPort =>
    new Proxy(store, {
      get: (target, name) => {
        const value: unknown = Reflect.get(target, name);
        if (typeof value !== 'function') return value;
        return (...given: unknown[]): unknown => {
          if (name === 'put' && typeof given[0] === 'string' && /^t-/.test(given[0])) puts.add(given[0]);
          return Reflect.apply(value, target, given);
        };
      },
    });
  async function debris(): Promise<readonly string[]> {
    const found: string[] = [];
    for (const key of puts)
      for await (const { key: unfinished } of client.listIncompleteUploads(bucket, `${key}!`, true) as Readable &
        AsyncIterable<{ key: string }>)
        found.push(unfinished);
    return found;
  }

  function harnessOf(wrap: (store: ObjectsPort) => ObjectsPort): () => Promise<ObjectsHarness> {
    return async () => {
      puts.clear();
      const open = async (): Promise<ObjectsPort> => wrap(remembering(await openObjects(url.href)));
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

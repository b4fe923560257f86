import { mkdir, mkdtemp, open, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeObjectsPort, describeSealedObjects, patternStream } from '@crossfoot/port-contracts';
import type { ObjectsHarness } from '@crossfoot/port-contracts';
import { sealObjects } from '@crossfoot/ports';
import type { ObjectsPort } from '@crossfoot/ports';
import { expect, it, vi } from 'vitest';
import { FolderObjects } from './objects.folder.ts';
import { PROCESS_MARK } from './process-mark.ts';

function harnessOf(wrap: (store: ObjectsPort) => ObjectsPort): () => Promise<ObjectsHarness> {
  return async () => {
    const folder = await mkdtemp(join(tmpdir(), 'objects-'));
    const open = (): ObjectsPort => wrap(new FolderObjects(folder));
    return {
      port: open(),
      reopen: async () => open(),
      debris: () => readdir(join(folder, '.incoming')),
      dispose: () => rm(folder, { recursive: true }),
    };
  };
}

describeObjectsPort(
  'folder',
  harnessOf((store) => store),
);
describeObjectsPort(
  'sealed folder',
  harnessOf((store) => sealObjects(store, { current: Buffer.alloc(32, 7) })),
);

describeSealedObjects('folder', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'objects-'));
  return { store: new FolderObjects(folder), dispose: () => rm(folder, { recursive: true }) };
});

it('removes at its start what a killed process left half-written, and nothing of a living one', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'objects-'));
  const first = new FolderObjects(folder);
  await first.put('a', patternStream(10));
  const incoming = join(folder, '.incoming');
  // The host of a mark, an id that no process has, the id of this one in an earlier run, one that lives, another host.
  const host = PROCESS_MARK.split('-')[0] ?? '';
  const gone = [`${host}-99999999-dead-1`, `${host}-${process.pid}-earlier-2`, 'other000-1-old-3'];
  const kept = [`${host}-${process.ppid}-alive-4`, `${PROCESS_MARK}-5`, 'other000-1-new-6'];
  for (const name of [...gone, ...kept]) await writeFile(join(incoming, name), 'half');
  await utimes(join(incoming, 'other000-1-old-3'), 0, 0);
  await mkdir(join(folder, 'uploads/empty/deeper'), { recursive: true });
  await first.put('uploads/full/b', patternStream(10));
  await new FolderObjects(folder).ping();
  expect(await readdir(join(folder, 'uploads'))).toEqual(['full']);
  expect((await readdir(incoming)).sort()).toEqual(kept.sort());
  await rm(folder, { recursive: true });
});

it('flushes the file before it appears, and its folder after', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'objects-'));
  const port = new FolderObjects(folder);
  await port.put('seen/first', patternStream(10));
  const probe = await open(folder, 'r');
  const flushes = vi.spyOn(Object.getPrototypeOf(probe) as typeof probe, 'sync');
  const visible: boolean[] = [];
  flushes.mockImplementation(async function (this: typeof probe) {
    visible.push((await port.stat('seen/second')) !== null);
    await this.datasync();
  });
  await port.put('seen/second', patternStream(10));
  flushes.mockRestore();
  await probe.close();
  expect(visible).toEqual([false, true]);
  await rm(folder, { recursive: true });
});

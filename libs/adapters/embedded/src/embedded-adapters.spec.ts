import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { bytesOf } from '@crossfoot/port-contracts';
import type { PortName, Ports } from '@crossfoot/ports';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { embeddedAdapters, embeddedUrls } from './embedded-adapters.ts';
import { embeddedRegistry } from './embedded-registry.ts';
import { loadMasterKey } from './master-key.ts';

let folder: string;
beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'embedded-')), 'data');
});
afterEach(() => rm(join(folder, '..'), { recursive: true }));

async function closeAll(ports: Ports): Promise<void> {
  for (const port of Object.values(ports)) await port.close();
}

it('opens all six ports in one folder, sealed with a key that stays', async () => {
  const first = embeddedAdapters(folder);
  for (const port of Object.values(first)) await port.ping();
  await first.objects.put('uploads/a', Readable.from([Buffer.from('Opening balance 1,250.00')]));
  await closeAll(first);
  expect((await readFile(join(folder, 'objects/uploads/a~'))).includes('balance')).toBe(false);
  const second = embeddedAdapters(folder);
  expect((await bytesOf(await second.objects.get('uploads/a'))).toString()).toBe('Opening balance 1,250.00');
  await closeAll(second);
});

it('keeps what it writes from other users of the machine', async () => {
  await closeAll(embeddedAdapters(folder));
  const mode = async (name: string): Promise<number> => (await stat(join(folder, name))).mode & 0o077;
  for (const name of ['.', 'keys', 'keys/master.key', 'documents.sqlite', 'messages.sqlite', 'objects', 'mailbox']) {
    expect(await mode(name), name).toBe(0);
  }
});

it('refuses a key file that is no key, and never replaces it', async () => {
  const key = loadMasterKey(folder);
  expect(Buffer.from(loadMasterKey(folder)).equals(Buffer.from(key))).toBe(true);
  await writeFile(join(folder, 'keys/master.key'), 'something else');
  expect(() => loadMasterKey(folder)).toThrow(/is not a key/);
  expect(await readFile(join(folder, 'keys/master.key'), 'utf8')).toBe('something else');
});

it('opens each port by the scheme of its URL', async () => {
  const urls = embeddedUrls(folder);
  const variables = {
    messages: 'MESSAGES_URL',
    documents: 'DOCUMENTS_URL',
    objects: 'OBJECTS_URL',
    jobs: 'JOBS_URL',
    mail: 'MAIL_URL',
    payments: 'PAYMENTS_URL',
  } as const satisfies Record<PortName, keyof typeof urls>;
  for (const [port, variable] of Object.entries(variables)) {
    const opened = await embeddedRegistry[port as PortName]['file']?.(new URL(urls[variable]));
    await opened?.ping();
    await opened?.close();
    expect(opened, port).toBeDefined();
  }
});

it('says in a sentence which data file it cannot open', async () => {
  await closeAll(embeddedAdapters(folder));
  await writeFile(
    join(folder, 'broken.sqlite'),
    'this is no database, and long enough to be taken for one. '.repeat(40),
  );
  const url = new URL(`${embeddedUrls(folder).JOBS_URL.replace('jobs.sqlite', 'broken.sqlite')}`);
  await expect(embeddedRegistry.jobs['file']?.(url)).rejects.toThrow(/Cannot open the data file .*broken\.sqlite/);
});

import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BrowserLike } from './http/browser-like.ts';
import { newUser } from './new-user.ts';
import type { RunningSystem } from './running-system.ts';
import { standaloneSystem } from './standalone-system.ts';
import { statementPdf } from './statement-files.ts';

const key = (): string => randomBytes(32).toString('base64');
const [first, second, third] = [key(), key(), key()];

describe('a changed secret key', () => {
  let folder: string;
  let system: RunningSystem;
  const start = async (SECRET_KEY: string, previous: readonly string[]): Promise<void> => {
    const OTHER_SECRET_KEYS = previous.join(',');
    system = await standaloneSystem.start({ DATA_DIR: folder, SECRET_KEY, OTHER_SECRET_KEYS });
  };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'crossfoot-changed-key-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('keeps sessions, visitors and results while the one from before is known, and seals with the new one', async () => {
    await start(first, []);
    const visitor = new BrowserLike(system.url);
    await visitor.json('/api/visitor');
    const user = await newUser(system);
    const { buffer } = await statementPdf();
    const old = await user.upload(buffer, { path: '/api/upload' });
    expect(old.status).toBe(200);
    const settings = await user.json('/api/export-settings', {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ decimal: 'comma' }),
    });
    expect(settings.status).toBe(200);
    await system.stop();

    await start(second, [third, first]);
    const sameUser = user.movedTo(system.url);
    expect((await sameUser.json('/api/auth/user')).status).toBe(200);
    expect((await visitor.movedTo(system.url).call('/api/visitor')).headers.getSetCookie()).toEqual([]);
    expect((await sameUser.call(`/api/download/${old.body.id}?format=csv`)).status).toBe(200);
    const young = await sameUser.upload(await anotherFile(), { path: '/api/upload' });
    expect(young.status).toBe(200);
    await system.stop();

    await start(second, []);
    const stillThere = user.movedTo(system.url);
    // A session is a random secret of which only the hash is kept: no key is needed for it.
    expect((await stillThere.json('/api/auth/user')).status).toBe(200);
    expect((await stillThere.call(`/api/download/${young.body.id}?format=csv`)).status).toBe(200);
    // What the forgotten key sealed is told as gone, and stands in the way of nothing else.
    expect((await stillThere.json(`/api/download/${old.body.id}?format=csv`)).body).toMatchObject({
      error: 'RESULT_GONE',
    });
    const history = await stillThere.json<{ id: string; accounts: unknown }[]>('/api/conversions');
    expect(history.status).toBe(200);
    expect(history.body.map(({ id, accounts }) => [id, accounts !== null])).toEqual([
      [young.body.id, true],
      [old.body.id, false],
    ]);
    expect((await stillThere.json('/api/export-settings')).body).toEqual({});
    expect((await stillThere.json('/api/auth/data-export')).body).toMatchObject({ exportSettings: {}, complete: true });
    const again = await stillThere.upload(buffer, { path: '/api/upload' });
    expect(again).toMatchObject({ status: 200, body: { transactionCount: old.body.transactionCount } });
    expect((await visitor.movedTo(system.url).call('/api/visitor')).headers.getSetCookie()).toHaveLength(1);
    await system.stop();
  }, 180_000);
});

/** The same statement with bytes behind its end: another file. */
async function anotherFile(): Promise<Buffer> {
  return Buffer.concat([(await statementPdf()).buffer, Buffer.from('\n% again\n')]);
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { openDocuments } from '@crossfoot/adapters-embedded';
import type { DocumentsPort } from '@crossfoot/ports';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { endSessions } from './end-sessions.command.ts';
import { IdentityStore } from './identity-store.ts';
import { Sessions } from './sessions.ts';
import { userSchema } from './user.document.ts';

describe('whoever runs the service', () => {
  let folder: string;
  let documents: DocumentsPort;
  let sessions: Sessions;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'end-sessions-'));
    documents = openDocuments(pathToFileURL(join(folder, 'documents.sqlite')).href);
    const store = await IdentityStore.open(documents);
    sessions = new Sessions(store.sessions, store.users, Date.now);
    for (const name of ['ada', 'ben']) {
      const email = `${name}@example.com`;
      const user = userSchema.parse({
        ...{ email, emailKey: email, firstName: name, lastName: name, passwordHash: '', emailVerified: true },
        ...{ pendingEmail: null, createdAt: 1, firstLoginAt: null, sessionEpoch: 0, knownBrowsers: [] },
        ...{ passwordReset: null, deletion: null, outbox: [], outboxSince: null, expiresAt: null },
      });
      const stored = await store.users.insert(name, user);
      for (let at = 0; at < 120; at += 1) await sessions.open(`${name}-${at}`, stored, 'Firefox');
    }
  });
  afterEach(async () => {
    await documents.close();
    rmSync(folder, { recursive: true });
  });

  async function run(...options: string[]): Promise<string> {
    const lines: string[] = [];
    await endSessions.run({ documents }, options, (line) => lines.push(line));
    return lines.join('\n');
  }
  const alive = async () =>
    Promise.all(['ada-0', 'ada-119', 'ben-0', 'ben-119'].map(async (id) => (await sessions.resolve(id)) !== null));

  it('ends the sessions of one account, or of all', async () => {
    expect(await alive()).toEqual([true, true, true, true]);
    expect(await run('--account', 'Ada@Example.com')).toBe('every session of the account was ended');
    expect(await alive()).toEqual([false, false, true, true]);
    expect(await run('--all')).toBe('every session was ended');
    expect(await alive()).toEqual([false, false, false, false]);
  });

  it('is told what the command takes, and of an address that nobody has', async () => {
    for (const options of [[], ['--all', '--account', 'ada@example.com'], ['--everybody']])
      await expect(run(...options)).rejects.toThrow('end-sessions takes --account ADDRESS or --all.');
    await expect(run('--account', 'eve@example.com')).rejects.toThrow('There is no account with this address.');
    expect(await alive()).toEqual([true, true, true, true]);
  });
});

import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { openDocuments } from '@crossfoot/adapters-embedded';
import { needFresh } from '../../../tools/bundle-sources.mjs';
import { filesBelow, tablesOf } from './holdings.ts';
import type { RunningSystem, SentMail, SystemUnderTest } from './running-system.ts';
import { copyOfWeb } from './web-copy.ts';

const root = join(import.meta.dirname, '../../..');
const startWithinMs = 60_000;
const stopWithinMs = 25_000;

/** The standalone bundle as `npm start` runs it: one process, embedded adapters, a folder of its own. */
export const standaloneSystem: SystemUnderTest = {
  name: 'standalone',
  start: async (environment = {}) => {
    needFresh('standalone', 'sandbox');
    const own = await mkdtemp(join(tmpdir(), 'crossfoot-journey-'));
    // A folder that is given stays where it is.
    const dataDir = environment['DATA_DIR'] ?? own;
    const temporary = join(own, 'tmp');
    await mkdir(temporary);
    const child = spawn(join(root, 'node_modules/.bin/node'), ['apps/standalone/dist/main.js'], {
      cwd: root,
      env: {
        PATH: process.env['PATH'],
        HOME: process.env['HOME'],
        PORT: '0',
        DATA_DIR: dataDir,
        TMPDIR: temporary,
        WEB_ROOT: await copyOfWeb(own),
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    const url = await new Promise<string>((resolve, reject) => {
      const fail = (why: string): void => reject(new Error(`The standalone ${why}.\n${output.slice(-4000)}`));
      const timer = setTimeout(() => fail('was not ready in time'), startWithinMs);
      child.once('exit', (code) => fail(`stopped with code ${String(code)}`));
      const read = (chunk: Buffer): void => {
        output += chunk.toString();
        const ready = /ready at (http:\/\/\S+)/.exec(output)?.[1];
        if (ready === undefined) return;
        clearTimeout(timer);
        resolve(ready.replace(/\/$/, ''));
      };
      child.stdout.on('data', read);
      child.stderr.on('data', read);
    });
    return {
      url,
      mails: () => readMailbox(join(dataDir, 'mailbox')),
      openDocuments: async () => openDocuments(pathToFileURL(join(dataDir, 'documents.sqlite')).href),
      holdings: async () => [
        ...(await filesBelow(dataDir, ['mailbox', 'web'])),
        ...(await filesBelow(temporary)),
        ...(
          await Promise.all(['documents', 'messages', 'jobs'].map((name) => tablesOf(join(dataDir, `${name}.sqlite`))))
        ).flat(),
      ],
      stop: async () => {
        child.kill('SIGTERM');
        const forced = setTimeout(() => child.kill('SIGKILL'), stopWithinMs);
        await ended;
        clearTimeout(forced);
        await rm(own, { recursive: true, force: true });
      },
    } satisfies RunningSystem;
  },
};

async function readMailbox(folder: string): Promise<readonly SentMail[]> {
  const names = await readdir(folder).catch(() => []);
  const mails = await Promise.all(
    names
      .filter((name) => name.endsWith('.json'))
      .map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8')) as SentMail & { sentAt: number }),
  );
  return mails.toSorted((one, other) => other.sentAt - one.sentAt);
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { openDocuments } from '@crossfoot/adapters-embedded';
import { CodedError } from '@crossfoot/contracts';
import type { DocumentsPort } from '@crossfoot/ports';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { accountPolicy, addressPolicy, Brakes } from './brakes.ts';
import { brakeCollection } from './user.document.ts';

describe('brakes', () => {
  let folder: string;
  let documents: DocumentsPort;
  let clock: number;
  let brakes: Brakes;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'brakes-'));
    documents = openDocuments(pathToFileURL(join(folder, 'documents.sqlite')).href);
    clock = Date.now();
    brakes = new Brakes(await documents.collection(brakeCollection), () => clock);
  });
  afterEach(async () => {
    await documents.close();
    rmSync(folder, { recursive: true });
  });

  /** Seconds to wait, 0 where the attempt was let through. */
  async function attempt(key = 'ada', policy = accountPolicy): Promise<number> {
    try {
      await brakes.attempt(key, policy);
      return 0;
    } catch (error) {
      if (!(error instanceof CodedError) || error.code !== 'RATE_LIMITED') throw error;
      return Number(error.details.retryAfterSeconds);
    }
  }
  async function wordsOf(key: string, policy = accountPolicy): Promise<string> {
    return brakes.attempt(key, policy).then(
      () => '',
      (error: Error) => error.message,
    );
  }

  it('let five failures of an account through, then double the wait from a second to 15 minutes, and no further', async () => {
    for (let failure = 0; failure < 5; failure += 1) expect(await attempt()).toBe(0);
    for (const wait of [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900]) {
      expect(await attempt()).toBe(wait);
      clock += wait * 1_000 - 1;
      // What is refused is not counted: the wait does not begin anew.
      expect(await attempt()).toBe(1);
      clock += 1;
      expect(await attempt()).toBe(0);
    }
  });

  it('let thirty of a network address through, with the same waits', async () => {
    for (let failure = 0; failure < 30; failure += 1) expect(await attempt('net', addressPolicy)).toBe(0);
    for (const wait of [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900]) {
      expect(await attempt('net', addressPolicy)).toBe(wait);
      clock += wait * 1_000;
      expect(await attempt('net', addressPolicy)).toBe(0);
    }
  });

  it('never make the wait so long that numbers end', async () => {
    const policy = { freeFailures: 0, firstWaitMs: 1, longestWaitMs: Number.MAX_SAFE_INTEGER };
    for (let failure = 0; failure < 40; failure += 1) {
      const wait = await attempt('long', policy);
      clock += wait * 1_000;
      if (wait > 0) expect(await attempt('long', policy)).toBe(0);
    }
    expect(await attempt('long', policy)).toBe(Math.ceil(2 ** 30 / 1_000));
  });

  it('count 20 tries at once one by one, before any is evaluated', async () => {
    const tries = await Promise.all(Array.from({ length: 20 }, () => attempt()));
    expect(tries.filter((wait) => wait === 0)).toHaveLength(5);
  });

  it('are loosened by a success, for that key alone', async () => {
    for (let failure = 0; failure < 6; failure += 1) await attempt('ada');
    for (let failure = 0; failure < 6; failure += 1) await attempt('ben');
    await brakes.succeeded('ada');
    expect([await attempt('ada'), await attempt('ben')]).toEqual([0, 1]);
  });

  it('give back one attempt that was right, and forgive nothing else', async () => {
    for (let failure = 0; failure < 5; failure += 1) await attempt();
    expect(await attempt()).toBe(1);
    await brakes.takeBack('ada');
    expect([await attempt(), await attempt()]).toEqual([0, 1]);
    for (let right = 0; right < 9; right += 1) await brakes.takeBack('ada');
    for (let failure = 0; failure < 5; failure += 1) expect(await attempt()).toBe(0);
    expect(await attempt()).toBe(1);
    await brakes.takeBack('nobody');
    expect(await attempt('nobody')).toBe(0);
  });

  it('are forgotten after a day without a failure, and not before', async () => {
    const collection = await documents.collection(brakeCollection);
    await attempt();
    expect(await collection.purgeExpired(clock + 86_400_000 - 1)).toBe(0);
    expect(await collection.purgeExpired(clock + 86_400_000)).toBe(1);
  });

  it('say how long, in seconds or in minutes', async () => {
    const wait = (firstWaitMs: number) => ({ freeFailures: 0, firstWaitMs, longestWaitMs: 10_000_000 });
    for (const [ms, words] of [
      [1_000, '1 second'],
      [2_000, '2 seconds'],
      [89_000, '89 seconds'],
      [90_000, '2 minutes'],
      [121_000, '3 minutes'],
    ] as const) {
      // Without a free failure the first wait is the first one's.
      await brakes.attempt(`wait-${ms}`, { ...wait(ms / 2), freeFailures: 0 });
      expect(await wordsOf(`wait-${ms}`, wait(ms / 2))).toBe(`Too many attempts. Please try again in ${words}.`);
    }
  });

  it('keep no address that was tried in clear', async () => {
    await attempt('login-account:ada@example.com');
    const { items } = await (await documents.collection(brakeCollection)).find({});
    expect(items.map(({ id }) => id)).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)]);
  });
});

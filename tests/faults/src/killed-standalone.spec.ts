import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { BrowserLike, statementOfPages } from '@crossfoot/journeys/http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { StandaloneBundle } from './standalone-bundle.ts';

const pages = 25;
const rows = pages * 30;

describe('a standalone that is killed in the middle of a conversion', () => {
  let dataDir: string;
  let standalone: StandaloneBundle;

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'crossfoot-killed-'));
    standalone = new StandaloneBundle(dataDir);
  });
  afterAll(async () => {
    await standalone.kill();
    await rm(dataDir, { recursive: true, force: true });
  });

  const objects = async (): Promise<string[]> =>
    (await readdir(join(dataDir, 'objects'), { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map((entry) => entry.name);

  // From before the record is written to after the end: which moment is hit depends on the machine.
  it.each([15, 60, 120, 250, 500])(
    '%i ms after the upload began: the conversion is there after the restart',
    async (ms) => {
      const file = await statementOfPages(pages, ms);
      const key = randomUUID();
      const before = new BrowserLike(await standalone.start());
      await before.json('/api/visitor');
      const lost = before.upload(file, { key }).catch(() => null);
      await wait(ms);
      await standalone.kill();
      const wasAnswered = (await lost)?.status === 200;

      const restarted = performance.now();
      const after = before.movedTo(await standalone.start());
      const repeat = await after.upload(file, { key });
      if (wasAnswered) expect([200, 403, 410]).toContain(repeat.status);
      else expect([repeat.status, repeat.body.error]).toEqual([200, undefined]);
      if (repeat.status === 200) expect(repeat.body.transactionCount).toBe(rows);
      expect(performance.now() - restarted).toBeLessThan(60_000);
      await expect.poll(objects, { timeout: 5_000 }).toEqual([]);
      const state = await after.json<{ freeConversionUsed: boolean }>('/api/visitor');
      expect(state.body.freeConversionUsed).toBe(true);
      await standalone.kill();
    },
    90_000,
  );
});

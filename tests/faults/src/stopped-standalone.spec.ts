import { BrowserLike, statementOfPages } from '@crossfoot/journeys/http';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { StandaloneProcess } from './standalone-process.ts';

describe('a standalone that is asked to stop', () => {
  it('answers the conversion in hand, takes no new call, and ends with code 0', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'crossfoot-stopped-'));
    const standalone = new StandaloneProcess(dataDir);
    try {
      await standalone.start();
      const { url } = standalone;
      const browser = new BrowserLike(url);
      await browser.json('/api/visitor');
      const key = randomUUID();
      const events = browser.call(`/api/conversions/${key}/events`).then((response) => response.text());
      const answer = browser.upload(await statementOfPages(25), { key });
      await wait(150);
      const ended = standalone.stop();
      expect((await answer).status).toBe(200);
      await events;
      expect(await ended).toBe(0);
      await expect(fetch(`${url}/health/live`)).rejects.toThrow();
    } finally {
      await standalone.kill();
      await rm(dataDir, { recursive: true, force: true });
    }
  }, 60_000);
});

import { describe, expect, it } from 'vitest';
import type { OcrWorker, Platform } from '../../platform/platform.ts';
import { OcrPool, type OcrJob } from './ocr-pool.ts';

const job: OcrJob = { picture: { width: 1, height: 1, data: new Uint8Array(1) }, language: 'eng', parameters: {} };
const PAGE_MS = 30;

/** A platform whose OCR only takes time; `seen` counts what runs side by side, threads started and closed, and languages loaded later. */
function fakePlatform(failures = 0) {
  const seen = { now: 0, most: 0, started: 0, closed: 0, loaded: 0 };
  let left = failures;
  const startOcr = async (language: string): Promise<OcrWorker> => {
    seen.started++;
    const stopped = Promise.withResolvers<never>();
    stopped.promise.catch(() => undefined);
    let open = true;
    const languages = [language];
    return {
      languages,
      recognise: async (_picture, asked) => {
        if (!languages.includes(asked)) seen.loaded += languages.push(asked) - 1;
        if (left-- > 0) throw new Error('The thread has failed.');
        seen.most = Math.max(seen.most, ++seen.now);
        try {
          return await Promise.race([new Promise<string>((resolve) => setTimeout(resolve, PAGE_MS, '')), stopped.promise]); // prettier-ignore
        } finally {
          seen.now--;
        }
      },
      close: () => {
        seen.closed += open ? 1 : 0;
        open = false;
        stopped.reject(new Error('The thread was stopped.'));
      },
    };
  };
  return { seen, platform: { startOcr } as unknown as Platform };
}

describe('OcrPool', () => {
  it.each([1, 2, 4])('reads as many pages side by side as threads are granted: %d', async (size) => {
    const { seen, platform } = fakePlatform();
    const pool = new OcrPool(platform, size);
    await Promise.all(Array.from({ length: 8 }, () => pool.recognise(job)));
    pool.close();
    expect([seen.most, seen.started, seen.closed]).toEqual([size, size, size]);
  });

  it('tells when the first thread has a picture, before that is read', async () => {
    const { seen, platform } = fakePlatform();
    const pool = new OcrPool(platform, 2);
    const read = pool.recognise(job);
    await pool.begun;
    expect(seen.now).toBe(1);
    await read;
    pool.close();
  });

  it('leaves its threads warm for the next document', async () => {
    const { seen, platform } = fakePlatform();
    for (let document = 0; document < 3; document++) {
      const pool = new OcrPool(platform, 1);
      await pool.recognise(job);
      pool.release();
    }
    expect([seen.started, seen.closed]).toEqual([1, 0]);
  });

  it('reads another language in a thread that it has', async () => {
    const { seen, platform } = fakePlatform();
    const pool = new OcrPool(platform, 2);
    await Promise.all(['eng', 'deu'].map((language) => pool.recognise({ ...job, language })));
    for (const language of ['eng', 'deu', 'fra', 'eng', 'fra']) await pool.recognise({ ...job, language });
    expect([seen.started, seen.loaded]).toEqual([2, 1]);
  });

  it('throws a failed thread away, and tries its page once more', async () => {
    const { seen, platform } = fakePlatform(1);
    const pool = new OcrPool(platform, 1);
    await expect(pool.recognise(job)).resolves.toEqual([]);
    expect([seen.started, seen.closed]).toEqual([2, 1]);
    await expect(new OcrPool(fakePlatform(2).platform, 1).recognise(job)).rejects.toThrow('failed');
  });

  it('stops at once, whatever runs or waits', async () => {
    const { seen, platform } = fakePlatform();
    const pool = new OcrPool(platform, 2);
    const pages = Array.from({ length: 6 }, () => pool.recognise(job));
    await new Promise((resolve) => setTimeout(resolve, PAGE_MS / 3));
    const started = performance.now();
    pool.close();
    const ends = await Promise.allSettled(pages);
    expect(ends.every(({ status }) => status === 'rejected')).toBe(true);
    expect(performance.now() - started).toBeLessThan(1_000);
    expect(seen.closed).toBe(seen.started);
  });
});

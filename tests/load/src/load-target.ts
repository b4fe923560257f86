import type { DistributedSystem } from '@crossfoot/journeys/distributed';
import { BrowserLike } from '@crossfoot/journeys/browser-like';
import { statementOfPages } from '@crossfoot/journeys/statement-of-pages';

/** How one upload ended. */
export interface Ended {
  readonly status: number;
  readonly ms: number;
  /** Whether a refusal said when to come again. */
  readonly saysWhen: boolean;
}

let seeds = 0;

/** A one-page statement that nobody has uploaded before. */
export const freshStatement = (pages = 1): Promise<Buffer> => statementOfPages(pages, (seeds += 1));

export async function timedUpload(browser: BrowserLike, file: Uint8Array, path = '/api/convert-free'): Promise<Ended> {
  const started = performance.now();
  const reply = await browser.upload(file, { path }).catch(() => null);
  return {
    status: reply?.status ?? 0,
    ms: performance.now() - started,
    saysWhen: reply?.headers.has('retry-after') ?? false,
  };
}

/** One upload of a visitor who was never here. */
export const visit = (system: DistributedSystem, file: Uint8Array): Promise<Ended> =>
  timedUpload(new BrowserLike(system.url), file);

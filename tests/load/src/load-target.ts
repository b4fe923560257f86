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

let visitors = 0;

/** A visitor who was never here, at an address of their own (`TRUST_PROXY=1`): all at one would share one ever longer record. */
export function visitorOf(system: DistributedSystem): BrowserLike {
  const number = (visitors += 1);
  const address = `198.18.${(number >> 8) & 255}.${number & 255}`;
  return new BrowserLike(system.url, new Map(), { 'x-forwarded-for': address });
}

export const visit = (system: DistributedSystem, file: Uint8Array): Promise<Ended> =>
  timedUpload(visitorOf(system), file);

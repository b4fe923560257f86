import type { StatementResult } from '@crossfoot/contracts';
import type { ConvertOptions } from '../engine-context.ts';
import type { OpenedDocument } from '../open/open-document.ts';
import type { PageContent } from '../page-content.ts';
import type { Band } from '../read/ocr/read-bands.ts';
import { readAgain } from '../read/read-again.ts';
import { chooseReadings, type Read } from './choose-readings.ts';
import { doubtfulBands } from './doubtful-bands.ts';
import { carriedRewrites, rewritesOf } from './rewrites.ts';
import { standingOf } from './standing.ts';

/** Time for the second look: a small part of what a visitor's scan may take in all. */
const LONGEST_MS = 12_000;
/** What was found in one round shows where else to look. */
const MOST_ROUNDS = 3;

/**
 * Where the arithmetic of a scanned statement breaks, its doubtful figures are read again: larger, and as figures alone.
 * What makes the balances hold is taken, and its rows say so (`repairedDigit`); everything else stays as it was read.
 */
export async function lookAgain(
  document: OpenedDocument,
  pages: readonly PageContent[],
  first: StatementResult,
  read: Read,
  options: ConvertOptions,
): Promise<StatementResult> {
  if (pages.every((page) => page.source === 'text') || standingOf(first).broken === 0) return first;
  const until = performance.now() + LONGEST_MS;
  const isLate = (): boolean => options.signal?.aborted === true || performance.now() > until;
  const rewrites = carriedRewrites(pages);
  const seen: Band[] = [];
  let result = first;
  for (let round = 0; round <= MOST_ROUNDS; round++) {
    const chosen = await chooseReadings(pages, rewrites, read, isLate);
    if (chosen) result = read(chosen);
    if (standingOf(result).broken === 0 || round === MOST_ROUNDS || isLate()) break;
    const bands = doubtfulBands(result, pages).filter((band) => !seen.some((other) => isSameBand(band, other)));
    if (bands.length === 0) break;
    seen.push(...bands);
    for await (const { page, readings } of readAgain(document, pages, bands, { ...options, isLate }))
      rewrites.push(...rewritesOf(page, readings));
  }
  options.signal?.throwIfAborted();
  return result;
}

const isSameBand = (one: Band, other: Band): boolean => one.page === other.page && Math.abs(one.y0 - other.y0) < 2;

import type { StatementResult } from '@crossfoot/contracts';
import type { ConvertOptions } from '../engine-context.ts';
import type { OpenedDocument } from '../open/open-document.ts';
import type { PageContent, Word } from '../page-content.ts';
import type { Band } from '../read/ocr/read-bands.ts';
import { ReadingAgain } from '../read/read-again.ts';
import { chooseReadings, type Read } from './choose-readings.ts';
import { doubtfulBands, explainsGap, figuresOn } from './doubtful-bands.ts';
import { columnsToRead } from '../read/ocr/second-reading.ts';
import { DOUBTFUL_CELL, SEEN_ONCE } from '../tolerances.ts';
import { carriedRewrites, rewritesOf, rewritesOfFigures, type Rewrite } from './rewrites.ts';
import { arithmeticScore } from './arithmetic-score.ts';
import { isOfDates, surerDates, type RereadResult } from './surer-dates.ts';

/** Time for the repair, a small part of what a visitor's scan may take in all; the last of it is for choosing. */
const LONGEST_MS = 30_000;
const READING_SHARE = 0.75;
/**
 * What was found in one round shows where else to look. Single figures come first, being read in a tenth of the time:
 * those of which one misread digit makes up for a gap, then all.
 */
const ROUNDS = ['likely', 'likely', 'figures', 'lines', 'lines'] as const;
type Round = (typeof ROUNDS)[number];

/**
 * Where a scanned statement is not proved, its doubtful cells are read by another model. Where its arithmetic still breaks,
 * its doubtful figures are read again: each by itself, then whole
 * lines. What makes the balances hold is taken, and its rows say so (`repairedDigit`); everything else stays as it was read.
 * Where nothing but dates is in doubt, these are.
 */
export async function repairByArithmetic(
  document: OpenedDocument,
  pages: readonly PageContent[],
  first: StatementResult,
  read: Read,
  options: ConvertOptions,
): Promise<RereadResult> {
  let reread: RereadResult = { pages, result: first };
  if (pages.every((page) => page.source === 'text') || arithmeticScore(first).balanced) return reread;
  const began = performance.now();
  const isPast = (share: number) => (): boolean =>
    options.signal?.aborted === true || performance.now() > began + LONGEST_MS * share;
  const isLate = isPast(READING_SHARE);
  const again = new ReadingAgain(document, { ...options, isLate });
  let isWell = false;
  try {
    for (const least of [DOUBTFUL_CELL, SEEN_ONCE]) {
      const { balanced, broken } = arithmeticScore(reread.result);
      if (!balanced && (least === DOUBTFUL_CELL || broken > 0))
        reread = await secondReading(again, reread, least, read);
    }
    again.endOtherModel();
    if (arithmeticScore(reread.result).broken > 0)
      reread = await otherFigures(again, reread, { read, isLate, isOver: isPast(1) });
    if (isOfDates(reread.result)) reread = await surerDates(again, reread, read);
    isWell = true;
  } finally {
    again.end(isWell);
  }
  options.signal?.throwIfAborted();
  return reread;
}

/** What another model sees of the cells that were read with less than `least`, where it leaves no more open than what was read first. */
async function secondReading(
  again: ReadingAgain,
  reread: RereadResult,
  least: number,
  read: Read,
): Promise<RereadResult> {
  const scanned = reread.pages.filter(({ source }) => source !== 'text');
  const columns = scanned
    .map(({ words }) => columnsToRead(words))
    .find((each) => each.some(({ isOfDates }) => isOfDates));
  const pages: PageContent[] = [];
  for (const page of reread.pages)
    pages.push(page.source === 'text' ? page : await again.byOtherModel(page, least, columns ?? []));
  const result = resultOf(pages, read);
  if (result === null) return reread;
  const [next, before] = [arithmeticScore(result), arithmeticScore(reread.result)];
  return next.rows >= before.rows && next.broken <= before.broken ? { pages, result } : reread;
}

function resultOf(pages: readonly PageContent[], read: Read): StatementResult | null {
  try {
    return read(pages);
  } catch {
    return null;
  }
}

/** Takes those other readings of figures that make the balances hold. */
async function otherFigures(
  again: ReadingAgain,
  { pages, result: first }: RereadResult,
  { read, isLate, isOver }: { read: Read; isLate: () => boolean; isOver: () => boolean },
): Promise<RereadResult> {
  const rewrites = carriedRewrites(pages);
  let reread: RereadResult = { pages, result: first };
  const choose = async (): Promise<void> => {
    const chosen = await chooseReadings(pages, rewrites, read, isOver);
    if (chosen) reread = { pages: chosen, result: read(chosen) };
  };
  await choose();
  const seen: Seen = { words: new Set(), bands: [] };
  for (const round of ROUNDS) {
    const score = arithmeticScore(reread.result);
    if (score.broken === 0 || isLate()) break;
    const found = await otherReadings(again, pages, { result: reread.result, round, gaps: score.gaps, seen });
    rewrites.push(...found);
    if (found.length > 0) await choose();
  }
  return reread;
}

/** What was read again already. */
interface Seen {
  readonly words: Set<Word>;
  readonly bands: Band[];
}

async function otherReadings(
  again: ReadingAgain,
  pages: readonly PageContent[],
  { result, round, gaps, seen }: { result: StatementResult; round: Round; gaps: ReadonlySet<number>; seen: Seen },
): Promise<Rewrite[]> {
  const isLines = round === 'lines';
  const bands = doubtfulBands(result, pages, isLines ? 'lines' : 'figures');
  const fresh = bands.filter((band) => !isLines || !seen.bands.some((other) => isSameBand(band, other)));
  if (isLines) seen.bands.push(...fresh);
  const rewrites: Rewrite[] = [];
  for (const page of pages) {
    const here = fresh.filter((band) => band.page === page.number);
    if (here.length === 0) continue;
    if (isLines) rewrites.push(...rewritesOf(page, await again.lines(page, here)));
    else {
      const words = figuresOn(page, here).filter(
        (word) => !seen.words.has(word) && (round === 'figures' || explainsGap(word, gaps)),
      );
      for (const word of words) seen.words.add(word);
      if (words.length > 0) rewrites.push(...rewritesOfFigures(page, await again.figures(page, words)));
    }
  }
  return rewrites;
}

const isSameBand = (one: Band, other: Band): boolean => one.page === other.page && Math.abs(one.y0 - other.y0) < 2;

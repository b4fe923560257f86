import type { StatementResult } from '@crossfoot/contracts';
import type { PageContent } from '../page-content.ts';
import { applyRewrites, collide, type Rewrite } from './rewrites.ts';
import { isBetter, standingOf, type Standing } from './standing.ts';

export type Read = (pages: readonly PageContent[]) => StatementResult;

/** Rounds of choosing, and readings tried in all: a page has some hundred figures, a broken statement few wrong ones. */
const MOST_CHOSEN = 12;
const MOST_TRIES = 1_500;
/** After so long other work gets its turn, a cancellation among it. */
const TURN_MS = 50;
/** Without a balance beside the rows one sum decides: then two further readings must say the same. */
const VOTES_WITHOUT_CHAIN = 2;

/** What comes of trying; `stopped` where there was no time to try, `null` where the reading is no evidence. */
type Trial = Standing | null | 'stopped';
type Try = (chosen: readonly Rewrite[]) => Promise<Trial>;

/**
 * Lets the arithmetic choose among other readings: one after the other is taken where it makes more steps hold and none
 * fewer. A choice stands only where no other one does as much with different figures; otherwise the first reading stays
 * as it was. Returns the pages with the chosen readings, or null where nothing was gained.
 */
export async function chooseReadings(
  pages: readonly PageContent[],
  rewrites: readonly Rewrite[],
  read: Read,
  isLate: () => boolean,
): Promise<PageContent[] | null> {
  let tries = 0;
  let turn = performance.now();
  const attempt: Try = async (chosen) => {
    if (performance.now() - turn > TURN_MS) {
      await new Promise((resolve) => setTimeout(resolve));
      turn = performance.now();
    }
    if (tries++ > MOST_TRIES || isLate()) return 'stopped';
    try {
      const result = read(applyRewrites(pages, chosen));
      const chained = result.accounts.every((account) => account.reconciliation.checks.includes('runningBalance'));
      return chained || chosen.every((each) => each.votes >= VOTES_WITHOUT_CHAIN) ? standingOf(result) : null;
    } catch {
      return null;
    }
  };
  const first = await attempt([]);
  if (first === null || first === 'stopped') return null;
  let chosen: readonly Rewrite[] = [];
  let best = first;
  while (chosen.length < MOST_CHOSEN && best.broken > 0) {
    const step = await nextStep(chosen, best, rewrites, attempt);
    if (!step) break;
    [chosen, best] = step;
  }
  if (chosen.length === 0 || !(await isOnlyChoice(chosen, best, rewrites, attempt))) return null;
  return applyRewrites(pages, chosen);
}

async function nextStep(
  chosen: readonly Rewrite[],
  before: Standing,
  rewrites: readonly Rewrite[],
  attempt: Try,
): Promise<[readonly Rewrite[], Standing] | null> {
  let best: [readonly Rewrite[], Standing] | null = null;
  for (const rewrite of rewrites) {
    if (chosen.some((other) => collide(other, rewrite))) continue;
    const next = await attempt([...chosen, rewrite]);
    if (next === null || next === 'stopped' || !isBetter(next, best?.[1] ?? before)) continue;
    best = [[...chosen, rewrite], next];
  }
  return best;
}

/** Whether every chosen reading is the only one that makes as much hold. */
async function isOnlyChoice(
  chosen: readonly Rewrite[],
  best: Standing,
  rewrites: readonly Rewrite[],
  attempt: Try,
): Promise<boolean> {
  for (const each of chosen) {
    const others = chosen.filter((other) => other !== each);
    for (const rival of rewrites) {
      if (chosen.includes(rival) || others.some((other) => collide(other, rival))) continue;
      const instead = await attempt([...others, rival]);
      if (instead === 'stopped') return false;
      if (instead !== null && instead.broken <= best.broken && instead.figures !== best.figures) return false;
    }
  }
  return true;
}

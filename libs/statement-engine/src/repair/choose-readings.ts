import type { StatementResult } from '@crossfoot/contracts';
import type { PageContent } from '../page-content.ts';
import { unitsOf } from '../read/ocr/amount-cells.ts';
import { applyRewrites, collide, type Rewrite } from './rewrites.ts';
import { isBetter, arithmeticScore, type ArithmeticScore } from './arithmetic-score.ts';
import { VOTES_WITHOUT_CHAIN } from '../tolerances.ts';

export type Read = (pages: readonly PageContent[]) => StatementResult;

/** Rounds of choosing, and readings tried in all: a page has some hundred figures, a broken statement few wrong ones. */
const MOST_CHOSEN = 12;
const MOST_TRIES = 1_500;
/** After so long other work gets its turn, a cancellation among it. */
const TURN_MS = 50;

/** What comes of trying; `stopped` where there was no time to try, `null` where the reading is no evidence. */
type Trial = ArithmeticScore | null | 'stopped';
type Try = (chosen: readonly Rewrite[]) => Promise<Trial>;

/**
 * Lets the arithmetic choose among other readings: one after the other is taken where it makes more steps hold and none
 * fewer. A choice stands only where no other one does as much with different figures; otherwise the first reading stays
 * as it was there. Returns the pages with the chosen readings, or null where nothing was gained.
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
      return chained || chosen.every((each) => each.votes >= VOTES_WITHOUT_CHAIN) ? arithmeticScore(result) : null;
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
  const sure = await onlyChoices(chosen, best, rewrites, attempt);
  return sure.length > 0 && (await gains(sure, first, attempt)) ? applyRewrites(pages, sure) : null;
}

async function gains(chosen: readonly Rewrite[], first: ArithmeticScore, attempt: Try): Promise<boolean> {
  const score = await attempt(chosen);
  return score !== null && score !== 'stopped' && isBetter(score, first);
}

async function nextStep(
  chosen: readonly Rewrite[],
  before: ArithmeticScore,
  rewrites: readonly Rewrite[],
  attempt: Try,
): Promise<[readonly Rewrite[], ArithmeticScore] | null> {
  let best: [readonly Rewrite[], ArithmeticScore] | null = null;
  const open = rewrites.filter(
    (rewrite) => mayMend(rewrite, before) && !chosen.some((other) => collide(other, rewrite)),
  );
  for (const together of [...open.map((rewrite) => [rewrite]), ...shiftedAlike(open)]) {
    const next = await attempt([...chosen, ...together]);
    if (next === 'stopped') break;
    if (next === null || !isBetter(next, best?.[1] ?? before)) continue;
    best = [[...chosen, ...together], next];
  }
  return best;
}

/** Balances below each other share their first digits, and so what they are misread as: runs of them that change alike. */
function shiftedAlike(rewrites: readonly Rewrite[]): Rewrite[][] {
  const byChange = new Map<number, Rewrite[]>();
  for (const rewrite of rewrites) {
    const change = changeOf(rewrite);
    if (change !== null) byChange.set(change, [...(byChange.get(change) ?? []), rewrite]);
  }
  return [...byChange.values()].flatMap((alike) => {
    const order = [...alike].sort((a, b) => a.page - b.page || (a.add[0]?.y ?? 0) - (b.add[0]?.y ?? 0));
    const runs = order.flatMap((_, from) =>
      [2, 3, 4, 5].filter((count) => from + count <= order.length).map((count) => order.slice(from, from + count)),
    );
    return runs.filter((run) => !run.some((one, at) => run.some((other, place) => place > at && collide(one, other))));
  });
}

/** Of the chosen readings those that alone make as much hold: another one in their place makes fewer, or says the same. */
async function onlyChoices(
  chosen: readonly Rewrite[],
  best: ArithmeticScore,
  rewrites: readonly Rewrite[],
  attempt: Try,
): Promise<Rewrite[]> {
  const sure: Rewrite[] = [];
  for (const each of chosen) {
    const others = chosen.filter((other) => other !== each);
    const without = await attempt(others);
    if (without === 'stopped') break;
    let isOnly = true;
    for (const rival of rewrites) {
      if (chosen.includes(rival) || others.some((other) => collide(other, rival))) continue;
      if (without !== null && !mayMend(rival, without)) continue;
      const instead = await attempt([...others, rival]);
      if (instead === 'stopped') return sure;
      if (instead === null || instead.broken > best.broken || instead.figures === best.figures) continue;
      isOnly = false;
      break;
    }
    if (isOnly) sure.push(each);
  }
  return sure;
}

/** Another amount in place of one mends a step only where it differs by what the step is off. */
function mayMend(rewrite: Rewrite, { gaps }: ArithmeticScore): boolean {
  const change = changeOf(rewrite);
  if (change === null) return true;
  const text = rewrite.remove[0]?.text ?? '';
  const turned = change + 2 * figuresOf(text);
  return unitsOf(text).some((unit) => gaps.has(Math.abs(change * unit)) || gaps.has(Math.abs(turned * unit)));
}

/** By how much the rewrite changes the digits of one amount; null where it does something else. */
function changeOf({ remove: [was, ...more], add: [is] }: Rewrite): number | null {
  if (!was || !is || more.length > 0 || !isAlike(was.text, is.text)) return null;
  return figuresOf(is.text) - figuresOf(was.text);
}

/** Both are amounts with as many decimals. */
const isAlike = (was: string, is: string): boolean => unitsOf(was).length > 0 && unitsOf(was)[0] === unitsOf(is)[0];

/** The figures of an amount, without its sign and marks. */
const figuresOf = (text: string): number => Number(text.replace(/\D/g, ''));

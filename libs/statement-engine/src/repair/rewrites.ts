import { gathered } from '../groups.ts';
import type { PageContent, Word } from '../page-content.ts';
import { AMOUNT } from '../read/ocr/amount-cells.ts';
import type { BandReading } from '../read/ocr/read-bands.ts';
import type { FigureReading } from '../read/ocr/read-figures.ts';
import { FEWEST_FIGURES_IN_COLUMN, LONGEST_FIGURE, REWRITTEN_CONFIDENCE } from '../tolerances.ts';

/** Another reading of one spot of a page: `add` in place of `remove`. */
export interface Rewrite {
  readonly page: number;
  readonly remove: readonly Word[];
  readonly add: readonly Word[];
  /** Readings that say the same. */
  readonly votes: number;
}

/** What can be an amount; dates and words are not what arithmetic can decide. */
const FIGURE = /^[-+−(]?[$£€]?\d[\d.,'’ ]*\)?(?:[-+]|\s?(?:CR|DR|Cr|Dr|[€£$]))?$/;
const DATE = /^\d{1,4}(?:[/-]\d{1,2}(?:[/-]\d{0,4})?|\.\d{1,2}\.\d{0,4})$/;
const LONG_MINUS = /^[-–—−_~]+(?=[$£€]?\d)/;

/** Figures whose decimal sign was lost or misplaced, as a whole: digits and marks, the last two digits being cents. */
const MISPOINTED = /^([-+−(]?[$£€]?)(\d[\d.,]*\d)(\)|[-+]|CR|DR)?$/;
const CENTS = /[.,]\d{2}\D*$/;

/** Other readings that the words carry with them already: of a layer under the scan, or without a point that was lost. */
export function carriedRewrites(pages: readonly PageContent[]): Rewrite[] {
  return pages.flatMap(({ number, words }) => {
    const scanned = words.filter((word) => word.source === 'ocr');
    const withCents = scanned.filter((word) => FIGURE.test(word.text) && CENTS.test(word.text));
    const point = withCents.filter((word) => /,\d{2}\D*$/.test(word.text)).length * 2 > withCents.length ? ',' : '.';
    return scanned.flatMap((word) => {
      const column = withCents.filter((other) => other !== word && sameEdge(word, other)).length;
      const lost = column >= FEWEST_FIGURES_IN_COLUMN ? pointed(word.text, point) : [];
      const other = (word.alternatives ?? []).filter((text) => isOtherFigure([word], text));
      return [...other, ...lost].map((text) => ({
        page: number,
        remove: [word],
        add: [rewritten(word, text, word)],
        votes: lost.includes(text) ? 2 : 1,
      }));
    });
  });
}

/** The figure with its last two digits as cents, where it has none. */
function pointed(text: string, point: string): string[] {
  const [, sign = '', body = '', tail = ''] = MISPOINTED.exec(text) ?? [];
  const digits = body.replace(/\D/g, '');
  if (digits.length < 2 || digits.length > LONGEST_FIGURE || CENTS.test(body) || DATE.test(text)) return [];
  return [`${sign}${digits.slice(0, -2) || '0'}${point}${digits.slice(-2)}${tail}`];
}

/**
 * What further readings of single figures saw otherwise than the first. What they only nearly saw has no vote: it can be
 * taken where a balance stands beside the row, and nothing else makes its step hold.
 */
export function rewritesOfFigures({ number }: PageContent, readings: readonly FigureReading[]): Rewrite[] {
  return readings.flatMap(({ word, seen }) => {
    const votes = new Map<string, number>();
    for (const { text, near } of seen) {
      votes.set(text, (votes.get(text) ?? 0) + 1);
      for (const other of near) votes.set(other, votes.get(other) ?? 0);
    }
    return [...votes]
      .filter(([text]) => isOtherFigure([word], text) && (AMOUNT.test(text) || !AMOUNT.test(word.text)))
      .map(([text, count]) => ({ page: number, remove: [word], add: [rewritten(word, text, word)], votes: count }));
  });
}

/** What further readings of a page saw otherwise than the first, spot by spot; each only once. */
export function rewritesOf(page: PageContent, readings: readonly BandReading[]): Rewrite[] {
  const found = new Map<string, Rewrite>();
  for (const reading of readings) {
    for (const again of [reading.words, reading.narrow, reading.figures]) {
      for (const spot of spots(page.words, again)) {
        const text = spot.again.map((word) => word.text).join(' ');
        if (!isOtherFigure(spot.first, text)) continue;
        const [anchor] = spot.first;
        const like = anchor ?? page.words.find((word) => sameLine(word, spot.again[0] as Word));
        if (!like) continue;
        const add = whole(spot.again, text, like);
        const key = [anchor ? page.words.indexOf(anchor) : `new at ${Math.round(add.x / add.height)}`, add.y, add.text.replace(/\s/g, '')].join(); // prettier-ignore
        const votes = (found.get(key)?.votes ?? 0) + 1;
        found.set(key, { page: page.number, remove: spot.first, add: [add], votes });
      }
    }
  }
  return [...found.values(), ...readings.flatMap(({ words }) => lostLines(page, words))];
}

/** Lines of which the first reading has no word at all, each as a whole. */
function lostLines(page: PageContent, again: readonly Word[]): Rewrite[] {
  const missed = again.filter((word) => !page.words.some((other) => sameLine(word, other)));
  return gathered(missed, sameLine)
    .filter((line) => line.length > 1 && line.some(({ text }) => FIGURE.test(text)))
    .map((line) => ({
      page: page.number,
      remove: [],
      add: line.map((word) => rewritten(word, word.text, line[0] as Word)),
      votes: 1,
    }));
}

/** The pages with the rewrites in place. */
export function applyRewrites(pages: readonly PageContent[], rewrites: readonly Rewrite[]): PageContent[] {
  return pages.map((page) => {
    const here = rewrites.filter((rewrite) => rewrite.page === page.number);
    if (here.length === 0) return page;
    const removed = new Set(here.flatMap((rewrite) => rewrite.remove));
    const kept = page.words.filter((word) => !removed.has(word));
    return { ...page, words: [...kept, ...here.flatMap((rewrite) => rewrite.add)] };
  });
}

/** Whether two rewrites speak of the same spot. */
export function collide(one: Rewrite, other: Rewrite): boolean {
  if (one.page !== other.page) return false;
  if (one.remove.some((word) => other.remove.includes(word))) return true;
  return one.add.some((a) => other.add.some((b) => overlap(a, b) > 0 && sameLine(a, b)));
}

function isOtherFigure(first: readonly Word[], again: string): boolean {
  const text = again.replace(LONG_MINUS, '-');
  const before = first.map((word) => word.text).join(' ');
  if (text.replace(/\s/g, '') === before.replace(/\s/g, '')) return false;
  if (DATE.test(before) || /\p{L}{3}/u.test(before)) return false;
  return FIGURE.test(text);
}

interface Spot {
  readonly first: readonly Word[];
  readonly again: readonly Word[];
}

/** Sorts the words of two readings into spots: words of either that lie over each other belong together. */
function spots(first: readonly Word[], again: readonly Word[]): Spot[] {
  const result: { first: Word[]; again: Word[] }[] = [];
  for (const word of again) {
    const under = first.filter((other) => sameLine(word, other) && overlap(word, other) > 0.3);
    const same = result.find((spot) => spot.first.some((other) => under.includes(other)));
    if (same) {
      same.again.push(word);
      for (const other of under) if (!same.first.includes(other)) same.first.push(other);
    } else result.push({ first: under, again: [word] });
  }
  for (const spot of result) {
    spot.first.sort((a, b) => a.x - b.x);
    spot.again.sort((a, b) => a.x - b.x);
  }
  return result;
}

const sameLine = (a: Word, b: Word): boolean =>
  Math.abs(a.y + 0.8 * a.height - b.y - 0.8 * b.height) < 0.5 * Math.max(a.height, b.height);

/** Figures of one column end at the same place, but for a sign. */
const sameEdge = (a: Word, b: Word): boolean => Math.abs(a.x + a.width - b.x - b.width) < 0.7 * a.height;

/** Share of the narrower word that lies over or under the other. */
const overlap = (a: Word, b: Word): number =>
  (Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) / Math.max(1, Math.min(a.width, b.width));

function whole(words: readonly Word[], text: string, like: Word): Word {
  const x = Math.min(...words.map((word) => word.x));
  const right = Math.max(...words.map((word) => word.x + word.width));
  return rewritten({ ...(words[0] as Word), x, width: right - x }, text, like);
}

function rewritten(word: Word, text: string, like: Word): Word {
  const { alternatives, ...plain } = word;
  return {
    ...plain,
    text: text.replace(LONG_MINUS, '-'),
    y: like.y,
    height: like.height,
    confidence: Math.min(word.confidence, REWRITTEN_CONFIDENCE),
    repaired: true,
    ...(alternatives ? { alternatives } : {}),
  };
}

import type { PageLine } from './page-lines.ts';

/** Among so many of the first and the last lines of a page its heads and feet are found. */
const FIRST_LINES = 10;
const LAST_LINES = 6;
/** Heads and feet of this many letters are long enough that a misread one does not make another text of them. */
const FEWEST_LETTERS = 16;
/** Two pages lie on the glass this far apart (points). */
const SAME_PLACE = 9;
/** So much of the pairs of letters is the same in two readings of one line. */
const ALIKE = 0.75;
const MONEY_LIKE = /\d[.,]\d{2}\b/;

interface Foot {
  readonly line: PageLine;
  readonly pairs: ReadonlySet<string>;
}

/**
 * Marks, of scanned pages, also the heads and feet that are printed alike and were read a little differently: each would else stand
 * between the entries of two pages. Lines that carry an amount are none, nor what several lines of one page say.
 */
export function markScannedFurniture(lines: readonly PageLine[], pageCount: number): readonly PageLine[] {
  const found = new Set<PageLine>();
  const feet = lines.flatMap((line, at): Foot[] => {
    const isAtEnd = lines[at - FIRST_LINES]?.page !== line.page || lines[at + LAST_LINES]?.page !== line.page;
    if (!isAtEnd || line.words.some(({ text }) => MONEY_LIKE.test(text))) return [];
    const letters = line.words.map(({ text }) => text.replace(/[^\p{L}]/gu, '')).join('');
    return letters.length < FEWEST_LETTERS ? [] : [{ line, pairs: pairsOf(letters.toLowerCase()) }];
  });
  const needed = Math.max(2, Math.ceil(pageCount * 0.3));
  for (const foot of feet) {
    if (foot.line.furniture) continue;
    const like = feet.filter((other) => likeness(foot.pairs, other.pairs) >= ALIKE);
    const pages = new Set(like.filter((other) => isAtPlaceOf(foot.line, other.line)).map(({ line }) => line.page));
    if (pages.size >= needed && new Set(like.map(({ line }) => line.page)).size === like.length) found.add(foot.line);
  }
  return found.size === 0 ? lines : lines.map((line) => (found.has(line) ? { ...line, furniture: true } : line));
}

function isAtPlaceOf(one: PageLine, other: PageLine): boolean {
  const left = (line: PageLine): number => line.words[0]?.x0 ?? 0;
  return Math.abs(one.baseline - other.baseline) <= SAME_PLACE && Math.abs(left(one) - left(other)) <= SAME_PLACE;
}

function pairsOf(letters: string): Set<string> {
  const pairs = new Set<string>();
  for (let at = 1; at < letters.length; at++) pairs.add(letters.slice(at - 1, at + 1));
  return pairs;
}

/** 0 to 1 (Dice). */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let shared = 0;
  for (const pair of one) if (other.has(pair)) shared++;
  return (2 * shared) / (one.size + other.size);
}

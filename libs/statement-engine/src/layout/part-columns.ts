import type { Piece } from './split-words.ts';
import { clustersOf, runsOf } from '../groups.ts';

/** The second column begins in this part of the page's width, the first left of it. */
const LEFTMOST = 0.35;
const RIGHTMOST = 0.7;
/** So many entries at least make a column. */
const FEWEST = 3;
/** Of the entries of the second column, so many may stand on a line of an entry of the first by chance. */
const BY_CHANCE = 0.5;
const NEARLY_ALL = 0.9;
/** No line of two columns has more words left or right of a day. */
const MOST_WORDS = 60;
/** Lines of the columns follow each other within so many font sizes: what stands further off is the page's own. */
const FAR = 3;
/** A mark stands so many font sizes before the day of its entry at most, and names of its column begin a little left of it (points). */
const MARK_REACH = 5;
const MARK_SLACK = 7;
/** A heading has so many words. */
const FEWEST_NAMES = 4;
/** What begins or ends a column may stand a little higher or lower than its words (points). */
const SLACK = 1;

/** How far words that were set alike may lie apart (points). */
export interface Slack {
  /** What begins at one place. */
  readonly left: number;
  /** What stands on one line. */
  readonly baseline: number;
}
export const PRINTED: Slack = { left: 3, baseline: 0.6 };
/** Of a scan words are found by their ink, and a line may rise by a little. */
export const SCANNED: Slack = { left: 5, baseline: 2.5 };

export const DAY = /^\d{1,2}(?:[./-]\d{1,2}(?:[./-]\d{2,4})?|[./-]?\p{L}{3,}\.?)?$/u;
const WORD = /\p{L}{3}/u;
const AMOUNT = /\d[.,]\d\d\D{0,3}$/;

export interface PageColumns {
  readonly above: Piece[];
  readonly left: Piece[];
  readonly right: Piece[];
  readonly below: Piece[];
}

/**
 * A page set in two columns like a newspaper's: entries ("14/02 Coffee 3.50") stand in both of them, each with a step of
 * its own, and nothing crosses what parts them. Read line by line across the page, the titles of one would stand between
 * the entries of the other. Pieces by baseline in, the parts in reading order or null out.
 */
export function partColumns(pieces: readonly Piece[], width: number, isScan = false): PageColumns | null {
  const slack = isScan ? SCANNED : PRINTED;
  const second = entriesAt(pieces, LEFTMOST * width, RIGHTMOST * width, Infinity, slack);
  if (second === null) return null;
  const edge = leftOfColumn(pieces, second, slack) - slack.left;
  const first = entriesAt(pieces, 0, LEFTMOST * width, edge, slack);
  if (first === null) return null;
  if (areInStep(first.baselines, second.baselines, slack) && !headsApart(pieces, edge)) return null;
  if (goOnFromWords(first.baselines, second.baselines, pieces, edge, slack)) return null;
  const reach = reachOf(pieces, [...first.baselines, ...second.baselines], edge, slack);
  if (reach === null) return null;
  const [top, bottom] = reach;
  const isInside = ({ baseline }: Piece): boolean => baseline >= top && baseline <= bottom;
  return {
    above: pieces.filter(({ baseline }) => baseline < top),
    left: pieces.filter((piece) => isInside(piece) && piece.x0 < edge),
    right: pieces.filter((piece) => isInside(piece) && piece.x0 >= edge),
    below: pieces.filter(({ baseline }) => baseline > bottom),
  };
}

/** The left edge of a column whose entries begin with a mark before their day: nearly all of them, at one place. */
function leftOfColumn(pieces: readonly Piece[], { x0, baselines }: Entries, slack: Slack): number {
  const marks = pieces.filter(
    (piece) => piece.x0 < x0 && x0 - piece.x0 <= MARK_REACH * piece.size && piece.text.length === 1,
  );
  const own = marks.filter(({ baseline }) => baselines.some((other) => Math.abs(other - baseline) <= slack.baseline));
  const left = Math.min(...own.map((mark) => mark.x0));
  const areMarks = own.length > BY_CHANCE * baselines.length && own.every((mark) => mark.x0 - left <= slack.left);
  return areMarks ? left - MARK_SLACK : x0;
}

/** Names of columns stand in both halves of a page, and in the right one on lines of other words: the halves go on by themselves. */
function headsApart(pieces: readonly Piece[], edge: number): boolean {
  const linesOf = (isOwn: (piece: Piece) => boolean): Map<number, string> => {
    const lines = new Map<number, string>();
    for (const piece of pieces)
      if (isOwn(piece)) {
        const at = Math.round(piece.baseline);
        lines.set(at, `${lines.get(at) ?? ''} ${piece.text}`.trim());
      }
    return lines;
  };
  const [left, right] = [linesOf(({ x0 }) => x0 < edge), linesOf(({ x0 }) => x0 >= edge)];
  const heads = new Set([...left.values()].filter((text) => isHeading(text)));
  const repeated = [...right].filter(([, text]) => heads.has(text));
  return repeated.length > 0 && repeated.every(([at, text]) => left.get(at) !== text);
}

function isHeading(text: string): boolean {
  const words = text.split(' ');
  return words.length >= FEWEST_NAMES && words.every((word) => !/\d/.test(word));
}

interface Entries {
  readonly x0: number;
  readonly baselines: readonly number[];
}

/** The entries that begin with a day at one place between two, and end in an amount before a third; null where they are few. */
export function entriesAt(
  pieces: readonly Piece[],
  from: number,
  to: number,
  end: number,
  slack: Slack,
): Entries | null {
  const days = pieces.flatMap((piece, at) =>
    piece.x0 >= from && piece.x0 < to && DAY.test(piece.text) ? [{ piece, at }] : [],
  );
  if (days.length < FEWEST) return null;
  let best: Entries | null = null;
  for (const own of clustersOf(days, ({ piece }) => piece.x0, slack.left)) {
    if (own.length <= (best?.baselines.length ?? FEWEST - 1)) continue;
    const baselines = own
      .filter(({ at }) => opensEntry(pieces, at, end, slack))
      .map(({ piece: { baseline } }) => baseline);
    if (baselines.length > (best?.baselines.length ?? FEWEST - 1)) best = { x0: own[0]!.piece.x0, baselines };
  }
  return best;
}

/** Whether words and an amount follow a day on its line, before `end`. */
function opensEntry(pieces: readonly Piece[], at: number, end: number, slack: Slack): boolean {
  const { baseline, x0 } = pieces[at] as Piece;
  const isBeside = (other: Piece | undefined): other is Piece =>
    other !== undefined && Math.abs(other.baseline - baseline) <= slack.baseline;
  let [from, to] = [at, at];
  while (at - from < MOST_WORDS && isBeside(pieces[from - 1])) from--;
  while (to - at < MOST_WORDS && isBeside(pieces[to + 1])) to++;
  const rest = pieces
    .slice(from, to + 1)
    .filter((piece) => piece.x0 > x0 && piece.x0 < end)
    .sort((a, b) => a.x0 - b.x0);
  const last = rest.at(-1);
  return last !== undefined && AMOUNT.test(last.text) && rest.slice(0, -1).some(({ text }) => /\p{L}{2}/u.test(text));
}

/** Entries of a table with two dates, or of ledgers side by side, stand on the same lines: these are cut later. */
function areInStep(left: readonly number[], right: readonly number[], slack: Slack): boolean {
  const beside = right.filter((y) => left.some((other) => Math.abs(other - y) <= slack.baseline));
  return beside.length > BY_CHANCE * right.length;
}

/** Whether nearly all entries of the second column have words before them that are no entries of the first: these are their own. */
function goOnFromWords(
  first: readonly number[],
  second: readonly number[],
  pieces: readonly Piece[],
  edge: number,
  slack: Slack,
): boolean {
  const isBeside = (y: number, other: number): boolean => Math.abs(other - y) <= slack.baseline;
  const words = pieces.flatMap(({ baseline, x1 }) =>
    x1 < edge && !first.some((y) => isBeside(y, baseline)) ? [baseline] : [],
  );
  return second.filter((y) => words.some((other) => isBeside(y, other))).length >= NEARLY_ALL * second.length;
}

/** Figures that stand alone right of the edge, on a line of words without any: "Total desta fatura      3.991,22" crosses it. */
function figuresOfLabels(pieces: readonly Piece[], edge: number, slack: Slack): Piece[] {
  const lines = runsOf(pieces, (piece, _, first) => piece.baseline - first.baseline <= slack.baseline);
  return lines.flatMap((line) => {
    const [left, right] = [line.filter(({ x0 }) => x0 < edge), line.filter(({ x0 }) => x0 >= edge)];
    const isLabel = left.some(({ text }) => WORD.test(text)) && !left.some(({ text }) => AMOUNT.test(text));
    return isLabel && !right.some(({ text }) => WORD.test(text)) ? right.filter(({ text }) => AMOUNT.test(text)) : [];
  });
}

/**
 * How far up and down columns go on from their entries, without a wide gap or a line across the page; null where such a
 * line stands between the entries.
 */
export function reachOf(
  pieces: readonly Piece[],
  entries: readonly number[],
  edge: number,
  slack: Slack,
): [top: number, bottom: number] | null {
  let [top, bottom] = [Math.min(...entries), Math.max(...entries)];
  let [over, under] = [-Infinity, Infinity];
  const across = pieces.filter(({ x0, x1 }) => x0 < edge && x1 > edge);
  for (const { baseline } of [...across, ...figuresOfLabels(pieces, edge, slack)]) {
    if (baseline < top) over = baseline;
    else if (baseline > bottom) under = Math.min(under, baseline);
    else if (across.some((piece) => piece.baseline === baseline)) return null;
  }
  for (let at = pieces.length - 1; at >= 0; at--) {
    const { baseline, size } = pieces[at] as Piece;
    if (baseline >= top) continue;
    if (top - baseline > FAR * size || baseline - over <= slack.baseline) break;
    top = baseline;
  }
  for (const { baseline, size } of pieces) {
    if (baseline <= bottom) continue;
    if (baseline - bottom > FAR * size || under - baseline <= slack.baseline) break;
    bottom = baseline;
  }
  return [top - SLACK, bottom + SLACK];
}

import type { Slack } from './part-columns.ts';
import type { Piece } from './split-words.ts';
import { PART_PITCH } from '../tolerances.ts';
import { clustersOf, runsOf } from '../groups.ts';

/** A panel stands in this part of the page's width, off from the text left of it by this much at least (font sizes). */
const LEFTMOST = 0.4;
const RIGHTMOST = 0.85;
const APART = 1;
/** So many of its lines begin at one place, each no further below the one before than a few lines (points). */
const FEWEST_LINES = 6;
/** Left of it stand so many entries: figures on a line that begins with a number. */
const FEWEST_ENTRIES = 3;
/** Of its lines, so many may stand on a line of the entries' by chance; more where lines that lie a little off count as one. */
const BY_CHANCE = 0.5;
const BY_CHANCE_IN_SCANS = 0.75;
/** The name of a column takes so many lines above the first entry at most; a panel's title may stand beside any line. */
const LINES_OF_NAME = 3;
/** Lines of one cell follow each other more closely than cells do: within so many of the least steps. */
const BLOCK_PITCH = 1.3;
/** What begins or ends a panel may stand a little higher or lower than its words (points). */
const SLACK = 2;

const PRINTED: Slack = { left: 6, baseline: 0.6 };
const SCANNED: Slack = { left: 8, baseline: 2.5 };

export interface Panel {
  /** The page without the panel: what stands above it, and what stands beside and below. */
  readonly above: Piece[];
  readonly panel: Piece[];
  readonly rest: Piece[];
}

/**
 * A panel of words beside the entries of a ledger ("Account summary", notices): its lines begin at one place, nothing
 * crosses its left edge, and they keep no step with the entries. Pieces by baseline in, the parts or null out.
 */
export function partPanel(pieces: readonly Piece[], width: number, isScan = false): Panel | null {
  const slack = isScan ? SCANNED : PRINTED;
  for (const members of sameLeft(firstWords(pieces, width, slack), slack)) {
    const edge = Math.min(...members.map(({ x0 }) => x0)) - APART;
    for (const own of stretches(members, pieces, edge)) {
      const [top, bottom] = [own[0]!.baseline - SLACK, own[own.length - 1]!.baseline + SLACK];
      const beside = pieces.filter(({ baseline, x0 }) => baseline >= top && baseline <= bottom && x0 < edge);
      const entries = entriesOf(beside);
      if (entries.length < FEWEST_ENTRIES || isColumn(own, beside, entries, isScan)) continue;
      const isPanel = ({ baseline, x0 }: Piece): boolean => baseline >= top && baseline <= bottom && x0 >= edge;
      if (areCells(pieces.filter(isPanel), entries)) continue;
      return {
        above: pieces.filter(({ baseline }) => baseline < top),
        panel: pieces.filter(isPanel),
        rest: pieces.filter((piece) => piece.baseline >= top && !isPanel(piece)),
      };
    }
  }
  return null;
}

/** The pieces right of the middle that begin with a letter, and stand off from what is left of them. */
function firstWords(pieces: readonly Piece[], width: number, slack: Slack): Piece[] {
  return pieces.filter((piece, at) => {
    if (piece.x0 < LEFTMOST * width || piece.x0 > RIGHTMOST * width || !/^\p{L}/u.test(piece.text)) return false;
    const before = pieces[at - 1];
    const isNext = before !== undefined && piece.baseline - before.baseline <= slack.baseline && before.x0 < piece.x0;
    return !isNext || piece.x0 - before.x1 > APART * piece.size;
  });
}

/** The words that begin at one place, the most common places first. */
function sameLeft(words: readonly Piece[], slack: Slack): Piece[][] {
  if (words.length < FEWEST_LINES) return [];
  const clusters = clustersOf(words, ({ x0 }) => x0, slack.left);
  return clusters.filter(({ length }) => length >= FEWEST_LINES).sort((a, b) => b.length - a.length);
}

/** Runs of a cluster's words down the page that nothing crosses. */
function stretches(members: readonly Piece[], pieces: readonly Piece[], edge: number): Piece[][] {
  const crossing = pieces.filter(({ x0, x1 }) => x0 < edge && x1 > edge).map(({ baseline }) => baseline);
  const goesOn = (to: Piece, from: Piece): boolean =>
    to.baseline - from.baseline <= PART_PITCH && !crossing.some((y) => y > from.baseline && y <= to.baseline);
  const runs = runsOf(
    members.toSorted((a, b) => a.baseline - b.baseline),
    goesOn,
  );
  return runs.filter(({ length }) => length >= FEWEST_LINES);
}

/** The baselines of lines that begin with a number, at their first or second word, and hold figures with decimals. */
function entriesOf(pieces: readonly Piece[]): number[] {
  const lines = Map.groupBy(pieces, ({ baseline }) => Math.round(baseline));
  return [...lines.values()].flatMap((line) => {
    const words = line.sort((a, b) => a.x0 - b.x0).map(({ text }) => text);
    const isEntry =
      words.slice(0, 2).some((word) => /^\d/.test(word)) &&
      words.slice(2).some((word) => /\d[.,]\d\d\D{0,3}$/.test(word));
    return isEntry ? [line[0]!.baseline] : [];
  });
}

/**
 * Whether the words of an edge are a column of what is left of them: the first stands on a line with others, as the name
 * of a column does, or most of the words, or of the entries, have the other beside them.
 */
function isColumn(
  own: readonly Piece[],
  beside: readonly Piece[],
  entries: readonly number[],
  isScan: boolean,
): boolean {
  const slack = isScan ? SCANNED : PRINTED;
  const isOnLine = (y: number, others: readonly number[]): boolean =>
    others.some((other) => Math.abs(other - y) <= slack.baseline);
  const [left, right] = [beside, own].map((pieces) => pieces.map(({ baseline }) => baseline)) as [number[], number[]];
  const most = (some: readonly number[], others: readonly number[], byChance = BY_CHANCE): boolean =>
    some.filter((y) => isOnLine(y, others)).length > byChance * some.length;
  const isName = !isScan || right.filter((y) => y < entries[0]! - slack.baseline).length <= LINES_OF_NAME;
  return (
    (isName && isOnLine(right[0]!, left)) ||
    most(right, left, isScan ? BY_CHANCE_IN_SCANS : BY_CHANCE) ||
    most(entries, right)
  );
}

/**
 * Whether the panel's lines fall into blocks, each but the last beside one entry: cells of several lines set by their
 * middle are a column of the ledger, though none of their lines need stand on an entry's.
 */
function areCells(panel: readonly Piece[], entries: readonly number[]): boolean {
  const lines = runsOf(panel, (piece, _, first) => piece.baseline - first.baseline <= SLACK).map(
    ([first]) => first!.baseline,
  );
  const pitch = Math.min(...lines.slice(1).map((y, at) => y - lines[at]!));
  const blocks = runsOf(lines, (to, from) => to - from <= BLOCK_PITCH * pitch);
  const entriesBeside = (block: readonly number[]): number =>
    entries.filter((y) => y > block[0]! - pitch && y < block[block.length - 1]! + pitch).length;
  return blocks.length >= FEWEST_ENTRIES && blocks.slice(0, -1).every((block) => entriesBeside(block) === 1);
}

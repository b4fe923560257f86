import { runsOf } from '../groups.ts';
import { DAY, entriesAt, PRINTED, reachOf, SCANNED } from './part-columns.ts';
import type { Panel } from './part-panel.ts';
import type { Piece } from './split-words.ts';

/** The entries beside such a panel begin in this part of the page's width. */
const LEFTMOST = 0.15;
const RIGHTMOST = 0.45;
/** What stands further above the first entry, where names of columns take some lines, is not parted (font sizes). */
const REACH = 8;
/** It ends so far before the dates (font sizes). */
const APART = 0.8;
/** It has so many lines, of so many words each on average. */
const FEWEST_LINES = 6;
const FEWEST_WORDS = 1.6;
/** So many lines that begin with a day are entries themselves. */
const FEWEST_DATED = 3;
/** Of the entries, so many may have a line of the panel beside them by chance. */
const BY_CHANCE = 0.55;

/**
 * A panel of words left of the dates of a list ("Payment due date 5 February", notes): nothing crosses what parts them, and
 * most entries have none of its lines beside them. Pieces by baseline in, the parts or null out.
 */
export function partLeftPanel(pieces: readonly Piece[], width: number, isScan = false): Panel | null {
  const slack = isScan ? SCANNED : PRINTED;
  const entries = entriesAt(pieces, LEFTMOST * width, RIGHTMOST * width, Infinity, slack);
  if (entries === null) return null;
  const { x0, baselines } = entries;
  const edge = x0 - slack.left;
  const reach = reachOf(pieces, baselines, edge, slack);
  if (reach === null) return null;
  const { size } = pieces.find((piece) => piece.x0 === x0) as Piece;
  const [top, bottom] = [Math.max(reach[0], baselines[0]! - REACH * size), reach[1]];
  const isBeside = ({ baseline }: Piece): boolean => baseline >= top && baseline <= bottom;
  const left = pieces.filter((piece) => isBeside(piece) && piece.x0 < edge);
  if (left.some(({ x1 }) => x1 > x0 - APART * size)) return null;
  const lines = runsOf(left, (piece, _, first) => piece.baseline - first.baseline <= slack.baseline);
  const isNear = (y: number, [first]: Piece[]): boolean => Math.abs(first!.baseline - y) <= slack.baseline;
  const accompanied = baselines.filter((y) => lines.some((line) => isNear(y, line)));
  const areWords = lines.length >= FEWEST_LINES && left.length >= FEWEST_WORDS * lines.length;
  const dated = lines.filter(([first]) => DAY.test(first!.text));
  if (!areWords || dated.length >= FEWEST_DATED || accompanied.length > BY_CHANCE * baselines.length) return null;
  const isPanel = new Set(left);
  return {
    above: pieces.filter(({ baseline }) => baseline < top),
    panel: left,
    rest: pieces.filter((piece) => piece.baseline >= top && !isPanel.has(piece)),
  };
}

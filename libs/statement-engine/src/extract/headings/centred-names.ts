import type { Token, TokenLine } from '../../grammar/tokens.ts';
import type { ColumnWord } from '../../vocabulary/language.ts';
import { CELL_GAP, type HeaderCell } from './header-cells.ts';

/** Columns of words, whose cells begin at one place. */
const OF_WORDS: ReadonlySet<ColumnWord | null> = new Set(['description', 'reference', 'side', 'other']);

/** So many entries show where a column begins. */
const ENOUGH_LINES = 40;
const FEWEST_CELLS = 4;
/** Of its cells so many are long enough to reach under their name. */
const REACHING = 0.25;
/** Words and their name begin at the same place within this distance, cells of one column within that (points). */
const SAME_NAME = 8;
const SAME_LEFT = 2;

interface Start {
  readonly x0: number;
  readonly ends: number[];
}

/**
 * Names centred over cells that are set to the left: the shorter ones end before their own name begins ("Invoice" left of
 * "Type") and would count as words under the name before. Where the longer ones of the same column reach under it, the
 * name spans all of them.
 */
export function withCentredNames(cells: readonly HeaderCell[], lines: readonly TokenLine[]): readonly HeaderCell[] {
  const sorted = [...cells].sort((a, b) => a.x0 - b.x0);
  const before = new Map(sorted.map((cell, at) => [cell, sorted[at - 1]?.x1 ?? Infinity]));
  const isLeftOf = (x0: number, cell: HeaderCell): boolean =>
    x0 > (before.get(cell) ?? Infinity) && x0 < cell.x0 - SAME_NAME;
  const names = sorted.filter(({ role }) => role !== null && OF_WORDS.has(role));
  const starts = startsOf(lines, (x0) => names.some((name) => isLeftOf(x0, name)));
  if (starts.length === 0) return cells;
  return cells.map((cell) => {
    if (!names.includes(cell)) return cell;
    const own = starts.find(
      ({ x0, ends }) =>
        isLeftOf(x0, cell) &&
        ends.length >= FEWEST_CELLS &&
        ends.filter((end) => end > cell.x0).length >= REACHING * ends.length,
    );
    return own === undefined ? cell : { ...cell, x0: own.x0 };
  });
}

/** Where cells of words begin in lines with amounts, but for places that do not matter, and where each of them ends. */
function startsOf(lines: readonly TokenLine[], matters: (x0: number) => boolean): Start[] {
  const starts: Start[] = [];
  const entries = lines.filter(({ amounts, line }) => amounts.length > 0 && !line.furniture).slice(0, ENOUGH_LINES);
  for (const { tokens } of entries)
    tokens.forEach((token, at) => {
      if (token.kind !== 'text' || token.gap <= CELL_GAP || !matters(token.x0)) return;
      const end = endOfCell(tokens, at);
      const own = starts.find(({ x0 }) => Math.abs(x0 - token.x0) <= SAME_LEFT);
      if (own) own.ends.push(end);
      else starts.push({ x0: token.x0, ends: [end] });
    });
  return starts.sort((a, b) => a.x0 - b.x0);
}

function endOfCell(tokens: readonly Token[], from: number): number {
  let at = from;
  while ((tokens[at + 1]?.gap ?? Infinity) <= CELL_GAP) at++;
  return (tokens[at] as Token).x1;
}

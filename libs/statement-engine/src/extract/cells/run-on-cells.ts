import type { TokenLine } from '../../grammar/tokens.ts';
import type { HeaderCell } from '../table.ts';
import { ALIGNED_ROUGHLY, CELL_GAP } from '../../tolerances.ts';

/** Names of one line stand so near to each other where they may be one (points). */
const NEAR = 5;
/** So many entries, and so many of them all, begin their words at one place. */
const FEWEST = 4;
const NEARLY_ALL = 0.8;
/** Of the lines that begin there, so many run on from one name to the other. */
const MOSTLY = 0.5;

/**
 * "COD. DESCRIPCIÓN" names two columns, or one of text that begins with a code: where the words below run on through the
 * border of the two names, they are of one text.
 */
export function joinRunOnCells(cells: readonly HeaderCell[], lines: readonly TokenLine[]): readonly HeaderCell[] {
  const at = cells.findIndex((cell, i) => isPair(cell, cells[i + 1]));
  if (at < 0) return cells;
  const [left, right] = [cells[at], cells[at + 1]] as [HeaderCell, HeaderCell];
  const border = (left.x1 + right.x0) / 2;
  const own = lines.filter(({ tokens }) => tokens.some(({ x0 }) => Math.abs(x0 - left.x0) <= ALIGNED_ROUGHLY));
  const running = own.filter(({ tokens }) => tokens.some(({ x0, x1 }) => x0 < border && border < x1));
  if (running.length === 0 || running.length < MOSTLY * own.length) return cells;
  const joined: HeaderCell = { text: `${left.text} ${right.text}`, x0: left.x0, x1: right.x1, role: 'description' };
  return [...cells.slice(0, at), joined, ...cells.slice(at + 2)];
}

function isPair(left: HeaderCell, right: HeaderCell | undefined): boolean {
  return left.role === 'reference' && right?.role === 'description' && right.x0 - left.x1 < NEAR;
}

/**
 * Words that begin left of their name, under the one before it, in most entries: "CARREFOUR" below the end of
 * "COMPROBANTE" and the beginning of "DETALLE", beside numbers that begin under "COMPROBANTE" itself. The border of the
 * two names is moved to where the words begin.
 */
export function borderAtWords(cells: readonly HeaderCell[], lines: readonly TokenLine[]): readonly HeaderCell[] {
  const at = cells.findIndex(({ role }, i) => role === 'reference' && cells[i + 1]?.role === 'description');
  if (at < 0) return cells;
  const [left, right] = [cells[at], cells[at + 1]] as [HeaderCell, HeaderCell];
  const entries = lines.filter(({ amounts, dates }) => amounts.length > 0 && dates.length > 0);
  const startsOf = ({ tokens }: TokenLine): number[] =>
    tokens.flatMap(({ x0, gap }) =>
      gap > CELL_GAP && x0 > left.x0 + ALIGNED_ROUGHLY && x0 < right.x0 - ALIGNED_ROUGHLY ? [x0] : [],
    );
  const starts = entries.flatMap(startsOf).sort((one, other) => one - other);
  const start = starts[starts.length >> 1];
  if (start === undefined) return cells;
  const beginning = entries.filter((line) => startsOf(line).some((x0) => Math.abs(x0 - start) <= ALIGNED_ROUGHLY));
  if (beginning.length < FEWEST || beginning.length < NEARLY_ALL * entries.length) return cells;
  return cells
    .with(at, { ...left, x1: Math.min(left.x1, start - ALIGNED_ROUGHLY) })
    .with(at + 1, { ...right, x0: start });
}

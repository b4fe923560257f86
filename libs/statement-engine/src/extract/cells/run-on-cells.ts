import type { TokenLine } from '../../grammar/tokens.ts';
import type { HeaderCell } from '../table.ts';
import { ALIGNED_ROUGHLY } from '../../tolerances.ts';

/** Names of one line stand so near to each other where they may be one (points). */
const NEAR = 5;
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

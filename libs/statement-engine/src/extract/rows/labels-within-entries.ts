import type { LabelWord } from '../../vocabulary/language.ts';
import type { LineRole } from './attach-text.ts';
import type { TableLine } from '../table.ts';

/** What an entry may be called, too. */
const OF_ENTRIES: ReadonlySet<LabelWord | null> = new Set(['total', 'totalIn', 'totalOut', 'aside']);
/** So many other entries show that their words begin above their amounts. */
const FEWEST = 2;
/** Words of one entry begin at one place, and its lines stand no further apart than others (points, share). */
const SAME_LEFT = 2;
const SLACK = 1.05;

/**
 * "DR  TOTAL INTEREST" above "TO 04JAN25  12.12": where words of entries begin above their amounts, a line between two rows
 * that bears the name of a total and no figure is one of them. Marks it as words.
 */
export function markLabelsWithinEntries(lines: readonly TableLine[], kinds: LineRole[]): void {
  const candidates = kinds.flatMap((kind, at) => (kind === 'break' && goesOnBelow(lines, kinds, at) ? [at] : []));
  if (candidates.length === 0) return;
  const others = kinds.filter((kind, at) => kind === 'text' && isBeginning(lines, kinds, at)).length;
  if (others >= FEWEST) for (const at of candidates) kinds[at] = 'text';
}

function goesOnBelow(lines: readonly TableLine[], kinds: readonly LineRole[], at: number): boolean {
  const { label, hasMoney, source, heading, section, text } = lines[at] as TableLine;
  if (!OF_ENTRIES.has(label) || hasMoney || source.money.length > 0 || heading !== null || section !== null)
    return false;
  const left = lines[at + 1]?.text[0]?.x0 ?? Infinity;
  return isBeginning(lines, kinds, at) && text.some(({ x0 }) => Math.abs(x0 - left) <= SAME_LEFT);
}

/** Whether a line stands right between a row and the amount, without a date, of another one. */
function isBeginning(lines: readonly TableLine[], kinds: readonly LineRole[], at: number): boolean {
  const [above, own, below] = [lines[at - 1], lines[at], lines[at + 1]];
  if (!above || !own || !below || kinds[at - 1] !== 'row' || kinds[at + 1] !== 'row') return false;
  const [upper, line, lower] = [above.source.line, own.source.line, below.source.line];
  return (
    below.dates.posting === null &&
    upper.page === lower.page &&
    lower.baseline - line.baseline <= SLACK * (line.baseline - upper.baseline)
  );
}

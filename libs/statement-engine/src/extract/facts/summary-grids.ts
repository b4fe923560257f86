import { cutAtGaps, type Token, type TokenLine } from '../../grammar/tokens.ts';
import { CELL_GAP } from './box-labels.ts';
import type { LabelWord } from '../../vocabulary/language.ts';
import type { TableHeader } from '../headings/find-headers.ts';
import { readLabel } from './read-labels.ts';

/** What a summary names and a list of entries does not: its ends, and numbers that are neither. */
const OF_SUMMARIES: ReadonlySet<LabelWord> = new Set(['opening', 'closing', 'aside']);

/** The lines of names over each other, how far they stand apart and above their values at most (font sizes). */
const MOST_LINES = 8;
const NEXT_PITCH = 1.6;
const FIRST_PITCH = 3.2;
/** A word of a name may stand this far beside the value below it (points). */
const SLACK = 10;
const LATIN = /^[a-z]/i;

/**
 * "Statement date | Due date | Previous balance | Current balance | Minimum payment" over one line of values: names of a
 * summary beside each other, and no ledger, though days and amounts stand below them.
 */
export function isSummaryGrid(header: TableHeader, lines: readonly TokenLine[]): boolean {
  if (header.cells.some(({ role }) => role === 'description')) return false;
  const names = lines.slice(header.firstLine, header.lastLine + 1).flatMap(({ tokens }) => cutAtGaps(tokens, CELL_GAP));
  if (!nameSummary(names) && !nameSummary(stackedNames(lines, header.lastLine + 1))) return false;
  const [values, next] = [lines[header.lastLine + 1], lines[header.lastLine + 2]];
  const isDated = (line: TokenLine | undefined): boolean => line !== undefined && line.dates.length > 0;
  return isDated(values) && !isDated(next);
}

function nameSummary(names: readonly (readonly Token[])[]): boolean {
  const labels = new Set(names.map((name) => readLabel(name)?.label).filter((label) => label !== undefined));
  return [...labels].filter((label) => OF_SUMMARIES.has(label)).length >= 2;
}

/**
 * What stands over each value of a line, on as many lines as the names take: cells are centred, so their lines may stand
 * between each other's. In two languages the second name is in Latin letters.
 */
function stackedNames(lines: readonly TokenLine[], at: number): Token[][] {
  const values = lines[at];
  if (values === undefined) return [];
  let top = at;
  for (let pitch = FIRST_PITCH; top > 0 && at - top < MOST_LINES; top--, pitch = NEXT_PITCH) {
    const [above, below] = [lines[top - 1] as TokenLine, lines[top] as TokenLine];
    const isNear = below.line.baseline - above.line.baseline <= pitch * below.line.size;
    if (above.line.page !== values.line.page || above.amounts.length > 0 || !isNear) break;
  }
  return values.tokens.flatMap((value) => {
    const over = lines.slice(top, at).flatMap(({ tokens }) => tokens.filter((token) => isOver(token, value)));
    return [over, over.filter(({ text }) => LATIN.test(text))];
  });
}

function isOver(name: Token, value: Token): boolean {
  const [left, right] = [value.x0 - SLACK, value.x1 + SLACK];
  return name.kind === 'text' && name.x0 < right && left < name.x1;
}

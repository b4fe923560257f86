import type { Token, TokenLine } from '../grammar/tokens.ts';
import type { LabelWord } from '../vocabulary/language.ts';
import type { TableHeader } from './find-headers.ts';
import { readLabel } from './read-labels.ts';

/** Cells stand further apart than words (font sizes). */
const CELL_GAP = 1.1;
/** What a summary names and a list of entries does not: its ends, and numbers that are neither. */
const OF_SUMMARIES: ReadonlySet<LabelWord> = new Set(['opening', 'closing', 'aside']);

/**
 * "Statement date | Due date | Previous balance | Current balance | Minimum payment" over one line of values: names of a
 * summary beside each other, and no ledger, though days and amounts stand below them.
 */
export function isSummaryGrid(header: TableHeader, lines: readonly TokenLine[]): boolean {
  if (header.cells.some(({ role }) => role === 'description')) return false;
  const names = lines.slice(header.firstLine, header.lastLine + 1).flatMap(({ tokens }) => cellsOf(tokens));
  const labels = new Set(names.map((name) => readLabel(name)?.label).filter((label) => label !== undefined));
  if ([...labels].filter((label) => OF_SUMMARIES.has(label)).length < 2) return false;
  const [values, next] = [lines[header.lastLine + 1], lines[header.lastLine + 2]];
  const isDated = (line: TokenLine | undefined): boolean => line !== undefined && line.dates.length > 0;
  return isDated(values) && !isDated(next);
}

function cellsOf(tokens: readonly Token[]): Token[][] {
  const cells: Token[][] = [];
  for (const token of tokens) {
    const last = cells[cells.length - 1];
    if (last && token.gap <= CELL_GAP) last.push(token);
    else cells.push([token]);
  }
  return cells;
}

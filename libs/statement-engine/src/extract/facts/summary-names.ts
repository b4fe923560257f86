import type { TokenLine } from '../../grammar/tokens.ts';
import { bareWord } from '../../vocabulary/phrases.ts';
import { labelWords } from '../../vocabulary/vocabulary.ts';
import type { TableSpan } from '../cutting/cut-tables.ts';
import type { TableHeader } from '../headings/find-headers.ts';
import { headerCells, MONEY_ROLES, type HeaderCell } from '../headings/header-cells.ts';

/**
 * "Opening balance | Money in | Money out | Closing balance" over a line of as many amounts and nothing else: a summary
 * that is set like a table. What stands below it has no heading.
 */
function headsSummary(cells: readonly HeaderCell[], below: TokenLine | undefined): boolean {
  if (below === undefined || !cells.every(({ role }) => role === null || MONEY_ROLES.has(role))) return false;
  const namesOpening = cells.some(({ text }) => labelWords.exact(text.split(' ').map(bareWord)) === 'opening');
  return namesOpening && below.amounts.length === cells.length && below.tokens.length === cells.length;
}

/** The headings of a document; none where all there are head summaries: its list stands below them without a heading. */
export function withoutSummaryHeads(headers: TableHeader[], lines: readonly TokenLine[]): TableHeader[] {
  return headers.every(({ cells, lastLine }) => headsSummary(cells, lines[lastLine + 1])) ? [] : headers;
}

/** A table without a heading, but for the amounts of such a summary, which stand in none of its columns. */
export function withoutSummaries(span: TableSpan): TableSpan {
  if (span.header !== null) return span;
  const isSummary = (line: TokenLine, at: number): boolean => {
    const names = line.amounts.length > 1 ? span.lines[at - 1] : undefined;
    return names !== undefined && headsSummary(headerCells(names), line);
  };
  return { ...span, lines: span.lines.filter((line, at) => !isSummary(line, at)) };
}

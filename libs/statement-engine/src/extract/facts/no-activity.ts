import type { TokenLine } from '../../grammar/tokens.ts';
import type { RawEvent, RawFact } from '../raw-statement.ts';
import { readLabel } from './read-labels.ts';

/** So many lines below its balance an account says that nothing moved. */
const LINES_BELOW = 3;

/**
 * "Opening balance 100.00, no transactions this period", where another account or nothing follows: it closed with what
 * it opened with.
 */
export function closedByNothing(lines: readonly TokenLine[], events: readonly RawEvent[]): RawFact[] {
  const sorted = [...events].sort((a, b) => a.at - b.at);
  return lines.flatMap((line) => {
    if (line.amounts.length > 0 || readLabel(line.tokens)?.label !== 'noActivity') return [];
    const next = sorted.find(({ at }) => at > line.index);
    const before = sorted.findLast(({ at }) => at <= line.index);
    const isEnd = next === undefined || next.kind === 'account' || (next.kind === 'fact' && next.label === 'opening');
    if (!isEnd || before?.kind !== 'fact' || before.label !== 'opening') return [];
    const isNear = line.index - before.at <= LINES_BELOW && lines[before.at]?.line.page === line.line.page;
    return isNear ? [{ ...before, at: line.index, label: 'closing' as const, date: null }] : [];
  });
}

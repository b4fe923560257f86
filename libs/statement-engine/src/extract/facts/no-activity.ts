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
  return sorted.flatMap((opening, place) => {
    if (opening.kind !== 'fact' || opening.label !== 'opening') return [];
    const next = sorted[place + 1];
    const isEnd = next === undefined || next.kind === 'account' || (next.kind === 'fact' && next.label === 'opening');
    if (!isEnd) return [];
    const below = lines.slice(opening.at, Math.min(opening.at + LINES_BELOW + 1, next?.at ?? Infinity));
    const { page } = lines[opening.at]?.line ?? {};
    return below
      .filter((line) => line.line.page === page && saysNothingMoved(line))
      .map(({ index }) => ({ ...opening, at: index, label: 'closing' as const, date: null }));
  });
}

function saysNothingMoved({ amounts, tokens }: TokenLine): boolean {
  return amounts.length === 0 && readLabel(tokens)?.label === 'noActivity';
}

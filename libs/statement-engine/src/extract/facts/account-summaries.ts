import type { MoneyToken, TokenLine } from '../../grammar/tokens.ts';
import type { AccountEnds, RawEvent, RawFact } from '../raw-statement.ts';

/** Figures of one column end at the same place within this distance (points). */
const SAME_EDGE = 3;
/** The next account's line is no further below than this (font sizes). */
const NEXT_LINE = 3.2;

/**
 * Both balances of every account but the first in a summary with an account a line: they stand under those that the names
 * of the columns label.
 */
export function accountSummaries(lines: readonly TokenLine[], events: readonly RawEvent[]): AccountEnds[] {
  const facts = events.filter((event): event is RawFact => event.kind === 'fact' && Number.isInteger(event.at));
  return facts.flatMap((opening) => {
    if (opening.label !== 'opening') return [];
    const closing = facts.find(({ at, label }) => at === opening.at && label === 'closing');
    return closing ? endsBelow(lines, opening, closing) : [];
  });
}

function endsBelow(lines: readonly TokenLine[], opening: RawFact, closing: RawFact): AccountEnds[] {
  const found: AccountEnds[] = [];
  let above = lines[opening.at] as TokenLine;
  for (const line of lines.slice(opening.at + 1)) {
    const { page, baseline, size } = above.line;
    if (line.line.page !== page || line.line.baseline - baseline > NEXT_LINE * size) break;
    if (line.amounts.length === 0 && line.dates.length === 0) continue;
    const ends = { opening: under(line, opening.token), closing: under(line, closing.token) };
    if (ends.opening === null || ends.closing === null || line.dates.length > 0) break;
    found.push({ opening: ends.opening, closing: ends.closing });
    above = line;
  }
  return found;
}

function under({ amounts }: TokenLine, { x1 }: MoneyToken): MoneyToken | null {
  return amounts.find((token) => Math.abs(token.x1 - x1) <= SAME_EDGE) ?? null;
}

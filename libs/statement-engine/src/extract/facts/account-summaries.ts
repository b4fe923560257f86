import type { MoneyToken, TokenLine } from '../../grammar/tokens.ts';
import type { AccountEnds, RawEvent, RawFact } from '../raw-statement.ts';
import { ALIGNED_ROUGHLY } from '../../tolerances.ts';

/** The next account's line is no further below than this (font sizes). */
const NEXT_LINE = 3.2;

/**
 * Both balances of every account in summaries with an account a line: they stand under those that the names of the columns
 * label, or each line has names of its own. A single line is no summary of accounts.
 */
export function accountSummaries(lines: readonly TokenLine[], events: readonly RawEvent[]): AccountEnds[] {
  const facts = events.filter((event): event is RawFact => event.kind === 'fact' && Number.isInteger(event.at));
  const named = facts.flatMap((opening): AccountEnds[] => {
    const closing = facts.find(({ at, label }) => at === opening.at && label === 'closing');
    return opening.label === 'opening' && closing ? [{ opening, closing }] : [];
  });
  const all = named.flatMap((ends) => [ends, ...endsBelow(lines, ends.opening, ends.closing)]);
  return all.length > 1 ? all : [];
}

function endsBelow(lines: readonly TokenLine[], opening: RawFact, closing: RawFact): AccountEnds[] {
  const found: AccountEnds[] = [];
  let above = lines[opening.at] as TokenLine;
  for (const line of lines.slice(opening.at + 1)) {
    const { page, baseline, size } = above.line;
    if (line.line.page !== page || line.line.baseline - baseline > NEXT_LINE * size) break;
    if (line.amounts.length === 0 && line.dates.length === 0) continue;
    const ends = [under(line, opening), under(line, closing)] as const;
    if (ends[0] === null || ends[1] === null || line.dates.length > 0) break;
    found.push({ opening: ends[0], closing: ends[1] });
    above = line;
  }
  return found;
}

/** The figure of a line that stands under a labelled one is called the same. */
function under({ index, amounts }: TokenLine, head: RawFact): RawFact | null {
  const isUnder = (token: MoneyToken): boolean => Math.abs(token.x1 - head.token.x1) <= ALIGNED_ROUGHLY;
  const token = amounts.find(isUnder);
  return token ? { ...head, at: index, token, beside: amounts, overdrawn: false } : null;
}

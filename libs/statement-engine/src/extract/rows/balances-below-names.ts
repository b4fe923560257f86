import { readCurrency } from '../../grammar/money.ts';
import type { Token } from '../../grammar/tokens.ts';
import { namesEnd } from '../facts/read-facts.ts';
import type { TableLine } from '../table.ts';
import type { LineRole } from './attach-text.ts';

/** The name of a balance stands this close above it (font sizes). */
const ABOVE = 2;

/**
 * "Branch  Account no.  New balance per 27.02.2026" and, right below, "380  3184221 00  EUR  + 2,520.50": the balance of a
 * box at the foot of the table stands in the column of amounts, and is no entry of the day above. Marks such lines as borders.
 */
export function markBalancesBelowNames(lines: readonly TableLine[], kinds: LineRole[]): void {
  lines.forEach((line, at) => {
    const above = lines[at - 1];
    if (kinds[at] !== 'row' || above === undefined || kinds[at - 1] === 'row' || line.dates.posting !== null) return;
    const [upper, lower] = [above.source, line.source];
    if (lower.amounts.length !== 1 || upper.amounts.length > 0 || !lower.tokens.every(saysNothing)) return;
    const isNear =
      upper.line.page === lower.line.page && lower.line.baseline - upper.line.baseline <= ABOVE * lower.line.size;
    if (!isNear || !namesEnd(upper, lower.amounts[0]!)) return;
    kinds[at] = 'break';
    kinds[at - 1] = 'break';
  });
}

function saysNothing({ kind, text }: Token): boolean {
  return kind === 'money' || (kind === 'text' && (readCurrency(text) !== null || !/\p{L}/u.test(text)));
}

import { readSide } from '../../grammar/money.ts';
import { withToken, type MoneyToken, type Token, type TokenLine } from '../../grammar/tokens.ts';
import { ALIGNED } from '../../tolerances.ts';

/** A mark below an amount stands this far under it at most (font sizes), apart from other words. */
const BELOW = 2;
const APART = 0.9;

/** "327.50" and "CR" right below it, flush with it: the mark belongs to the amount. */
export function applyMarksBelow(lines: readonly TokenLine[]): readonly TokenLine[] {
  const result = [...lines];
  for (let at = 1; at < lines.length; at++) {
    const line = lines[at] as TokenLine;
    const mark = line.tokens[line.tokens.length - 1];
    if (line.amounts.length > 0 || line.dates.length > 0 || mark?.kind !== 'text' || mark.gap < APART) continue;
    const side = /^[\p{Lu}\p{Lo}]/u.test(mark.text) ? readSide(mark.text) : null;
    const above = result[at - 1] as TokenLine;
    const amount = side === null ? undefined : amountAbove(above, line, mark);
    if (side === null || amount === undefined) continue;
    const marked: MoneyToken = { ...amount, money: { ...amount.money, side } };
    result[at - 1] = withToken(above, amount, marked);
    result[at] = { ...line, tokens: line.tokens.slice(0, -1) };
  }
  return result.filter((line) => line.tokens.length > 0);
}

/** The amount on the line above that a mark ends with; one with a sign or a mark of its own needs none. */
function amountAbove(above: TokenLine, line: TokenLine, mark: Token): MoneyToken | undefined {
  const isNear =
    above.line.page === line.line.page && line.line.baseline - above.line.baseline <= BELOW * above.line.size;
  return above.amounts.find(
    (token) => isNear && Math.abs(token.x1 - mark.x1) <= ALIGNED && token.money.sign === 0 && token.money.side === null,
  );
}

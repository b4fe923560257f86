import { withTokens, type MoneyToken, type Token, type TokenLine } from '../../grammar/tokens.ts';
import { FORM } from '../../grammar/word-forms.ts';
import type { HeaderCell } from '../headings/header-cells.ts';

/** A dash is this wide, and stands this near to the edge of the heading it fills a cell of (font sizes). */
const DASH = 0.33;
const NEAR = 0.35;

/** "7,248.90 -" where the dash stands under the next heading: it fills an empty cell and is no minus of the amount. */
export function withoutBlankDashes(lines: readonly TokenLine[], cells: readonly HeaderCell[]): readonly TokenLine[] {
  const isBlank = (token: Token): token is MoneyToken => {
    if (token.kind !== 'money' || token.money.sign !== -1 || !token.text.endsWith(' -')) return false;
    const dash = token.x1 - DASH * token.size;
    return cells.some(
      ({ role, x0 }) => role !== 'side' && x0 > token.coreX1 && Math.abs(x0 - dash) <= NEAR * token.size,
    );
  };
  return lines.map((line) =>
    (line.forms & FORM.open) !== 0 && line.money.some(isBlank)
      ? withTokens(
          line,
          line.tokens.map((token) => (isBlank(token) ? withoutDash(token) : token)),
        )
      : line,
  );
}

function withoutDash(token: MoneyToken): MoneyToken {
  return { ...token, text: token.text.slice(0, -2), x1: token.coreX1, money: { ...token.money, sign: 0 } };
}

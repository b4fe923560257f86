import { readMoneyWord, type NumberStyle } from '../../grammar/money.ts';
import { withToken, withTokens, type MoneyToken, type Token, type TokenLine } from '../../grammar/tokens.ts';
import { FORM } from '../../grammar/word-forms.ts';
import type { HeaderCell } from '../headings/header-cells.ts';

/** What a cell too narrow for its figure breaks off: "12805.4" over "7". */
const REST = /^[.,]?\d{1,2}$/;

/** Lines of one cell stand this many font sizes apart at most, and begin or end this near to each other (points). */
const LINE = 1.6;
const SAME_EDGE = 1.5;

/** Joins the last digits of amounts that a narrow cell has broken off, where only both together are an amount. */
export function joinBrokenFigures(
  lines: readonly TokenLine[],
  heads: readonly HeaderCell[],
  style: NumberStyle,
): readonly TokenLine[] {
  const joined = [...lines];
  for (let at = 0; at + 1 < joined.length; at++) {
    const rest = joined[at + 1] as TokenLine;
    if ((rest.forms & FORM.short) === 0 || rest.amounts.length > 0 || rest.dates.length > 0) continue;
    for (const token of (joined[at] as TokenLine).tokens) {
      const tail = token.kind === 'date' ? undefined : rest.tokens.find((other) => isBelow(other, token));
      const amount = tail && heads.some((head) => overlaps(token, head)) ? amountOf(token, tail, style) : null;
      if (!amount || !isNext(joined[at] as TokenLine, rest)) continue;
      joined[at] = withToken(joined[at] as TokenLine, token, amount);
      joined[at + 1] = withTokens(
        rest,
        rest.tokens.filter((other) => other !== tail),
      );
      break;
    }
  }
  return joined;
}

function isBelow(other: Token, token: Token): boolean {
  return (
    REST.test(other.text) && (Math.abs(other.x0 - token.x0) <= SAME_EDGE || Math.abs(other.x1 - token.x1) <= SAME_EDGE)
  );
}

/** The next line of the same cell; at the turn of a page nothing else stands on it. */
function isNext({ line }: TokenLine, { line: next, tokens }: TokenLine): boolean {
  return line.page === next.page ? next.baseline - line.baseline <= LINE * line.size : tokens.length === 1;
}

function amountOf(token: Token, tail: Token, style: NumberStyle): MoneyToken | null {
  if (token.kind === 'money' && token.money.strength !== 'plain') return null;
  const text = token.text + tail.text;
  const money = readMoneyWord(text, style);
  return money?.strength === 'sure'
    ? { ...token, kind: 'money', text, money, coreX0: token.x0, coreX1: token.x1 }
    : null;
}

function overlaps({ x0, x1 }: Token, cell: HeaderCell): boolean {
  return x0 < cell.x1 && cell.x0 < x1;
}

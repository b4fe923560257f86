import { readMoneyWord, type NumberStyle } from '../grammar/money.ts';
import { withTokens, type MoneyToken, type Token } from '../grammar/tokens.ts';
import type { TableSpan } from './cut-tables.ts';
import { CELL_GAP, leadingDate } from './find-date-columns.ts';
import { MONEY_ROLES, type HeaderCell } from './header-cells.ts';

/** "3500", "-200": an amount by its place alone; numbers that begin with 0 or are longer are those of entries. */
const WHOLE = /^[-+]?(?:0|[1-9]\d{0,7})$/;
/** "88.2": an amount that was written without its last zero. */
const SHORTENED = /^[^\d.,]{0,4}\d[\d.,'’]*[.,]\d$/;

/** A number ends, or has its middle, where that of its heading is (points). */
const SAME_EDGE = 2;

/**
 * Numbers written as they come ("0", "3500", "88.2") are amounts where they stand beside a date and under the heading of
 * an amount, in a cell of their own that holds nothing else.
 */
export function withUnevenDecimals(span: TableSpan, style: NumberStyle): TableSpan {
  const heads = (span.header?.cells ?? []).filter(({ role }) => role !== null && MONEY_ROLES.has(role));
  if (heads.length === 0) return span;
  const lines = span.lines.map((line) => {
    if (leadingDate(line) === null) return line;
    const amounts = line.tokens.map((_, at) => amountAt(line.tokens, at, heads, style));
    if (amounts.every((amount) => amount === null)) return line;
    return withTokens(
      line,
      line.tokens.map((token, at) => amounts[at] ?? token),
    );
  });
  return { ...span, lines };
}

/** The token as the amount that its heading makes of it; null where it is one already, or none. */
function amountAt(
  tokens: readonly Token[],
  at: number,
  heads: readonly HeaderCell[],
  style: NumberStyle,
): MoneyToken | null {
  const token = tokens[at] as Token;
  const read = readUneven(token, style);
  if (read === null || token.gap < CELL_GAP || (tokens[at + 1]?.gap ?? Infinity) < CELL_GAP) return null;
  const head = heads.find((cell) => isUnder(token, cell));
  if (
    head === undefined ||
    tokens.some((other) => other !== token && isAmount(other) && (isUnder(other, head) || overlaps(other, head)))
  )
    return null;
  return read;
}

function readUneven(token: Token, style: NumberStyle): MoneyToken | null {
  if (token.kind === 'money')
    return token.money.strength === 'plain' && WHOLE.test(token.text)
      ? { ...token, money: { ...token.money, strength: 'sure' } }
      : null;
  if (token.kind !== 'text' || !SHORTENED.test(token.text) || style.decimals < 2) return null;
  const money = readMoneyWord(token.text + '0'.repeat(style.decimals - 1), style);
  return money && { ...token, kind: 'money', money, coreX0: token.x0, coreX1: token.x1 };
}

function isAmount(token: Token): boolean {
  return token.kind === 'money' && token.money.strength !== 'plain';
}

/** Whether a number stands within its heading, or lines up with its right edge or its middle. */
function isUnder({ x0, x1 }: Token, cell: HeaderCell): boolean {
  const middle = (x0 + x1) / 2;
  return (
    (middle > cell.x0 && middle < cell.x1) ||
    Math.abs(x1 - cell.x1) <= SAME_EDGE ||
    Math.abs(middle - (cell.x0 + cell.x1) / 2) <= SAME_EDGE
  );
}

function overlaps({ x0, x1 }: Token, cell: HeaderCell): boolean {
  return x0 < cell.x1 && cell.x0 < x1;
}

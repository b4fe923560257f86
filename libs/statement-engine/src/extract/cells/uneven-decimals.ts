import { readCurrency, readMoneyWord, type NumberStyle } from '../../grammar/money.ts';
import {
  isAmountByForm,
  withTokens,
  withEach,
  type MoneyToken,
  type Token,
  type TokenLine,
} from '../../grammar/tokens.ts';
import { FORM } from '../../grammar/word-forms.ts';
import type { TableSpan } from '../cutting/cut-tables.ts';
import { leadingDate } from '../dates/find-date-columns.ts';
import { namesMoney, namesDate } from '../headings/header-cells.ts';
import type { HeaderCell } from '../table.ts';
import { CELL_GAP, ALIGNED } from '../../tolerances.ts';
import { overlap } from '../../grammar/spans.ts';

/** "3500", "-200": an amount by its place alone; numbers that begin with 0 or are longer are those of entries. */
const WHOLE = /^[-+]?(?:0|[1-9]\d{0,7})$/;
/** "88.2": an amount that was written without its last zero. */
const SHORTENED = /^[^\d.,]{0,4}\d[\d.,'’]*[.,]\d$/;

/** A sign of a currency stands no further before its number (font sizes). */
const SIGN_GAP = 1.6;

/**
 * Numbers written as they come ("0", "3500", "88.2") are amounts where they stand beside a date and under the heading of
 * an amount, in a cell of their own that holds nothing else; "Rs. 512.8" is one without a date, too.
 */
export function withUnevenDecimals(span: TableSpan, style: NumberStyle): TableSpan {
  const cells = span.header?.cells ?? [];
  const heads = cells.filter(namesMoney);
  const days = cells.filter(namesDate);
  if (heads.length === 0) return span;
  const lines = span.lines.map((printed) => {
    const line = withShortened(printed, heads, style);
    const isEven = (line.forms & FORM.tenths) === 0 && line.money.length === line.amounts.length;
    if (isEven) return line;
    if (leadingDate(line) === null && !line.dates.some((date) => days.some((day) => overlap(date, day)))) return line;
    const amounts = line.tokens.map((_, at) => amountAt(line.tokens, at, heads, style));
    if (amounts.every((amount) => amount === null)) return line;
    return withEach(line, (token, at) => amounts[at] ?? token);
  });
  return { ...span, lines };
}

/** The line with "Rs. 512.8" as one amount, where the only one under its heading. */
function withShortened(line: TokenLine, heads: readonly HeaderCell[], style: NumberStyle): TokenLine {
  if ((line.forms & FORM.tenths) === 0) return line;
  const at = line.tokens.findIndex((token, i) => {
    const sign = line.tokens[i - 1];
    return (
      sign?.kind === 'text' &&
      token.kind === 'text' &&
      readCurrency(sign.text) !== null &&
      token.gap <= SIGN_GAP &&
      (line.tokens[i + 1]?.gap ?? Infinity) >= CELL_GAP &&
      standsAloneUnder(token, line.tokens, heads)
    );
  });
  const token = line.tokens[at];
  const read = token && readUneven(token, style);
  if (!token || !read) return line;
  const { x0, gap, text } = line.tokens[at - 1] as Token;
  const amount = { ...read, text: `${text} ${token.text}`, x0, gap };
  return withTokens(line, [...line.tokens.slice(0, at - 1), amount, ...line.tokens.slice(at + 1)]);
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
  return standsAloneUnder(token, tokens, heads) ? read : null;
}

function standsAloneUnder(token: Token, tokens: readonly Token[], heads: readonly HeaderCell[]): boolean {
  const head = heads.find((cell) => isUnder(token, cell));
  return (
    head !== undefined &&
    !tokens.some((other) => other !== token && isAmountByForm(other) && (isUnder(other, head) || overlap(other, head)))
  );
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

/** Whether a number stands within its heading, or lines up with its right edge or its middle. */
function isUnder({ x0, x1 }: Token, cell: HeaderCell): boolean {
  const middle = (x0 + x1) / 2;
  return (
    (middle > cell.x0 && middle < cell.x1) ||
    Math.abs(x1 - cell.x1) <= ALIGNED ||
    Math.abs(middle - (cell.x0 + cell.x1) / 2) <= ALIGNED
  );
}

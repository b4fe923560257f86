import type { DateToken, MoneyToken, Token, TokenLine } from '../../grammar/tokens.ts';
import type { MoneyColumn } from '../table.ts';
import { WORD_GAP, FIELD_GAP } from '../../tolerances.ts';

/** "Cr", "Dr.", "DB": what is longer may begin a name. */
const LONGEST_MARK = 3;

/** Whether a number in a column of amounts is one. */
export function isAmount(
  token: MoneyToken,
  column: MoneyColumn,
  line: TokenLine,
  lead: DateToken | null,
  { plainAmounts, exactAmounts }: { readonly plainAmounts: boolean; readonly exactAmounts: boolean },
): boolean {
  switch (token.money.strength) {
    case 'sure':
      return true;
    case 'grouped':
      return !exactAmounts || line.dates.length > 0 || token.money.side !== null;
    case 'plain':
      return plainAmounts || standsAlone(token, column, line, lead, exactAmounts);
  }
}

/**
 * A whole number without decimals is an amount only at the very edge of its column, with a sign, on a dated line, or
 * beside one with groups where none has decimals.
 */
function standsAlone(
  token: MoneyToken,
  column: MoneyColumn,
  line: TokenLine,
  lead: DateToken | null,
  exactAmounts: boolean,
): boolean {
  return (
    (lead !== null || token.money.sign !== 0 || (!exactAmounts && line.amounts.length > 0)) &&
    !line.line.furniture &&
    token.gap > FIELD_GAP &&
    !countsWords(line, token) &&
    Math.min(Math.abs(token.x1 - column.x1), Math.abs(token.x0 - column.x0)) < 1.5 &&
    token.text.length < 9
  );
}

/** "Credit Note": a word that goes on with others is part of a name, and no mark. */
export function goesOn(line: TokenLine, token: Token): boolean {
  const next = line.tokens[line.tokens.indexOf(token) + 1];
  return token.text.length > LONGEST_MARK && next?.kind === 'text' && next.gap < WORD_GAP;
}

/** "$130.79 ⧫": a sign right behind the amount that a legend explains; one among words is theirs. */
export function isMarkOfAmount(token: Token, { tokens }: TokenLine, cells: readonly (MoneyToken | null)[]): boolean {
  const before = tokens[tokens.indexOf(token) - 1];
  return /^[^\p{L}\p{N}\p{Sc}+\-]{1,2}$/u.test(token.text) && before?.kind === 'money' && cells.includes(before);
}

/** "7 entries": a number with a word right behind it. */
function countsWords(line: TokenLine, token: MoneyToken): boolean {
  const next = line.tokens[line.tokens.indexOf(token) + 1];
  return next?.kind === 'text' && next.gap < WORD_GAP && /^\p{L}{3}/u.test(next.text);
}

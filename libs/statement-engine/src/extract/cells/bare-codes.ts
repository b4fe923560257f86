import { readCurrency } from '../../grammar/money.ts';
import { withoutTokens, type Token, type TokenLine } from '../../grammar/tokens.ts';
import { FORM, hasForm } from '../../grammar/word-forms.ts';
import { cellAt, MONEY_ROLES, type HeaderCell } from '../headings/header-cells.ts';

/** A cell of its own stands further off than a word (font sizes). */
const APART = 1.2;
/** One alone may be a word of an entry. */
const FEWEST = 2;
const CODE = /^[A-Z]{3}$/;

/**
 * "EUR |    8.758,00": the code of the currency in a cell of its own, under the heading of the amounts and before each of
 * them, is no word of the entry. Codes of several currencies say something, and stay.
 */
export function withoutBareCodes(lines: readonly TokenLine[], cells: readonly HeaderCell[]): readonly TokenLine[] {
  if (!hasForm(lines, FORM.code)) return lines;
  const isBare = (token: Token, next: Token | undefined): boolean => {
    if (token.kind !== 'text' || token.gap <= APART || !CODE.test(token.text)) return false;
    if (next?.kind !== 'money' || next.money.strength === 'plain' || next.money.currency !== null) return false;
    const cell = cellAt(token, cells);
    return cell !== null && cell.role !== null && MONEY_ROLES.has(cell.role) && cellAt(next, cells) === cell;
  };
  const bare = lines.flatMap(({ tokens, forms }) =>
    (forms & FORM.code) === 0 ? [] : tokens.filter((token, at) => isBare(token, tokens[at + 1])),
  );
  const currencies = new Set(bare.map(({ text }) => readCurrency(text)));
  if (bare.length < FEWEST || currencies.size > 1 || currencies.has(null)) return lines;
  const dropped = new Set(bare);
  return lines.map((line) => withoutTokens(line, dropped));
}

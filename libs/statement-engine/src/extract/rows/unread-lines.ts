import { nameOfBalance } from '../../grammar/read-labels.ts';
import type { Token, TokenLine } from '../../grammar/tokens.ts';
import { ALIGNED } from '../../tolerances.ts';

const FINE = /\d[.,]\d{5,}$/;
const FEWEST_IN_COINS = 2;

/** So many lines that are alike are a list. */
const FEWEST_LISTED = 4;

/** Whether lines that are in no row, and under no title of what is no entry, look like entries though their amounts are none of money. */
export function holdsUnreadLines(lines: readonly TokenLine[]): boolean {
  return lines.filter(isInCoins).length >= FEWEST_IN_COINS || holdsList(lines);
}

/** "09.02. Withdrawal  -0.00500000  0.04430453": a date, an amount and a balance, in coins. A rate stands alone. */
function isInCoins({ tokens }: TokenLine): boolean {
  return tokens[0]?.kind === 'date' && tokens.slice(-2).every(({ text }) => FINE.test(text));
}

/** "03/03/2025  Transfer from savings  20", several times on a page, the numbers at one edge: nothing says that they are no amounts. */
function holdsList(lines: readonly TokenLine[]): boolean {
  const edges = lines.flatMap(({ tokens, line }) => {
    const last = tokens[tokens.length - 1];
    const isWhole = last !== undefined && /^\d+$/.test(last.text);
    return isWhole && startsLikeEntry(tokens.slice(0, -1)) ? [{ page: line.page, x1: last.x1 }] : [];
  });
  return edges.some(({ page, x1 }) => {
    const alike = edges.filter((other) => other.page === page && Math.abs(other.x1 - x1) <= ALIGNED);
    return alike.length >= FEWEST_LISTED;
  });
}

/** A date, words that name no balance, and an amount that is not nothing: where no line is an entry, such a line says that there are some. */
export function looksLikeEntry({ tokens, amounts }: TokenLine): boolean {
  return amounts.some(({ money }) => money.units !== 0) && startsLikeEntry(tokens);
}

/** A date first, and words that name no balance. */
function startsLikeEntry(tokens: readonly Token[]): boolean {
  const words = tokens.filter(({ kind }) => kind === 'text');
  return tokens[0]?.kind === 'date' && words.length > 0 && nameOfBalance(words) === '';
}

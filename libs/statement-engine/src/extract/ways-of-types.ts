import type { Token, TokenLine } from '../grammar/tokens.ts';
import { bareWord } from '../vocabulary/phrases.ts';
import { wayWords } from '../vocabulary/vocabulary.ts';
import { cellAt, isTwice, type HeaderCell } from './header-cells.ts';

export type Way = 'credit' | 'debit';

/** Fewer entries show no habit. */
const FEWEST = 2;

/**
 * The words of a column of types that say of every entry which way its money went: "Deposit", "Withdrawal". A column
 * where some entries bear another word ("Transfer") describes them, and amounts with signs of their own need none.
 */
export function waysOfTypes(lines: readonly TokenLine[], cells: readonly HeaderCell[]): ReadonlyMap<Token, Way> {
  const ways = new Map<Token, Way>();
  const types = cells.filter((cell) => cell.role === 'side' && !isTwice(cell, cells));
  if (types.length !== 1) return ways;
  let entries = 0;
  for (const { tokens, amounts, dates, line } of lines) {
    if (dates.length === 0 || amounts.length === 0 || line.furniture) continue;
    const own = tokens.filter((token) => token.kind === 'text' && cellAt(token, cells) === types[0]);
    if (own.length === 0) continue;
    const way = wayWords.exact(own.map(({ text }) => bareWord(text)));
    if (way === null || amounts[0]?.money.sign !== 0) return new Map();
    for (const token of own) ways.set(token, way === 'in' ? 'credit' : 'debit');
    entries++;
  }
  return entries < FEWEST ? new Map() : ways;
}

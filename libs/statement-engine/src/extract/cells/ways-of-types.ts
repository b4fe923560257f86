import type { Token, TokenLine } from '../../grammar/tokens.ts';
import { bareWord } from '../../vocabulary/phrases.ts';
import { wayWords } from '../../vocabulary/vocabulary.ts';
import { cellAt, isTwice } from '../headings/header-cells.ts';
import { readLabel } from '../../grammar/read-labels.ts';
import type { HeaderCell } from '../table.ts';

export type Way = 'credit' | 'debit';

/** Fewer entries show no habit. */
const FEWEST = 2;

/**
 * The words of a column of types that say of every entry which way its money went: "Deposit", "Withdrawal". A column
 * where some entries bear another word ("Transfer") describes them, and amounts with signs of their own need none. A
 * narrow cell breaks its word over the lines beside the entry's own.
 */
export function waysOfTypes(lines: readonly TokenLine[], cells: readonly HeaderCell[]): ReadonlyMap<Token, Way> {
  const ways = new Map<Token, Way>();
  const types = cells.filter((cell) => cell.role === 'side' && !isTwice(cell, cells));
  if (types.length !== 1) return ways;
  const typesOf = (line: TokenLine | undefined): Token[] =>
    line?.tokens.filter((token) => token.kind === 'text' && cellAt(token, cells) === types[0]) ?? [];
  let entries = 0;
  for (const [at, line] of lines.entries()) {
    if (line.amounts.length === 0 || line.line.furniture) continue;
    const own = typesOf(line);
    const beside = own.length > 0 ? [] : [lines[at - 1], lines[at + 1]].filter((other) => other?.amounts.length === 0);
    const words = [...own, ...beside.flatMap(typesOf)];
    if (words.length === 0) continue;
    const way = wayWords.exact(own.length > 0 ? own.flatMap(namesOf) : [joined(words)]);
    if (way === null && line.dates.length === 0 && (own.length === 0 || readLabel(line.tokens) !== null)) continue;
    if (way === null || line.amounts[0]?.money.sign !== 0) return new Map();
    for (const token of words) ways.set(token, way === 'in' ? 'credit' : 'debit');
    entries++;
  }
  return entries < FEWEST ? new Map() : ways;
}

/** "transfer_out": a program's name of a type. */
function namesOf({ text }: Token): string[] {
  return bareWord(text).split('_');
}

function joined(words: readonly Token[]): string {
  return bareWord(words.map(({ text }) => text).join(''));
}

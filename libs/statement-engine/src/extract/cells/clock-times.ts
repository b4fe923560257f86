import type { Token, TokenLine } from '../../grammar/tokens.ts';
import type { DateColumn } from '../table.ts';
import { CLOCK, HALF_DAY, isClock } from '../../grammar/clock.ts';
import { HEADER_CELL_GAP, ALIGNED } from '../../tolerances.ts';
import { overlap } from '../../grammar/spans.ts';

const BAR = '|';

/** "17/10/2021 | 23:29": the bar between a date and its time. */
export function isBarOfDate(token: Token, line: TokenLine): boolean {
  if (token.text !== BAR) return false;
  const at = line.tokens.indexOf(token);
  return line.tokens[at - 1]?.kind === 'date' && isClock(line.tokens[at + 1]?.text ?? '');
}

/**
 * A time of day right after the date, before it at the beginning of an entry, or under it in the date's column, is part of
 * the date; after one that is a word of the description (`text`) it is one too. What an entry below the heading of its day
 * begins with is part of that.
 */
export function isClockOfDate(
  token: Token,
  line: TokenLine,
  dateColumns: readonly DateColumn[],
  text: readonly Token[],
): boolean {
  const at = line.tokens.indexOf(token);
  const before = line.tokens[at - 1];
  if (text.length === 0 && line.tokens[at + 1]?.kind === 'date') return true;
  if (before !== undefined && text.includes(before) && (before.kind === 'date' || CLOCK.test(before.text)))
    return false;
  if (before?.kind === 'date' || (before?.text === BAR && line.tokens[at - 2]?.kind === 'date')) return true;
  if (HALF_DAY.test(token.text) && before !== undefined) return CLOCK.test(before.text);
  if (before === undefined && line.dates.length === 0 && line.amounts.length > 0) return true;
  const column = dateColumns.find((other) => overlap(token, other));
  if (column === undefined) return false;
  if (before === undefined || CLOCK.test(before.text)) return true;
  return token.gap > HEADER_CELL_GAP && Math.abs(token.x0 - column.x0) <= ALIGNED;
}

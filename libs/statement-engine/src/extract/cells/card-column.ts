import { withoutTokens, type Token, type TokenLine } from '../../grammar/tokens.ts';
import { leadingDate } from '../dates/find-date-columns.ts';
import type { HeaderCell } from '../table.ts';
import { CELL_GAP } from '../../tolerances.ts';

/** "•••• 4471", "****4471": what is left of a card's number. */
const MASKED = /^[•*xX·]{2,}\s?\d{3,4}$/;

/** So many entries, and so many of them all, show a column. */
const FEWEST = 3;
const MOSTLY = 0.6;

/**
 * Without a heading nothing names the column between the dates and the words: where it holds the masked number of a card
 * in row after row, that is none of their words.
 */
export function withoutCardColumn(lines: readonly TokenLine[], cells: readonly HeaderCell[]): readonly TokenLine[] {
  if (cells.length > 0) return lines;
  const entries = lines.filter((line) => line.amounts.length > 0 && leadingDate(line) !== null);
  const numbers = entries.flatMap((line) => [numberAfterDate(line)].filter((number) => number !== null));
  if (numbers.length < Math.max(FEWEST, MOSTLY * entries.length)) return lines;
  const dropped = new Set(numbers.flat());
  return lines.map((line) => withoutTokens(line, dropped));
}

/** The words of a masked number right behind the date of a line, in a cell of their own. */
function numberAfterDate({ tokens, dates }: TokenLine): readonly Token[] | null {
  const from = tokens.indexOf(dates[0] as Token) + 1;
  for (const length of [1, 2]) {
    const own = tokens.slice(from, from + length);
    const next = tokens[from + length];
    const isOwn = next !== undefined && next.gap >= CELL_GAP;
    if (isOwn && own.length === length && MASKED.test(own.map(({ text }) => text).join(' '))) return own;
  }
  return null;
}

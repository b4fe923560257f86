import { withTokens, type Token, type TokenLine } from '../../grammar/tokens.ts';
import { labelledAmounts } from '../../grammar/read-labels.ts';
import { leadingDate } from './find-date-columns.ts';

/** So many of them are a habit. */
const FEWEST = 3;

/**
 * "4 November 2025   Balance of the day: 5,074.76   Amount   Balance" above undated entries with balances of their own:
 * where no line begins with a date but these and all else with figures is undated, each is a heading of its day, and its
 * date is all that it says of the entries. The day's balance stands on its last entry once more.
 */
export function withBareDayHeadings(lines: readonly TokenLine[]): readonly TokenLine[] {
  const dated = lines.filter((line) => line.amounts.length > 0 && leadingDate(line) !== null);
  if (dated.length < FEWEST || !dated.every((line) => headsDay(line, lines[line.index + 1]))) return lines;
  const headings = new Set(dated);
  return lines.map((line) =>
    headings.has(line) ? withTokens(line, line.tokens.slice(0, line.tokens.indexOf(line.dates[0] as Token) + 1)) : line,
  );
}

/** One date and one balance that a word names, above a line without a date that bears its own. */
function headsDay(line: TokenLine, below: TokenLine | undefined): boolean {
  const [named] = labelledAmounts(line);
  return (
    line.amounts.length === 1 &&
    line.dates.length === 1 &&
    named?.label === 'balance' &&
    below !== undefined &&
    below.dates.length === 0 &&
    below.amounts.length > 1
  );
}

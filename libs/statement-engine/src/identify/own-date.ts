import { bareWord } from '../vocabulary/phrases.ts';
import { labelWords } from '../vocabulary/vocabulary.ts';
import type { DateToken, TokenLine } from '../grammar/tokens.ts';

/** A cell stands off from the one before it by this much (font sizes). */
const APART = 1.1;

/** The day the document is of: "Statement date 7 January 2025". Null where none is named, or two different ones are. */
export function findOwnDate(lines: readonly TokenLine[]): DateToken | null {
  let found: DateToken | null = null;
  for (const line of lines) {
    if (line.amounts.length > 0 || line.dates.length !== 1) continue;
    const [date] = line.dates as [DateToken];
    if (!hasYear(date) || !isNamed(line, date)) continue;
    if (found !== null && found.text !== date.text) return null;
    found ??= date;
  }
  return found;
}

function hasYear({ date }: DateToken): boolean {
  return date.kind === 'known' ? date.year !== null : date.parts.length === 3;
}

/** Whether the words of the cell before the date name it: one word alone ("to", "from") may belong to anything. */
function isNamed(line: TokenLine, date: DateToken): boolean {
  const before: string[] = [];
  for (let at = line.tokens.indexOf(date) - 1; at >= 0; at--) {
    const token = line.tokens[at];
    if (token?.kind !== 'text') return false;
    before.unshift(bareWord(token.text));
    if (token.gap > APART) break;
  }
  return before.length > 1 && labelWords.exact(before) === 'period';
}

import { bareWord } from '../vocabulary/phrases.ts';
import { labelWords } from '../vocabulary/vocabulary.ts';
import type { DateToken, Token, TokenLine } from '../grammar/tokens.ts';

/** A cell stands off from the one before it by this much (font sizes). */
const APART = 1.1;

/** A name stands right above its date: so many font sizes, and this far from its left edge (points). */
const LINE = 2;
const SAME_LEFT = 2;

/** The day the document is of: "Statement date 7 January 2025". Null where none is named, or two different ones are. */
export function findOwnDate(lines: readonly TokenLine[]): DateToken | null {
  let found: DateToken | null = null;
  for (const [at, line] of lines.entries()) {
    if (line.amounts.length > 0 || line.dates.length !== 1) continue;
    const [date] = line.dates as [DateToken];
    if (!hasYear(date) || !(isNamed(line, date) || isNamedAbove(lines[at - 1], line, date))) continue;
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

/** Whether the date stands alone below its name. */
function isNamedAbove(above: TokenLine | undefined, { tokens, line }: TokenLine, date: DateToken): boolean {
  if (tokens.length !== 1 || above?.line.page !== line.page || !above.tokens.every(({ kind }) => kind === 'text'))
    return false;
  const words = above.tokens.map(({ text }) => bareWord(text));
  return (
    line.baseline - above.line.baseline <= LINE * line.size &&
    Math.abs((above.tokens[0] as Token).x0 - date.x0) <= SAME_LEFT &&
    words.length > 1 &&
    labelWords.exact(words) === 'period'
  );
}

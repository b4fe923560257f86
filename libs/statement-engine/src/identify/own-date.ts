import { bareWord } from '../vocabulary/phrases.ts';
import { labelWords } from '../vocabulary/vocabulary.ts';
import type { DateToken, Token, TokenLine } from '../grammar/tokens.ts';
import { overlap } from '../grammar/spans.ts';
import { ALIGNED, BOX_CELL_GAP, NAME_ABOVE, STACKED } from '../tolerances.ts';

/** The day the document is of: "Statement date 7 January 2025". Null where none is named, or two different ones are. */
export function findOwnDate(lines: readonly TokenLine[]): DateToken | null {
  let found: DateToken | null = null;
  for (const at of lines.keys()) {
    const date = namedDate(lines, at);
    if (date === null || !hasYear(date)) continue;
    if (found !== null && found.text !== date.text) return null;
    found ??= date;
  }
  return found;
}

function namedDate(lines: readonly TokenLine[], at: number): DateToken | null {
  const [line, above] = [lines[at] as TokenLine, lines[at - 1]];
  const [date, other] = line.dates;
  if (date === undefined) return null;
  const named = line.dates.find((each) => isNamed(line, each));
  if (named !== undefined) return named;
  if (line.amounts.length > 0 || other !== undefined) return dateUnderName(lines, at);
  return isNamedAbove(above, line, date) ? date : null;
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
    if (token.gap > BOX_CELL_GAP) break;
  }
  return isPeriodName(before);
}

/** Whether the date stands alone below its name. */
function isNamedAbove(above: TokenLine | undefined, { tokens, line }: TokenLine, date: DateToken): boolean {
  if (tokens.length !== 1 || above?.line.page !== line.page || !above.tokens.every(({ kind }) => kind === 'text'))
    return false;
  const words = above.tokens.map(({ text }) => bareWord(text));
  return (
    line.baseline - above.line.baseline <= NAME_ABOVE * line.size &&
    Math.abs((above.tokens[0] as Token).x0 - date.x0) <= ALIGNED &&
    isPeriodName(words)
  );
}

/** Names of a grid take so many lines at most, those in two languages among them. */
const LINES_OF_NAMES = 3;

/** The date under its name in a grid of names over their values; of names of several lines the lowest over it tells. */
function dateUnderName(lines: readonly TokenLine[], at: number): DateToken | null {
  let rest = (lines[at] as TokenLine).dates;
  for (let up = 1; up <= LINES_OF_NAMES && rest.length > 0; up++) {
    const [above, below] = [lines[at - up], lines[at - up + 1] as TokenLine];
    if (above === undefined || !isNamesOf(above, below)) return null;
    const named = rest.find((date) => isPeriodName(wordsOver(above, date)));
    if (named !== undefined) return named;
    rest = rest.filter((date) => wordsOver(above, date).length === 0);
  }
  return null;
}

/** Whether a date stands below the name of a day, of an amount due or of another figure of the statement. */
export function isUnderLabel(above: TokenLine | undefined, line: TokenLine, date: DateToken): boolean {
  return above !== undefined && isNamesOf(above, line) && labelWords.exact(wordsOver(above, date)) !== null;
}

/** Whether a line of words alone stands right above another one, as names do above their values. */
function isNamesOf(above: TokenLine, { line }: Pick<TokenLine, 'line'>): boolean {
  if (above.dates.length + above.money.length > 0 || above.line.page !== line.page) return false;
  return line.baseline - above.line.baseline <= STACKED * line.size;
}

/** The words of the cell that stands over a date. */
function wordsOver({ tokens }: TokenLine, date: DateToken): string[] {
  const at = tokens.findIndex((token) => overlap(token, date));
  if (at < 0) return [];
  const isStart = (token: Token): boolean => token.gap > BOX_CELL_GAP;
  const start = tokens.findLastIndex((token, i) => i <= at && isStart(token));
  const end = tokens.findIndex((token, i) => i > at && isStart(token));
  return tokens.slice(Math.max(start, 0), end < 0 ? undefined : end).map(({ text }) => bareWord(text));
}

/** "Statement date", also beside its name in a language that is written without Latin letters. */
function isPeriodName(words: readonly string[]): boolean {
  const latin = words.filter((word) => /[a-z]/.test(word));
  const isName = (name: readonly string[]): boolean => name.length > 1 || UNSPACED.test(name[0] ?? '');
  return [words, latin].some((name) => isName(name) && labelWords.exact(name) === 'period');
}

/** "結帳日": a name of several words that are written as one. */
const UNSPACED = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]{3,}$/u;

import type { DateToken, Token, TokenLine } from '../../grammar/tokens.ts';
import { withTokens } from '../../grammar/tokens.ts';
import { bareWord } from '../../vocabulary/phrases.ts';
import { dayWords, monthWords } from '../../vocabulary/vocabulary.ts';
import { ALIGNED_ROUGHLY } from '../../tolerances.ts';

/** So many rows under the two names are a list. */
const FEWEST = 3;

/** Where the names of the months and of the days of a journal stand. */
interface Places {
  readonly month: Token;
  readonly day: Token;
}

/**
 * "月 | 日" over the rows of a journal: months and days in columns of their own, a month once where it does not change.
 * The numbers under the two names are one date.
 */
export function withMonthAndDay(lines: readonly TokenLine[]): readonly TokenLine[] {
  if (!lines.some((line) => placesOf(line) !== null)) return lines;
  let places: Places | null = null;
  let month: number | null = null;
  let found = 0;
  const read = lines.map((line) => {
    places = placesOf(line) ?? places;
    if (places === null || line.amounts.length === 0) return line;
    const [first, second] = line.tokens;
    const own = numberUnder(first, places.month, 12);
    const day = numberUnder(own === null ? first : second, places.day, 31);
    month = own ?? month;
    if (day === null || month === null) return line;
    found++;
    const printed = line.tokens.slice(0, own === null ? 1 : 2);
    return withTokens(line, [dateOf(printed, month, day), ...line.tokens.slice(printed.length)]);
  });
  return found >= FEWEST ? read : lines;
}

/** The names of both columns, one right behind the other at the beginning of a line. */
function placesOf({ tokens, amounts, dates }: TokenLine): Places | null {
  const [month, day] = tokens;
  if (!month || !day || amounts.length > 0 || dates.length > 0) return null;
  return monthWords.has(bareWord(month.text)) && dayWords.has(bareWord(day.text)) ? { month, day } : null;
}

/** The number that stands under a name, up to the `most`; null where none does. */
function numberUnder(token: Token | undefined, name: Token, most: number): number | null {
  if (token?.kind !== 'money' || !/^\d{1,2}$/.test(token.text)) return null;
  const apart = Math.abs(token.x0 + token.x1 - name.x0 - name.x1) / 2;
  const value = Number(token.text);
  return apart <= 2 * ALIGNED_ROUGHLY && value >= 1 && value <= most ? value : null;
}

function dateOf(printed: readonly Token[], month: number, day: number): DateToken {
  const [first, last] = [printed[0], printed.at(-1)] as [Token, Token];
  return {
    kind: 'date',
    date: { kind: 'known', year: null, month, day, words: printed.length },
    text: printed.map(({ text }) => text).join(' '),
    x0: last.x0,
    x1: last.x1,
    gap: first.gap,
    size: last.size,
    confidence: Math.min(...printed.map(({ confidence }) => confidence)),
    repaired: false,
  };
}

import { fullYear, type PrintedDate } from '../../grammar/date.ts';
import { withTokens, type DateToken, type Token, type TokenLine } from '../../grammar/tokens.ts';

/** More different numbers than this are no years of one statement, but days. */
const MOST_YEARS = 2;
/** The others are none of the table's: "1 November to 30 November 2024". */
const MOST_LINES = 0.9;
/** Dates of one column begin this near to each other (points). */
const SAME_PLACE = 2;

/**
 * "03 Jun" and "24" in cells of their own: a two-digit number right after the date of most dated lines is the year.
 * A few lines may begin their text with a number ("24 HOUR GYM"); a column of years has hardly any variety. Where the
 * numbers in front have none, and those behind have, the year stands first: "24 Jun 03".
 */
export function joinYears(lines: readonly TokenLine[]): readonly TokenLine[] {
  const [before, after] = [new Set<number>(), new Set<number>()];
  const places: number[] = [];
  const others: number[] = [];
  for (const { tokens, dates } of lines) {
    const first = tokens[0];
    if (!first || first.kind !== 'date' || !lacksYear(first) || !dates.every(lacksYear)) continue;
    const next = numberAfter(tokens);
    (next === null ? others : places).push(first.x0);
    if (next === null) continue;
    before.add(first.date.day);
    after.add(Number(next.text));
  }
  // What begins elsewhere is a date among the words of an entry: "25FEB" below its first line.
  const without = others.filter((x0) => places.some((place) => Math.abs(place - x0) <= SAME_PLACE)).length;
  if (places.length < 2 || places.length < (places.length + without) * MOST_LINES) return lines;
  const isYearFirst = after.size > MOST_YEARS && before.size <= MOST_YEARS && Math.max(...after) <= 31;
  if (after.size > MOST_YEARS && !isYearFirst) return lines;
  return lines.map((line) => {
    const first = line.tokens[0];
    return first?.kind === 'date' && numberAfter(line.tokens) !== null ? withYears(line, isYearFirst) : line;
  });
}

type Yearless = DateToken & { readonly date: Extract<PrintedDate, { kind: 'known' }> };
const lacksYear = (token: DateToken): token is Yearless => token.date.kind === 'known' && token.date.year === null;

/** The dates of a line with the years that stand right after them, or in front. */
function withYears(line: TokenLine, isYearFirst: boolean): TokenLine {
  const joined = new Map<Token, DateToken>();
  const numbers = new Set<Token>();
  line.tokens.forEach((token, at) => {
    if (token.kind !== 'date' || !lacksYear(token)) return;
    const number = numberAfter(line.tokens.slice(at));
    if (number === null) return;
    const [year, day] = isYearFirst ? [token.date.day, Number(number.text)] : [Number(number.text), token.date.day];
    numbers.add(number);
    joined.set(token, {
      ...token,
      text: `${token.text} ${number.text}`,
      x1: number.x1,
      date: { ...token.date, day, year: fullYear(year) },
    });
  });
  const tokens = line.tokens.flatMap((token) => (numbers.has(token) ? [] : [joined.get(token) ?? token]));
  return withTokens(line, tokens);
}

function numberAfter(tokens: readonly Token[]): Token | null {
  const next = tokens[1];
  return next && next.kind === 'money' && next.gap < 0.8 && /^(?:20)?[0-4]\d$/.test(next.text) ? next : null;
}

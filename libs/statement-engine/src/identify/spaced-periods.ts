import { dateToken, type DateToken, type Token, type TokenLine } from '../grammar/tokens.ts';
import { MOST_BETWEEN_DATES, NUMBERS_OF_DATE_GAP } from '../tolerances.ts';

const TWO_DIGITS = /^\d{2}$/;
const YEAR = /^(?:19|20)\d{2}$/;

/** "DU 22 12 2022 AU 21 01 2023": numbers with blanks between them are dates where two of them make a period. */
export function joinSpacedDates(lines: readonly TokenLine[]): readonly TokenLine[] {
  return lines.map((line) => {
    if (line.dates.length > 0 || line.amounts.length > 0 || line.money.length < 6) return line;
    const starts = line.tokens.flatMap((_, at) => (dateAt(line.tokens, at) ? [at] : []));
    const [from, to] = starts;
    if (starts.length !== 2 || from === undefined || to === undefined) return line;
    const between = line.tokens.slice(from + 3, to);
    if (between.length === 0 || between.length > MOST_BETWEEN_DATES || between.some(({ kind }) => kind !== 'text'))
      return line;
    const [first, last] = [dateAt(line.tokens, from), dateAt(line.tokens, to)] as [DateToken, DateToken];
    const tokens = [...line.tokens.slice(0, from), first, ...between, last, ...line.tokens.slice(to + 3)];
    return { ...line, tokens, money: line.money.filter((token) => tokens.includes(token)), dates: [first, last] };
  });
}

/** Three numbers that are a day, a month in whatever order, and a year. */
function dateAt(tokens: readonly Token[], at: number): DateToken | null {
  const [first, second, year] = tokens.slice(at, at + 3);
  if (!first || !second || !year || !TWO_DIGITS.test(first.text) || !TWO_DIGITS.test(second.text)) return null;
  if (!YEAR.test(year.text) || second.gap >= NUMBERS_OF_DATE_GAP || year.gap >= NUMBERS_OF_DATE_GAP) return null;
  const [a, b] = [Number(first.text), Number(second.text)];
  if (a < 1 || b < 1 || a > 31 || b > 31 || (a > 12 && b > 12)) return null;
  return dateToken({ kind: 'numeric', parts: [a, b, Number(year.text)], words: 3 }, tokens, at);
}

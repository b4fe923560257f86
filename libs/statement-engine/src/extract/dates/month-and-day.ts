import { dateToken, type DateToken, type Token, type TokenLine } from '../../grammar/tokens.ts';
import { withTokens } from '../../grammar/tokens.ts';
import { bareWord } from '../../vocabulary/phrases.ts';
import { dayWords, monthWords } from '../../vocabulary/vocabulary.ts';
import { ALIGNED, ALIGNED_ROUGHLY } from '../../tolerances.ts';

/** So many rows under the two names are a list. */
const FEWEST = 3;

/** Where the names of the months and of the days of a journal stand. */
interface Places {
  readonly month: Token;
  readonly day: Token;
}

/** Of the rows that begin with one such pair, so many that begin with two are a habit. */
const NEARLY_ALL = 0.85;
/** So many different months at most are those of one statement. */
const MOST_MONTHS = 3;

/** Dates whose months and days stand in columns of their own: under their names, beside each other, or beside the year. */
export function withMonthAndDay(lines: readonly TokenLine[]): readonly TokenLine[] {
  return withYearAndMonth(withPairs(withNamedColumns(lines)));
}

/**
 * "25 Mayo   02" above "   03": year and month stand once where they do not change, and each row begins with its day; or in each
 * row, where there are several months. Of "25 May" alone the number would be the day: beside so many days it is the year of all.
 */
function withYearAndMonth(lines: readonly TokenLine[]): readonly TokenLine[] {
  const headed = lines.flatMap((line) => yearAndMonthOf(line) ?? []);
  const [first] = headed;
  if (first === undefined) return lines;
  const isUnder = (token: Token | undefined): boolean => Math.abs((token?.x1 ?? 0) - first.day.x1) <= ALIGNED;
  const alone = lines.flatMap(({ tokens: [token], amounts }) =>
    amounts.length > 0 && isUnder(token) ? (numberOf(token, 31) ?? []) : [],
  );
  const years = new Set(headed.map(({ year }) => year));
  const months = new Set(headed.map(({ month }) => month));
  const days = alone.length === 0 && months.size > 1 ? headed.map(({ day }) => Number(day.text)) : alone;
  if (new Set(days).size < FEWEST || years.size > 2 || !headed.every(({ day }) => isUnder(day))) return lines;
  let last: YearAndMonth | null = null;
  return lines.map((line) => {
    const own = yearAndMonthOf(line);
    last = own ?? last;
    const day = own?.day ?? line.tokens[0];
    const number = numberOf(day, 31);
    if (last === null || number === null || !isUnder(day) || line.amounts.length === 0) return line;
    const date = dateOf(line.tokens.slice(0, own ? 2 : 1), last.month, number, last.year);
    return withTokens(line, [date, ...line.tokens.slice(own ? 2 : 1)]);
  });
}

/** A year and a month that a line begins with, and the day behind them. */
interface YearAndMonth {
  readonly year: number;
  readonly month: number;
  readonly day: Token;
}

function yearAndMonthOf({ tokens: [date, day], amounts }: TokenLine): YearAndMonth | null {
  if (date?.kind !== 'date' || date.date.kind !== 'known' || date.date.year !== null || amounts.length === 0)
    return null;
  const isYearFirst = /^\d{2}\s\p{L}/u.test(date.text);
  return isYearFirst && day !== undefined && numberOf(day, 31) !== null
    ? { year: 2000 + date.date.day, month: date.date.month, day }
    : null;
}

/** The number that a token is, up to the `most`; null where it is none. */
function numberOf(token: Token | undefined, most: number): number | null {
  const value = token?.kind === 'money' && /^\d{1,2}$/.test(token.text) ? Number(token.text) : 0;
  return value >= 1 && value <= most ? value : null;
}

/**
 * "06 12 07 12" at the beginning of rows: the day and the month of two dates, in four columns of small numbers of which
 * the second and the fourth, or the first and the third, hold few different months. Two columns alone are one date where
 * no line has another and the days go on from row to row, and not by one each as the numbers of the rows do.
 */
function withPairs(lines: readonly TokenLine[]): readonly TokenLine[] {
  const begun = lines.filter((line) => line.amounts.length > 0 && smallNumbers(line, 2) !== null);
  for (const pairs of [2, 1]) {
    const rows = begun.flatMap((line) => {
      const numbers = smallNumbers(line, 2 * pairs);
      return numbers ? [numbers] : [];
    });
    const order = rows.length < FEWEST || rows.length < begun.length * NEARLY_ALL ? null : orderOf(rows, pairs);
    if (order === null || (pairs === 1 && !areDates(rows, order, lines))) continue;
    return lines.map((line) => withDatesOf(line, pairs, order));
  }
  return lines;
}

type PairOrder = 'monthFirst' | 'dayFirst';

/** Which number of each pair is the month: the one that takes few values; null where both or neither may be. */
function orderOf(rows: readonly number[][], pairs: number): PairOrder | null {
  const areMonths = (first: number): boolean =>
    Array.from({ length: pairs }, (_, pair) => rows.map((numbers) => numbers[first + 2 * pair] as number)).every(
      (values) => new Set(values).size <= MOST_MONTHS && Math.max(...values) <= 12,
    );
  const [monthFirst, dayFirst] = [areMonths(0), areMonths(1)];
  return monthFirst === dayFirst ? null : monthFirst ? 'monthFirst' : 'dayFirst';
}

function areDates(rows: readonly number[][], order: PairOrder, lines: readonly TokenLine[]): boolean {
  if (lines.some(({ amounts, dates }) => amounts.length > 0 && dates.length > 0)) return false;
  const days = rows.map(
    (numbers) => numbers[order === 'dayFirst' ? 1 : 0]! * 31 + numbers[order === 'dayFirst' ? 0 : 1]!,
  );
  const steps = days.slice(1).map((day, at) => day - (days[at] as number));
  const goOn = steps.filter((step) => step >= 0).length >= NEARLY_ALL * steps.length;
  return rows.length > FEWEST && goOn && !steps.every((step) => step === 1);
}

function withDatesOf(line: TokenLine, pairs: number, order: PairOrder): TokenLine {
  const numbers = line.amounts.length > 0 ? smallNumbers(line, 2 * pairs) : null;
  if (numbers === null) return line;
  const dates = Array.from({ length: pairs }, (_, pair) => {
    const [first, second] = numbers.slice(2 * pair) as [number, number];
    const [month, day] = order === 'monthFirst' ? [first, second] : [second, first];
    return dateOf(line.tokens.slice(2 * pair, 2 * pair + 2), month, day);
  });
  return withTokens(line, [...dates, ...line.tokens.slice(2 * pairs)]);
}

/** The numbers up to 31 that a line begins with, so many; null where it does not. */
function smallNumbers({ tokens }: TokenLine, count: number): number[] | null {
  const numbers = tokens.slice(0, count).flatMap((token) => numberOf(token, 31) ?? []);
  return numbers.length === count ? numbers : null;
}

/**
 * "月 | 日" over the rows of a journal: months and days in columns of their own, a month once where it does not change.
 * The numbers under the two names are one date.
 */
function withNamedColumns(lines: readonly TokenLine[]): readonly TokenLine[] {
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
  const apart = token ? Math.abs(token.x0 + token.x1 - name.x0 - name.x1) / 2 : Infinity;
  return apart <= 2 * ALIGNED_ROUGHLY ? numberOf(token, most) : null;
}

/** It stands where its last part does: a month may be left out. */
function dateOf(printed: readonly Token[], month: number, day: number, year: number | null = null): DateToken {
  const date = dateToken({ kind: 'known', year, month, day, words: printed.length }, printed);
  return { ...date, x0: (printed.at(-1) as Token).x0 };
}

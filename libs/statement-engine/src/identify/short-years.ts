import { dayNumber, fullYear } from '../grammar/date.ts';
import { withTokens, type DateToken, type Token, type TokenLine } from '../grammar/tokens.ts';
import { LONGEST_PERIOD_DAYS, MOST_BETWEEN_DATES, YEAR_BEHIND_DATE_GAP } from '../tolerances.ts';

/** The dash that leads to the other end may have been taken for a sign of the number: "24 -". */
const TWO_DIGITS = /^(\d{2})( ?[-–])?$/;
/** "date:", "Datum". */
const NAME = /\p{L}{3}|:$/u;

/**
 * "from 01 SEP 23 to 30 SEP 23": a number of two digits behind both ends of a period is their year, and so it is behind
 * two dates that stand in a line alone ("06 AUG 26   26 AUG 26" below "Statement date   Due date").
 * A year whose last digits were cut off is completed.
 */
export function joinShortYears(lines: readonly TokenLine[]): readonly TokenLine[] {
  return lines.map((printed) => {
    const line = withLastYear(withCutYear(printed));
    if (line.dates.length !== 2 || line.amounts.length > 0) return line;
    const [from, to] = line.dates.map((date) => withYear(line.tokens, date));
    if (!from || !to) return line;
    const between = [...from.dash, ...line.tokens.slice(from.at + 2, to.at)];
    const isJoined =
      between.length > 0 && between.length <= MOST_BETWEEN_DATES && between.every(({ kind }) => kind === 'text');
    const isAlone = between.length === 0 && line.tokens.length === 4;
    const days = to.day - from.day;
    if (!(isJoined || isAlone) || days < 0 || days > LONGEST_PERIOD_DAYS) return line;
    return withTokens(line, [
      ...line.tokens.slice(0, from.at),
      from.date,
      ...between,
      to.date,
      ...line.tokens.slice(to.at + 2),
    ]);
  });
}

/** "Issue date: 15 MAR 13": the number that ends a line behind its only date, which a name stands before. */
function withLastYear(line: TokenLine): TokenLine {
  const [date, other] = line.dates;
  if (date === undefined || other !== undefined || line.amounts.length > 0) return line;
  const found = withYear(line.tokens, date);
  if (found === null || found.at === 0 || found.at + 2 < line.tokens.length || found.dash.length > 0) return line;
  return NAME.test(line.tokens[found.at - 1]?.text ?? '')
    ? withTokens(line, [...line.tokens.slice(0, found.at), found.date])
    : line;
}

interface Dated {
  readonly at: number;
  readonly date: DateToken;
  readonly day: number;
  /** What stood behind the year as its sign. */
  readonly dash: readonly Token[];
}

/** A date without a year together with the number right behind it. */
function withYear(tokens: readonly Token[], token: DateToken): Dated | null {
  const at = tokens.indexOf(token);
  const year = tokens[at + 1];
  const { date } = token;
  if (date.kind !== 'known' || date.year !== null || !year) return null;
  const [, digits, dash] = TWO_DIGITS.exec(year.text) ?? [];
  if (digits === undefined || year.gap >= YEAR_BEHIND_DATE_GAP) return null;
  const full = fullYear(Number(digits));
  const { x0, x1, gap, size, confidence, repaired } = year;
  return {
    at,
    dash:
      dash === undefined
        ? []
        : [{ kind: 'text', text: dash.trim(), x0, x1, gap, size, confidence, repaired: repaired === true }],
    day: dayNumber(full, date.month, date.day),
    date: {
      ...token,
      text: `${token.text} ${digits}`,
      x1: year.x1,
      confidence: Math.min(token.confidence, year.confidence),
      repaired: token.repaired === true || year.repaired === true,
      date: { ...date, year: full, words: date.words + 1 },
    },
  };
}

const WHOLE_YEAR = /(?:19|20)\d{2}\W*$/;
const CUT_YEAR = /\D(?:19|20)$/;

/**
 * "November 12, 2024 to December 11, 20" at the edge of the page: beside a date whose year has four digits, the last one
 * of a line has lost the end of its year. It is the first year in which it lies behind the other date.
 */
function withCutYear(line: TokenLine): TokenLine {
  const [from, to] = line.dates.slice(-2);
  if (!from || !to || line.amounts.length > 0 || line.tokens.at(-1) !== to) return line;
  if (!WHOLE_YEAR.test(from.text) || !CUT_YEAR.test(to.text)) return line;
  const whole = completed(from, to);
  return whole === null ? line : withTokens(line, [...line.tokens.slice(0, -1), whole]);
}

function completed({ date: from }: DateToken, token: DateToken): DateToken | null {
  const { date } = token;
  if (from.kind === 'known' && date.kind === 'known' && from.year !== null) {
    const isBehind = dayNumber(from.year, date.month, date.day) >= dayNumber(from.year, from.month, from.day);
    return { ...token, date: { ...date, year: isBehind ? from.year : from.year + 1 } };
  }
  if (from.kind !== 'numeric' || date.kind !== 'numeric') return null;
  const [[a, b, year = 0], [c, d]] = [from.parts, date.parts];
  // Whichever of the two numbers is the month.
  const [byFirst, bySecond] = [c - a || d - b, d - b || c - a].map((step) => step >= 0);
  return byFirst === bySecond ? { ...token, date: { ...date, parts: [c, d, byFirst ? year : year + 1] } } : null;
}

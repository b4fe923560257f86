import { dayNumber, fullYear } from '../grammar/date.ts';
import { withTokens, type DateToken, type Token, type TokenLine } from '../grammar/tokens.ts';

/** The dash that leads to the other end may have been taken for a sign of the number: "24 -". */
const TWO_DIGITS = /^(\d{2})( ?[-–])?$/;
/** A year stands this close behind its date (font sizes). */
const SPACE = 0.8;
/** Between the two dates of a period stand so many words. */
const MOST_BETWEEN = 3;
/** No statement covers more days. */
const LONGEST = 400;

/**
 * "from 01 SEP 23 to 30 SEP 23": a number of two digits behind both ends of a period is their year, and so it is behind
 * two dates that stand in a line alone ("06 AUG 26   26 AUG 26" below "Statement date   Due date").
 */
export function joinShortYears(lines: readonly TokenLine[]): readonly TokenLine[] {
  return lines.map((line) => {
    if (line.dates.length !== 2 || line.amounts.length > 0) return line;
    const [from, to] = line.dates.map((date) => withYear(line.tokens, date));
    if (!from || !to) return line;
    const between = [...from.dash, ...line.tokens.slice(from.at + 2, to.at)];
    const isJoined =
      between.length > 0 && between.length <= MOST_BETWEEN && between.every(({ kind }) => kind === 'text');
    const isAlone = between.length === 0 && line.tokens.length === 4;
    const days = to.day - from.day;
    if (!(isJoined || isAlone) || days < 0 || days > LONGEST) return line;
    return withTokens(line, [
      ...line.tokens.slice(0, from.at),
      from.date,
      ...between,
      to.date,
      ...line.tokens.slice(to.at + 2),
    ]);
  });
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
  if (digits === undefined || year.gap >= SPACE) return null;
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

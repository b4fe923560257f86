import { fullYear } from '../../grammar/date.ts';
import { withTokens, type Token, type TokenLine } from '../../grammar/tokens.ts';
import { WORD_GAP } from '../../tolerances.ts';

const TWO_DIGITS = /^\d{2}$/;
const PARTS = 3;
/** So many rows that begin so, of all that begin with two such numbers, are a habit. */
const FEWEST = 3;
const NEARLY_ALL = 0.85;
/** So many different numbers at most are the years of one statement. */
const MOST_YEARS = 2;

/**
 * "05 01 26" at the beginning of rows: three numbers of two digits, of which the last or the first is hardly ever another,
 * as one number that is a date by its column; a year that stands last is written out.
 */
export function withJoinedNumbers(lines: readonly TokenLine[]): readonly TokenLine[] {
  const begun = lines.filter((line) => line.amounts.length > 0 && isBegun(line, PARTS - 1));
  const whole = begun.filter((line) => isBegun(line, PARTS));
  const isYear = (at: number): boolean => new Set(whole.map(({ tokens }) => tokens[at]?.text)).size <= MOST_YEARS;
  const [isFirst, isLast] = [isYear(0), isYear(PARTS - 1)];
  if (whole.length < FEWEST || whole.length < begun.length * NEARLY_ALL || isFirst === isLast) return lines;
  return lines.map((line) => (isBegun(line, PARTS) ? joined(line, isLast) : line));
}

/** Whether a line begins with so many numbers of two digits, a blank apart. */
function isBegun({ tokens }: TokenLine, count: number): boolean {
  return (
    tokens.length > count &&
    tokens
      .slice(0, count)
      .every(({ kind, text, gap }, at) => kind === 'money' && TWO_DIGITS.test(text) && (at === 0 || gap < WORD_GAP))
  );
}

function joined(line: TokenLine, isYearLast: boolean): TokenLine {
  const [first, second, third] = line.tokens as [Token, Token, Token];
  const last = isYearLast ? `${fullYear(Number(third.text))}` : third.text;
  return withTokens(line, [
    { ...first, text: first.text + second.text + last, x1: third.x1 },
    ...line.tokens.slice(PARTS),
  ]);
}

import { dayNumber } from '../grammar/date.ts';
import { withTokens, type DateToken, type TokenLine } from '../grammar/tokens.ts';

const WHOLE_YEAR = /(?:19|20)\d{2}\W*$/;
const CUT_YEAR = /\D(?:19|20)$/;

/**
 * "November 12, 2024 to December 11, 20" at the edge of the page: beside a date whose year has four digits, the last one
 * of a line has lost the end of its year. It is the first year in which it lies behind the other date.
 */
export function completeCutYears(lines: readonly TokenLine[]): readonly TokenLine[] {
  return lines.map((line) => {
    const [from, to] = line.dates.slice(-2);
    if (!from || !to || line.amounts.length > 0 || line.tokens.at(-1) !== to) return line;
    if (!WHOLE_YEAR.test(from.text) || !CUT_YEAR.test(to.text)) return line;
    const whole = completed(from, to);
    return whole === null ? line : withTokens(line, [...line.tokens.slice(0, -1), whole]);
  });
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

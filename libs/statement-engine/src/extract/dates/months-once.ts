import { fullYear } from '../../grammar/date.ts';
import { withTokens, dateToken, type Token, type TokenLine } from '../../grammar/tokens.ts';
import { ALIGNED, FEWEST_DAYS_ALONE } from '../../tolerances.ts';

const DAY = /^(?:0?[1-9]|[12]\d|3[01])$/;

/**
 * "25 Diciem.  30", and below it "31" alone: year and month stand beside the first day of each month, every entry prints its
 * day. The number before the month is its year where a day stands behind it, and years follow each other.
 */
export function withMonthsOnce(lines: readonly TokenLine[]): readonly TokenLine[] {
  const heads = lines.filter(
    (line) => line.amounts.length > 0 && line.dates.length === 1 && monthOnce(line.tokens) !== null,
  );
  const [first] = heads;
  if (first === undefined) return lines;
  const edge = (first.tokens[1] as Token).x0;
  const isDayAlone = ({ tokens: [token], amounts }: TokenLine): boolean =>
    token?.kind === 'money' && amounts.length > 0 && DAY.test(token.text) && Math.abs(token.x0 - edge) <= ALIGNED;
  const years = heads.map(({ tokens }) => (monthOnce(tokens) as Month).year);
  if (lines.filter(isDayAlone).length < FEWEST_DAYS_ALONE || Math.max(...years) - Math.min(...years) > 1) return lines;
  let month: Month | null = null;
  return lines.map((line) => {
    const named = heads.includes(line) ? monthOnce(line.tokens) : null;
    month = named ?? month;
    if (month === null || (named === null && !isDayAlone(line))) return line;
    const parts = line.tokens.slice(0, named === null ? 1 : 2);
    const day = Number((parts.at(-1) as Token).text);
    const date = dateToken({ kind: 'known', ...month, day, words: parts.length }, parts);
    return withTokens(line, [date, ...line.tokens.slice(parts.length)]);
  });
}

interface Month {
  readonly year: number;
  readonly month: number;
}

/** "25 Diciem." with a day behind it. */
function monthOnce([token, day]: readonly Token[]): Month | null {
  if (token?.kind !== 'date' || token.date.kind !== 'known' || day?.kind !== 'money' || !DAY.test(day.text))
    return null;
  const { year, month, day: number } = token.date;
  return year === null && /^\d{2}\s?\p{L}/u.test(token.text) ? { year: fullYear(number), month } : null;
}

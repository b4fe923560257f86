import { withoutTokens, type Token, type TokenLine } from '../../grammar/tokens.ts';
import { FORM, hasForm } from '../../grammar/word-forms.ts';

const CLOCK = /^(?:[01]\d|2[0-3])\.[0-5]\d$/;
/** Times of one column begin within this distance (points). */
const SAME_EDGE = 2;
/** So many times are no accident; amounts of money begin with no nought before another figure. */
const FEWEST = 3;
const BEFORE_TEN = /^0\d/;
/** The last month and the last day, as a day of the year may be printed: "03.24", "24.03". */
const [MONTHS, DAYS] = [12, 31];

/**
 * "07.47" at the beginning of lines that end with an amount of their own: times with a point in a column of their own,
 * where all that stands there is one. The lines without them.
 */
export function dropDottedClocks(lines: readonly TokenLine[]): readonly TokenLine[] {
  if (!hasForm(lines, FORM.clock)) return lines;
  const first = ({ tokens }: TokenLine): Token | undefined => tokens.find(({ kind }) => kind !== 'date');
  const isClock = ({ kind, text }: Token): boolean => kind === 'money' && CLOCK.test(text);
  const entries = lines.flatMap((line) => {
    if ((line.forms & FORM.clock) === 0) return [];
    const token = first(line);
    return token !== undefined && isClock(token) && line.amounts.some((amount) => amount !== token)
      ? [{ line, token }]
      : [];
  });
  const edge = entries[0]?.token.x0 ?? 0;
  const isInLine = ({ x0 }: Token): boolean => Math.abs(x0 - edge) <= SAME_EDGE;
  const isColumn =
    entries.length >= FEWEST &&
    entries.every(({ token }) => isInLine(token)) &&
    entries.some(({ token }) => BEFORE_TEN.test(token.text)) &&
    entries.some(({ token }) => !mayBeDay(token.text)) &&
    lines.every((line) => line.amounts.every((token) => !isInLine(token) || isClock(token)));
  if (!isColumn) return lines;
  const clocks = new Set<Token>(entries.map(({ token }) => token));
  return lines.map((line) => withoutTokens(line, clocks));
}

function mayBeDay(text: string): boolean {
  const [one, other] = text.split('.').map(Number) as [number, number];
  const isDay = (month: number, day: number): boolean => month > 0 && month <= MONTHS && day > 0 && day <= DAYS;
  return isDay(one, other) || isDay(other, one);
}

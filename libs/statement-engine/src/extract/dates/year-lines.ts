import { withToken, withTokens, type DateToken, type Token, type TokenLine } from '../../grammar/tokens.ts';
import { FORM } from '../../grammar/word-forms.ts';
import { ALIGNED_ROUGHLY, CELL_GAP } from '../../tolerances.ts';

const YEAR = /^(?:19|20)\d{2}$/;

/** A jump of this many months between two rows is the turn of a year. */
const TURN = 6;

/**
 * A year printed alone in the column of the dates holds for the dates below it, until the next one. Where the dates pass
 * the turn of a year and none is printed, they stay without.
 */
export function applyYearLines(lines: readonly TokenLine[]): readonly TokenLine[] {
  if (!lines.some(({ forms, tokens }) => (forms & FORM.year) !== 0 && YEAR.test(tokens[0]?.text ?? ''))) return lines;
  const lefts = lines.flatMap((line) => (isYearless(line.tokens[0]) ? [(line.tokens[0] as Token).x0] : []));
  const isYear = ([token, next]: readonly Token[]): boolean =>
    token !== undefined &&
    YEAR.test(token.text) &&
    // "1950 Henry Street" at the head of each page begins where the dates do.
    (next === undefined || next.gap > CELL_GAP) &&
    lefts.filter((left) => Math.abs(left - token.x0) <= ALIGNED_ROUGHLY).length * 2 > lefts.length;
  const others = lines.flatMap((line) => (isYearless(line.tokens[1]) ? [(line.tokens[1] as Token).x0] : []));
  const isOtherYear = (token: Token): boolean =>
    YEAR.test(token.text) && others.some((left) => Math.abs(left - token.x0) <= ALIGNED_ROUGHLY);
  if (lefts.length < 2 || !lines.some((line) => isYear(line.tokens))) return lines;
  let year: number | null = null;
  let month: number | null = null;
  return lines.map((line) => {
    const first = line.tokens[0];
    if (isYear(line.tokens)) {
      if (year !== Number((first as Token).text)) month = null;
      year = Number((first as Token).text);
      const keep = (token: Token): boolean => token !== first && !isOtherYear(token);
      return withTokens(line, line.tokens.filter(keep));
    }
    if (!isYearless(first) || year === null) return line;
    if (month !== null && Math.abs(first.date.month - month) > TURN) year = null;
    month = first.date.month;
    if (year === null) return line;
    const date: DateToken = { ...first, date: { ...first.date, year } };
    return withToken(line, first, date);
  });
}

function isYearless(token: Token | undefined): token is DateToken & { date: { kind: 'known'; month: number } } {
  return token?.kind === 'date' && token.date.kind === 'known' && token.date.year === null;
}

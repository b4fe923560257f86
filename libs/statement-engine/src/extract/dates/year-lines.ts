import { withToken, withTokens, type DateToken, type Token, type TokenLine } from '../../grammar/tokens.ts';
import { FORM, hasForm } from '../../grammar/word-forms.ts';

const YEAR = /^(?:19|20)\d{2}$/;
/** A year in the column of dates begins where the dates begin (points). */
const SAME_LEFT = 3;
/** Of the dates without a year, so many have it below them where dates stand in two lines. */
const NEARLY_ALL = 0.8;
/** A jump of this many months between two rows is the turn of a year. */
const TURN = 6;

/** "03.05." and "2025" right below it, in one cell: the year of the dates above it, in every column of dates. */
export function joinYearsBelow(lines: readonly TokenLine[]): readonly TokenLine[] {
  if (!hasForm(lines, FORM.year)) return lines;
  const below = new Map<number, ReadonlyMap<Token, Token>>();
  lines.forEach((line, at) => {
    const next = lines[at + 1];
    if (!next || (next.forms & FORM.year) === 0 || !isShort(line.tokens[0])) return;
    if (next.line.page !== line.line.page || next.tokens[0]?.kind === 'date') return;
    const years = line.tokens.flatMap((date): [Token, Token][] => {
      const year = next.tokens.find(({ text, x0 }) => YEAR.test(text) && Math.abs(x0 - date.x0) <= SAME_LEFT);
      return isShort(date) && year ? [[date, year]] : [];
    });
    if (years.some(([date]) => date === line.tokens[0])) below.set(at, new Map(years));
  });
  if (below.size < 2) return lines;
  const dated = lines.filter((line) => isShort(line.tokens[0])).length;
  if (below.size < dated * NEARLY_ALL) return lines;
  return lines.map((line, at) => {
    const own = below.get(at);
    const used = new Set(below.get(at - 1)?.values());
    const tokens = line.tokens.flatMap((token) => (used.has(token) ? [] : [withYear(token, own?.get(token))]));
    return own || used.size > 0 ? withTokens(line, tokens) : line;
  });
}

/** A date of a day and a month in figures. */
function isShort(token: Token | undefined): token is DateToken & { date: { kind: 'numeric' } } {
  return token?.kind === 'date' && token.date.kind === 'numeric' && token.date.parts.length === 2;
}

function withYear(token: Token, year: Token | undefined): Token {
  if (!isShort(token) || !year) return token;
  const [a, b] = token.date.parts;
  return { ...token, text: `${token.text}${year.text}`, date: { ...token.date, parts: [a, b, Number(year.text)] } };
}

/**
 * A year printed alone in the column of the dates holds for the dates below it, until the next one. Where the dates pass
 * the turn of a year and none is printed, they stay without.
 */
export function applyYearLines(lines: readonly TokenLine[]): readonly TokenLine[] {
  if (!lines.some(({ forms, tokens }) => (forms & FORM.year) !== 0 && YEAR.test(tokens[0]?.text ?? ''))) return lines;
  const lefts = lines.flatMap((line) => (isYearless(line.tokens[0]) ? [(line.tokens[0] as Token).x0] : []));
  const isYear = (token: Token | undefined): boolean =>
    token !== undefined &&
    YEAR.test(token.text) &&
    lefts.filter((left) => Math.abs(left - token.x0) <= SAME_LEFT).length * 2 > lefts.length;
  const others = lines.flatMap((line) => (isYearless(line.tokens[1]) ? [(line.tokens[1] as Token).x0] : []));
  const isOtherYear = (token: Token): boolean =>
    YEAR.test(token.text) && others.some((left) => Math.abs(left - token.x0) <= SAME_LEFT);
  if (lefts.length < 2 || !lines.some((line) => isYear(line.tokens[0]))) return lines;
  let year: number | null = null;
  let month: number | null = null;
  return lines.map((line) => {
    const first = line.tokens[0];
    if (isYear(first)) {
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

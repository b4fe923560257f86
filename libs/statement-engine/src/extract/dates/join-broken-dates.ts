import { monthOf, readDate } from '../../grammar/date.ts';
import { FORM } from '../../grammar/word-forms.ts';
import { withTokens, type DateToken, type Token, type TokenLine } from '../../grammar/tokens.ts';
import { ALIGNED_ROUGHLY } from '../../tolerances.ts';

const YEAR_AND_MONTH = /^\d{4}[-./]\d{1,2}[-./]$/;
const DAY = /^\d{1,2}\.?$/;
const YEAR = /^(?:19|20)\d{2}$/;
/** Numbers at the beginning of fewer entries are no habit. */
const FEWEST_DAYS = 2;

interface BrokenDate {
  readonly at: number;
  /** What begins this line and the ones below it. */
  readonly parts: readonly Token[];
  readonly date: DateToken;
}

/**
 * Dates broken over the lines of a narrow cell: "2025-11-" above "26", "21" above "Okt." above "2025". All of the lines
 * that begin so must go on so.
 */
export function joinBrokenDates(lines: readonly TokenLine[]): readonly TokenLine[] {
  const compact = lines.flatMap(({ forms, tokens }, at) =>
    (forms & FORM.open) !== 0 && YEAR_AND_MONTH.test(tokens[0]?.text ?? '') ? [at] : [],
  );
  if (compact.length > 0) return joined(lines, compact, '', (at) => [partAt(lines, at, 1, isDay)]);
  const days = lines.flatMap(({ forms, amounts, tokens }, at) =>
    (forms & FORM.short) !== 0 && amounts.length > 0 && isDay(tokens[0]) ? [at] : [],
  );
  if (days.length < FEWEST_DAYS) return lines;
  return joined(lines, days, ' ', (at) => {
    const year = partAt(lines, at, 2, isYear);
    return [partAt(lines, at, 1, isMonth), ...(year ? [year] : [])];
  });
}

/** The lines with whole dates, or as they were where a date does not go on: `restOf` has null for a part it lacks. */
function joined(
  lines: readonly TokenLine[],
  heads: readonly number[],
  space: string,
  restOf: (at: number) => readonly (Token | null)[],
): readonly TokenLine[] {
  const found: BrokenDate[] = [];
  for (const at of heads) {
    const parts = [lines[at]?.tokens[0] ?? null, ...restOf(at)];
    const date = parts.every((part) => part !== null) ? wholeDate(parts, space) : null;
    if (date === null) return lines;
    found.push({ at, parts: parts as Token[], date });
  }
  const result = [...lines];
  for (const { at, parts, date } of found) {
    parts.forEach((part, down) => {
      const { tokens } = result[at + down] as TokenLine;
      const own = tokens.flatMap((token) => (token !== part ? [token] : down === 0 ? [date] : []));
      result[at + down] = withTokens(result[at + down] as TokenLine, own);
    });
  }
  return result;
}

/** What begins the line so far below, where it goes on with the date that begins a line. */
function partAt(
  lines: readonly TokenLine[],
  at: number,
  down: number,
  isPart: (token: Token | undefined) => boolean,
): Token | null {
  const [head, part] = [lines[at]?.tokens[0], lines[at + down]?.tokens[0]];
  return head && part && isPart(part) && Math.abs(part.x0 - head.x0) <= ALIGNED_ROUGHLY ? part : null;
}

function isDay(token: Token | undefined): boolean {
  return token !== undefined && DAY.test(token.text);
}

function isMonth(token: Token | undefined): boolean {
  return token?.kind === 'text' && monthOf(token.text) > 0;
}

function isYear(token: Token | undefined): boolean {
  return token !== undefined && YEAR.test(token.text);
}

function wholeDate(parts: readonly Token[], space: string): DateToken | null {
  const head = parts[0] as Token;
  const texts = parts.map(({ text }) => text);
  const words = space === '' ? [texts.join('')] : texts;
  const date = readDate(
    words.map((text, at) => ({ text, gap: at === 0 ? Infinity : 0 })),
    0,
  );
  if (date?.words !== words.length) return null;
  return {
    kind: 'date',
    date,
    text: texts.join(space),
    x0: head.x0,
    x1: head.x1,
    gap: head.gap,
    size: head.size,
    confidence: Math.min(...parts.map(({ confidence }) => confidence)),
    repaired: parts.some(({ repaired }) => repaired === true),
  };
}

import { monthOf, readDate } from '../../grammar/date.ts';
import { FORM } from '../../grammar/word-forms.ts';
import { withTokens, dateToken, type DateToken, type Token, type TokenLine } from '../../grammar/tokens.ts';
import { ALIGNED_ROUGHLY, LINE_PITCH } from '../../tolerances.ts';

const YEAR_AND_MONTH = /^\d{4}[-./]\d{1,2}[-./]$/;
const DAY = /^\d{1,2}\.?$/;
const YEAR = /^(?:19|20)\d{2}$/;
/** Numbers at the beginning of fewer entries are no habit. */
const FEWEST_DAYS = 2;

/** What begins a line. */
interface Part {
  readonly at: number;
  readonly token: Token;
}

interface BrokenDate {
  readonly parts: readonly Part[];
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
  if (compact.length > 0) return joined(lines, compact, '', (at) => [partBelow(lines, at, at, isDay)]);
  const days = lines.flatMap(({ forms, amounts, tokens }, at) =>
    (forms & FORM.short) !== 0 && amounts.length > 0 && isDay(tokens[0]) ? [at] : [],
  );
  if (days.length < FEWEST_DAYS) return lines;
  return joined(lines, days, ' ', (at) => {
    const month = partBelow(lines, at, at, isMonth);
    const year = month && partBelow(lines, at, month.at, isYear);
    return [month, ...(year ? [year] : [])];
  });
}

/** The lines with whole dates, or as they were where a date does not go on: `restOf` has null for a part it lacks. */
function joined(
  lines: readonly TokenLine[],
  heads: readonly number[],
  space: string,
  restOf: (at: number) => readonly (Part | null)[],
): readonly TokenLine[] {
  const found: BrokenDate[] = [];
  for (const at of heads) {
    const parts = [{ at, token: (lines[at] as TokenLine).tokens[0] as Token }, ...restOf(at)];
    const date = parts.every((part) => part !== null)
      ? wholeDate(
          parts.map(({ token }) => token),
          space,
        )
      : null;
    if (date === null) return lines;
    found.push({ parts: parts as Part[], date });
  }
  const result = [...lines];
  for (const { parts, date } of found) {
    parts.forEach((part, down) => {
      const line = result[part.at] as TokenLine;
      const own = line.tokens.flatMap((token) => (token !== part.token ? [token] : down === 0 ? [date] : []));
      result[part.at] = withTokens(line, own);
    });
  }
  return result;
}

/**
 * What begins the next line below a part that goes on with the date that begins a line. Cells beside it may be of more
 * lines, which stand between.
 */
function partBelow(
  lines: readonly TokenLine[],
  at: number,
  above: number,
  isPart: (token: Token | undefined) => boolean,
): Part | null {
  const head = (lines[at] as TokenLine).tokens[0] as Token;
  const { page, baseline, size } = (lines[above] as TokenLine).line;
  for (let below = above + 1; below < lines.length; below++) {
    const { line, tokens } = lines[below] as TokenLine;
    if (line.page !== page || line.baseline - baseline > LINE_PITCH * size) return null;
    const [token] = tokens;
    if (token && isUnder(token, head)) return isPart(token) ? { at: below, token } : null;
  }
  return null;
}

/** Whether a token begins where the one above does, or is set to the same middle. */
function isUnder(token: Token, head: Token): boolean {
  const middles = token.x0 + token.x1 - head.x0 - head.x1;
  return Math.min(Math.abs(token.x0 - head.x0), Math.abs(middles) / 2) <= ALIGNED_ROUGHLY;
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
  const texts = parts.map(({ text }) => text);
  const words = space === '' ? [texts.join('')] : texts;
  const date = readDate(
    words.map((text, at) => ({ text, gap: at === 0 ? Infinity : 0 })),
    0,
  );
  if (date?.words !== words.length) return null;
  const whole = dateToken({ ...date, words: parts.length }, parts);
  return { ...whole, date, text: texts.join(space), x1: (parts[0] as Token).x1 };
}

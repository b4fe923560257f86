import type { DateToken, Token, TokenLine } from '../grammar/tokens.ts';
import { FORM, hasForm } from '../grammar/word-forms.ts';

const YEAR = /^((?:19|20)\d{2})$/;
/** The rest of a broken date stands so many lines below at most: lines of other columns stand between. */
const REACH = 3;
/** Lines of one cell begin at the same place (points). */
const SAME_LEFT = 2;

/** "January 20," at the end of a cell goes on in its next line: "2024". */
export function completeYears(lines: readonly TokenLine[]): readonly TokenLine[] {
  if (!hasForm(lines, FORM.openDate)) return lines;
  return lines.map((line, at) => {
    if ((line.forms & FORM.openDate) === 0) return line;
    const open = line.dates.find((token) => isOpen(token, line));
    if (!open) return line;
    const first = line.tokens[0] as Token;
    for (const below of lines.slice(at + 1, at + 1 + REACH)) {
      if (below.line.page !== line.line.page) break;
      const year = below.tokens.find((token) => YEAR.test(token.text) && token.x0 < open.x1 && token.x1 > first.x0);
      if (!year || open.date.kind !== 'known' || (!hasComma(open) && !beginsCell(year, startOfPeriod(open, line))))
        continue;
      const whole: DateToken = {
        ...open,
        text: `${open.text} ${year.text}`,
        date: { ...open.date, year: Number(year.text) },
      };
      const replace = <T extends Token>(token: T): T => (token === (open as Token) ? (whole as Token as T) : token);
      return { ...line, tokens: line.tokens.map(replace), dates: line.dates.map(replace) };
    }
    return line;
  });
}

/** A date without a year, with nothing after it, whose comma announces one or that ends a period which begins with one. */
function isOpen(token: DateToken, line: TokenLine): boolean {
  return (
    token.date.kind === 'known' &&
    token.date.year === null &&
    line.tokens[line.tokens.length - 1] === token &&
    (hasComma(token) || startOfPeriod(token, line) !== null)
  );
}

function hasComma({ text }: DateToken): boolean {
  return text.endsWith(',');
}

/** "1 January 2025 to 30 June": the date before it, with a year, and one word between them. */
function startOfPeriod(end: DateToken, { tokens, amounts }: TokenLine): DateToken | null {
  const at = tokens.indexOf(end);
  const [start, word] = [tokens[at - 2], tokens[at - 1]];
  const joins = amounts.length === 0 && word?.kind === 'text' && start?.kind === 'date';
  return joins && start.date.kind === 'known' && start.date.year !== null ? start : null;
}

/** Whether the year stands below the beginning of the period. */
function beginsCell(year: Token, start: DateToken | null): boolean {
  return start !== null && Math.abs(year.x0 - start.x0) < SAME_LEFT;
}

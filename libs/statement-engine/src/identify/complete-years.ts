import type { DateToken, Token, TokenLine } from '../grammar/tokens.ts';

const YEAR = /^((?:19|20)\d{2})$/;
/** The rest of a broken date stands so many lines below at most: lines of other columns stand between. */
const REACH = 3;

/** "January 20," at the end of a cell goes on in its next line: "2024". */
export function completeYears(lines: readonly TokenLine[]): readonly TokenLine[] {
  return lines.map((line, at) => {
    const open = line.dates.find((token) => isOpen(token, line));
    if (!open) return line;
    const first = line.tokens[0] as Token;
    for (const below of lines.slice(at + 1, at + 1 + REACH)) {
      if (below.line.page !== line.line.page) break;
      const year = below.tokens.find((token) => YEAR.test(token.text) && token.x0 < open.x1 && token.x1 > first.x0);
      if (!year || open.date.kind !== 'known') continue;
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

/** A date without a year whose comma announces one, with nothing after it. */
function isOpen(token: DateToken, line: TokenLine): boolean {
  return (
    token.date.kind === 'known' &&
    token.date.year === null &&
    token.text.endsWith(',') &&
    line.tokens[line.tokens.length - 1] === token
  );
}

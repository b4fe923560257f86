import type { DateToken, Token, TokenLine } from '../../grammar/tokens.ts';
import { FORM, hasForm } from '../../grammar/word-forms.ts';
import { isWeekday } from '../../vocabulary/weekdays.ts';

/** A weekday after the date is part of it only where most dated rows print one, and not always the same: "SUN" may be a shop. */
const HABIT = 0.55;
const FEWEST_NAMES = 2;

/** Takes the weekday out of "Sunday 2 March 2025", and out of a column of its own beside the dates. */
export function dropWeekdays(lines: readonly TokenLine[]): readonly TokenLine[] {
  if (!hasForm(lines, FORM.weekday)) return lines;
  let dated = 0;
  let followed = 0;
  const names = new Set<string>();
  for (const line of lines) {
    if (line.tokens[0]?.kind !== 'date' || line.amounts.length === 0) continue;
    dated++;
    if ((line.forms & FORM.weekday) === 0 || !isDay(line.tokens[1])) continue;
    followed++;
    names.add((line.tokens[1] as Token).text);
  }
  const after = names.size >= FEWEST_NAMES && followed >= HABIT * dated;
  return lines.map((line) => {
    if ((line.forms & FORM.weekday) === 0) return line;
    const [first, second] = line.tokens;
    if (isDay(first) && second?.kind === 'date') return joined(line, first as Token, second);
    if (after && first?.kind === 'date' && isDay(second)) return { ...line, tokens: [first, ...line.tokens.slice(2)] };
    return line;
  });
}

/** The date takes the weekday's place, so that dates under each other begin under each other. */
function joined(line: TokenLine, weekday: Token, day: DateToken): TokenLine {
  const date: DateToken = { ...day, x0: weekday.x0, gap: weekday.gap };
  return {
    ...line,
    tokens: [date, ...line.tokens.slice(2)],
    dates: line.dates.map((token) => (token === day ? date : token)),
  };
}

function isDay(token: Token | undefined): boolean {
  return token?.kind === 'text' && isWeekday(token.text);
}

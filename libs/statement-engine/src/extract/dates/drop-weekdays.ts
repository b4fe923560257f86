import type { DateToken, Token, TokenLine } from '../../grammar/tokens.ts';
import { FORM, hasForm } from '../../grammar/word-forms.ts';
import { isWeekday } from '../../vocabulary/weekdays.ts';
import { countsOf } from '../../groups.ts';

/** A weekday after the date is part of it only where most dated rows print one, and not always the same: "SUN" may be a shop. */
const HABIT = 0.55;
const FEWEST_NAMES = 2;

/** Takes the word before every date out, the weekday out of "Sunday 2 March 2025", "Sonntag, den 2. März", and out of a column of its own beside the dates. */
export function dropWeekdays(lines: readonly TokenLine[]): readonly TokenLine[] {
  return withoutWeekdays(withoutWordBefore(lines));
}

/** So many dated lines with amounts, and this share of them, begin with one word before their date. */
const FEWEST_WITH_WORD = 3;
const SHARE_WITH_WORD = 0.6;
const LONGEST_WORD = 4;

/** "le 28/04", "am 3.5.": a short word that stands before the dates of most entries is a part of them. */
function withoutWordBefore(lines: readonly TokenLine[]): readonly TokenLine[] {
  const entries = lines.filter(({ dates, amounts }) => dates.length > 0 && amounts.length > 0);
  const counts = countsOf(entries.flatMap((line) => wordBefore(line) ?? []));
  const [usual] = [...counts].toSorted((a, b) => b[1] - a[1]);
  if (usual === undefined || usual[1] < Math.max(FEWEST_WITH_WORD, SHARE_WITH_WORD * entries.length)) return lines;
  return lines.map((line) => {
    const [first, second] = line.tokens;
    return wordBefore(line) === usual[0] ? joined(line, first as Token, second as DateToken) : line;
  });
}

function wordBefore({ tokens: [first, second] }: TokenLine): string | null {
  const isWord = first?.kind === 'text' && first.text.length <= LONGEST_WORD && /^\p{L}+\.?$/u.test(first.text);
  return isWord && second?.kind === 'date' ? first.text : null;
}

/** "den", "d.", "le": in small letters, unlike the next word of a shop that is called like a day. */
const ARTICLE = /^\p{Ll}{1,3}\.?$/u;

function isArticle(token: Token | undefined): boolean {
  return token?.kind === 'text' && ARTICLE.test(token.text);
}

function withoutWeekdays(lines: readonly TokenLine[]): readonly TokenLine[] {
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
    const [first, second, third] = line.tokens;
    if (isDay(first) && second?.kind === 'date') return joined(line, first as Token, second);
    if (isDay(first) && isArticle(second) && third?.kind === 'date') return joined(line, first as Token, third, 3);
    const isAlone = line.tokens.length === 2;
    if ((after || isAlone) && first?.kind === 'date' && isDay(second))
      return { ...line, tokens: [first, ...line.tokens.slice(2)] };
    return line;
  });
}

/** The date takes the weekday's place, so that dates under each other begin under each other. */
function joined(line: TokenLine, weekday: Token, day: DateToken, words = 2): TokenLine {
  const date: DateToken = { ...day, x0: weekday.x0, gap: weekday.gap };
  return {
    ...line,
    tokens: [date, ...line.tokens.slice(words)],
    dates: line.dates.map((token) => (token === day ? date : token)),
  };
}

function isDay(token: Token | undefined): boolean {
  return token?.kind === 'text' && isWeekday(token.text);
}

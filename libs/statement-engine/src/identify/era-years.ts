import type { DateToken, Token, TokenLine } from '../grammar/tokens.ts';
import { FORM } from '../grammar/word-forms.ts';

/** The current Japanese era and the year before its first. */
const ERA = '令和';
const BEFORE_ERA = 2018;

/** Where the document counts its years by an era, "5-01-31" is a date of the era's fifth year. */
export function readEraYears(lines: readonly TokenLine[]): readonly TokenLine[] {
  if (!lines.some(namesEra)) return lines;
  return lines.map((line) => {
    if (line.dates.length === 0) return line;
    const renamed = new Map<Token, DateToken>(line.dates.map((token) => [token, inEra(token)]));
    return {
      ...line,
      tokens: line.tokens.map((token) => renamed.get(token) ?? token),
      dates: line.dates.map((token) => renamed.get(token) as DateToken),
    };
  });
}

function namesEra({ forms, line }: TokenLine): boolean {
  return (forms & FORM.unspaced) !== 0 && line.words.some(({ text }) => text.includes(ERA));
}

function inEra(token: DateToken): DateToken {
  const { date } = token;
  if (date.kind !== 'numeric' || date.parts.length !== 3) return token;
  const [year, month, day] = date.parts;
  if (year > 31 || month > 12 || day > 31) return token;
  return { ...token, date: { kind: 'known', year: BEFORE_ERA + year, month, day, words: date.words } };
}

import { withDates, type DateToken, type TokenLine } from '../grammar/tokens.ts';
import { FORM } from '../grammar/word-forms.ts';

/** The current Japanese era and the year before its first. */
const ERA = '令和';
const BEFORE_ERA = 2018;

/** Where the document counts its years by an era, "5-01-31" is a date of the era's fifth year. */
export function readEraYears(lines: readonly TokenLine[]): readonly TokenLine[] {
  if (!lines.some(namesEra)) return lines;
  return lines.map((line) => withDates(line, inEra));
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

import { withDates, type DateToken, type TokenLine } from '../grammar/tokens.ts';
import { FORM, hasForm } from '../grammar/word-forms.ts';

const THAI = /[\u0e00-\u0e7f]/;
/** "67" is 2567 of the Buddhist era, and 2024. */
const BUDDHIST_CENTURY = 2500 - 543;

/** Thai statements print years of the Buddhist era with two digits too: "31-01-67" is no day of 2067. */
export function readShortBuddhistYears(lines: readonly TokenLine[]): readonly TokenLine[] {
  if (!hasForm(lines, FORM.shortYear) || !hasForm(lines, FORM.unspaced)) return lines;
  const soon = (new Date().getUTCFullYear() % 100) + 1;
  const isShort = ({ date }: DateToken): boolean =>
    date.kind === 'numeric' && date.parts.length === 3 && date.parts[2] > soon && date.parts[2] < 100;
  if (!lines.some((line) => line.dates.some(isShort))) return lines;
  if (!lines.some(({ line }) => line.words.some(({ text }) => THAI.test(text)))) return lines;
  const asCommon = (token: DateToken): DateToken => {
    if (token.date.kind !== 'numeric' || !isShort(token)) return token;
    const [day, month, year] = token.date.parts as readonly [number, number, number];
    return { ...token, date: { ...token.date, parts: [day, month, BUDDHIST_CENTURY + year] } };
  };
  return lines.map((line) => withDates(line, asCommon));
}

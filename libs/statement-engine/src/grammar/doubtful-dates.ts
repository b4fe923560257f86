import type { PlacedWord } from '../layout/page-lines.ts';
import { DATE_ORDERS, monthOf, readDate, resolveDate, type DateOrder, type PrintedDate } from './date.ts';
import type { NumberStyle } from './money.ts';
import type { DateToken } from './tokens.ts';
import { BLANK } from '../tolerances.ts';

/** "12.05" without a year is an amount where the point is the decimal sign, a date where the comma is. */
export function isAmountRather(date: PrintedDate, text: string, style: NumberStyle): boolean {
  return (
    date.kind === 'numeric' &&
    date.parts.length === 2 &&
    text.charCodeAt(text.length - 1) !== 46 &&
    text.includes('.') &&
    style.decimal === '.'
  );
}

const TWO_DATES =
  /^(\d{1,2}[/.\-]\d{1,2}[/.\-]?(?:(?<=[/.\-])(?:\d{4}|\d{2}))?)[/|]?(\d{1,2}[/.\-]\d{1,2}[/.\-]?(?:(?<=[/.\-])(?:\d{4}|\d{2}))?)$/;

/** "01/0901/09": two cells that the producer wrote as one word; both are dates in one order ("20-44-18" is a code). */
export function splitGlued(word: PlacedWord, style: NumberStyle): DateToken[] | null {
  if (word.text.length < 8 || word.text.length > 21) return null;
  const match = TWO_DATES.exec(word.text);
  if (!match) return null;
  const parts = [match[1] as string, match[2] as string];
  const tokens: DateToken[] = [];
  let at = 0;
  for (const part of parts) {
    const date = readDate([{ text: part, gap: Infinity }], 0);
    if (!date || isAmountRather(date, part, style)) return null;
    const width = (word.x1 - word.x0) / word.text.length;
    tokens.push({
      kind: 'date',
      date,
      text: part,
      x0: word.x0 + at * width,
      x1: word.x0 + (at + part.length) * width,
      gap: at === 0 ? word.gap : 0.3,
      size: word.size,
      confidence: word.confidence,
      repaired: word.repaired === true,
    });
    at += part.length;
  }
  const isOrder = (order: DateOrder): boolean => tokens.every(({ date }) => resolveDate(date, order) !== null);
  return DATE_ORDERS.some(isOrder) ? tokens : null;
}

const YEAR_AND_NEXT = /^((?:19|20)\d\d)-(\d{1,2}|[\p{L}\p{M}]{3,10})$/u;
const DAY_ALONE = /^\d{1,2},?$/;

/** "Dec 16 2023-Jan 15 2024": the year of one date and the first part of the next, set without a space, are apart. */
export function splitPeriods(words: readonly PlacedWord[]): readonly PlacedWord[] {
  if (!words.some(mayJoinDates)) return words;
  return words.flatMap((word, at) => {
    const match = mayJoinDates(word) ? YEAR_AND_NEXT.exec(word.text) : null;
    const before = words[at - 1];
    if (!match || !before) return [word];
    const [, year, next] = match as unknown as [string, string, string];
    const isDay = DAY_ALONE.test(next);
    if (isDay ? monthOf(before.text) === 0 : monthOf(next) === 0 || !DAY_ALONE.test(before.text)) return [word];
    const width = (word.x1 - word.x0) / word.text.length;
    const cut = word.x0 + year.length * width;
    return [
      { ...word, text: year, x1: cut },
      { ...word, text: '-', x0: cut, x1: cut + width, gap: BLANK },
      { ...word, text: next, x0: cut + width, gap: BLANK },
    ];
  });
}

/** A dash after four characters, and more behind it. */
function mayJoinDates({ text }: PlacedWord): boolean {
  return text.length > 5 && text.length < 16 && text.charCodeAt(4) === 45;
}

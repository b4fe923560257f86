import type { PlacedWord } from '../layout/page-lines.ts';
import { readDate, type PrintedDate } from './date.ts';
import type { NumberStyle } from './money.ts';
import type { DateToken } from './tokens.ts';

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

/** "01/0901/09": two cells that the producer wrote as one word. */
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
  return tokens;
}

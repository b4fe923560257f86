import { fromJalali, isJalaliYear } from '../grammar/jalali.ts';
import type { PrintedDate } from '../grammar/date.ts';
import { withDates, type DateToken, type TextToken, type TokenLine } from '../grammar/tokens.ts';
import { FORM, hasForm } from '../grammar/word-forms.ts';
import { ENOUGH_JALALI_DATES } from '../tolerances.ts';

/** Letters and words that only Persian has, and the currency by its code. */
const PERSIAN = /[پچژگکی]|ریال|تومان|\b(?:IRR|Rials?|Tomans?)\b/u;

/**
 * "1403/05/12" is a date of the Iranian calendar where the document speaks Persian or counts all its years so, and becomes
 * the Gregorian one; elsewhere it is a number like any other.
 */
export function readJalaliDates(lines: readonly TokenLine[]): readonly TokenLine[] {
  if (!hasForm(lines, FORM.jalali)) return lines;
  const dates = lines.flatMap((line) => line.dates);
  const jalali = dates.filter(({ date }) => isJalali(date));
  const isOnly = jalali.length >= ENOUGH_JALALI_DATES && dates.every(({ date }) => isJalali(date) || !hasYear(date));
  const holds = isOnly || lines.some(({ line }) => line.words.some(({ text }) => PERSIAN.test(text)));
  return lines.map((line) => withDates(line, (token) => (isJalali(token.date) ? converted(token, holds) : token)));
}

function converted(token: DateToken, holds: boolean): DateToken | TextToken {
  const date = holds ? gregorian(token.date) : null;
  const { kind: _kind, date: _date, ...placed } = token;
  return date ? { ...token, date } : { ...placed, kind: 'text' };
}

function isJalali(date: PrintedDate): boolean {
  return date.kind === 'known' ? date.year !== null && isJalaliYear(date.year) : isJalaliYear(date.parts[2] ?? 0);
}

function hasYear(date: PrintedDate): boolean {
  return date.kind === 'known' ? date.year !== null : date.parts.length === 3;
}

function gregorian(date: PrintedDate): PrintedDate | null {
  const found =
    date.kind === 'known'
      ? fromJalali(date.year ?? 0, date.month, date.day)
      : fromJalali(date.parts[2] ?? 0, date.parts[1], date.parts[0]);
  return found && { kind: 'known', ...found, words: date.words };
}

import { fromJalali, isHijriYear, isJalaliYear } from '../grammar/jalali.ts';
import type { PrintedDate } from '../grammar/date.ts';
import { withDates, type DateToken, type TextToken, type TokenLine } from '../grammar/tokens.ts';
import { FORM, hasForm } from '../grammar/word-forms.ts';
import { ENOUGH_JALALI_DATES } from '../tolerances.ts';

/** Letters and words that only Persian has, and the currency by its code. */
const PERSIAN = /[پچژگکی]|ریال|تومان|\b(?:IRR|Rials?|Tomans?)\b/u;

/**
 * "1403/05/12" is a date of the Iranian calendar where the document speaks Persian or counts all its years so, and becomes
 * the Gregorian one; elsewhere it is a number like any other. So is the Hijri "23-09-1445" where the document tells its
 * days in common years as well.
 */
export function readJalaliDates(lines: readonly TokenLine[]): readonly TokenLine[] {
  if (!hasForm(lines, FORM.otherCalendar)) return lines;
  const years = lines.flatMap((line) => line.dates.flatMap(({ date }) => yearOf(date) ?? []));
  const isOnly = years.length >= ENOUGH_JALALI_DATES && years.every(isJalaliYear);
  const holds = isOnly || lines.some(({ line }) => line.words.some(({ text }) => PERSIAN.test(text)));
  const isTwice = years.filter(isHijriYear).length * 2 <= years.length;
  return lines.map((line) =>
    withDates(line, (token) => {
      const year = yearOf(token.date) ?? 0;
      if (isJalaliYear(year)) return converted(token, holds);
      return isHijriYear(year) && isTwice ? asText(token) : token;
    }),
  );
}

function converted(token: DateToken, holds: boolean): DateToken | TextToken {
  const date = holds ? gregorian(token.date) : null;
  return date ? { ...token, date } : asText(token);
}

function asText({ kind: _kind, date: _date, ...placed }: DateToken): TextToken {
  return { ...placed, kind: 'text' };
}

function yearOf(date: PrintedDate): number | null {
  return (date.kind === 'known' ? date.year : date.parts[2]) ?? null;
}

function gregorian(date: PrintedDate): PrintedDate | null {
  const found =
    date.kind === 'known'
      ? fromJalali(date.year ?? 0, date.month, date.day)
      : fromJalali(date.parts[2] ?? 0, date.parts[1], date.parts[0]);
  return found && { kind: 'known', ...found, words: date.words };
}

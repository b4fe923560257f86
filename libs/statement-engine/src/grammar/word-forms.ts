import { bareWord } from '../vocabulary/phrases.ts';
import { fold } from '../vocabulary/fold.ts';
import { contestedMonths, failedWords } from '../vocabulary/vocabulary.ts';
import { weekdays } from '../vocabulary/weekdays.ts';
import type { PrintedDate } from './date.ts';
import { isHijriYear, isJalaliYear } from './jalali.ts';
import type { DateToken, Token } from './tokens.ts';

/**
 * Forms of words that whole passes over a document look for, as bits. A line knows which of them its words have, so
 * that a pass need not look at the words of every line: of most documents it need not look at any.
 */
export const FORM = {
  /** Three capitals, as currencies have: "EUR". */
  code: 1,
  /** Up to three characters that end in a digit, with or without a point: "7", "26", "3.", ",5". */
  short: 2,
  /** Four characters as years have them. */
  year: 4,
  /** "07.47". */
  clock: 8,
  /** One digit behind its mark: "88.2". */
  tenths: 16,
  /** Ends in a mark of dates or in a minus: "2025-11-", "7,248.90 -". */
  open: 32,
  weekday: 64,
  /** A character of Thai or of a script further on, as Chinese and Japanese are. */
  unspaced: 128,
  /** A date whose year may be one of the Iranian calendar. */
  otherCalendar: 256,
  /** A date in figures whose last part has two digits: "31-01-67". */
  shortYear: 512,
  /** The line ends in a date with a month's name and without a year. */
  openDate: 1024,
  /** A word that says an entry failed. */
  failed: 2048,
  /** A date whose month's name is that of another month elsewhere. */
  contestedMonth: 4096,
} as const;

/** The forms of the words of a line, joined; words may have a form and yet not be what is looked for. */
export function formsOf(tokens: readonly Token[]): number {
  let forms = 0;
  for (const token of tokens) {
    forms |= formOf(token.text);
    if (token.kind === 'text') forms |= formOfName(token.text);
    else if (token.kind === 'date')
      forms |= formOfDate(token.date) | (contestedMonthOf(token) === null ? 0 : FORM.contestedMonth);
  }
  const last = tokens[tokens.length - 1];
  const isOpen = last?.kind === 'date' && last.date.kind === 'known' && last.date.year === null;
  return isOpen ? forms | FORM.openDate : forms;
}

/** Of what is told by its meaning. */
function formOfName(text: string): number {
  const bare = bareWord(text);
  return (weekdays.has(bare) ? FORM.weekday : 0) | (failedWords.has(bare) ? FORM.failed : 0);
}

function formOfDate(date: PrintedDate): number {
  if (date.kind === 'known') return date.year !== null && isOfOtherCalendar(date.year) ? FORM.otherCalendar : 0;
  const last = date.parts[2];
  if (last === undefined) return 0;
  return (last < 100 ? FORM.shortYear : 0) | (isOfOtherCalendar(last) ? FORM.otherCalendar : 0);
}

const isOfOtherCalendar = (year: number): boolean => isJalaliYear(year) || isHijriYear(year);

/** The folded name of a date's month, where it is that of another month elsewhere. */
export function contestedMonthOf({ date, text }: DateToken): string | null {
  if (date.kind !== 'known' || !LETTER.test(text)) return null;
  const words = fold(text).split(NO_LETTERS);
  return words.find((word) => contestedMonths.has(word)) ?? null;
}

const LETTER = /\p{L}/u;
const NO_LETTERS = /[^\p{L}]+/u;

function formOf(text: string): number {
  return formOfEnd(text) | (isUnspaced(text) ? FORM.unspaced : 0);
}

function formOfEnd(text: string): number {
  const { length } = text;
  const last = text.charCodeAt(length - 1);
  if (isDigit(last)) {
    const before = text.charCodeAt(length - 2);
    if (before === POINT || before === COMMA) return FORM.tenths | (length <= 3 ? FORM.short : 0);
    if (length <= 3) return FORM.short;
    if (length === 4) return FORM.year;
    return length === 5 && text.charCodeAt(2) === POINT ? FORM.clock : 0;
  }
  if (last === POINT) return length <= 3 ? FORM.short | FORM.open : FORM.open;
  if (last === MINUS || last === SLASH) return FORM.open;
  return length === 3 && isCapital(last) && isCapital(text.charCodeAt(0)) ? FORM.code : 0;
}

const FIRST_UNSPACED = 0x0e00;

function isUnspaced(text: string): boolean {
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) >= FIRST_UNSPACED) return true;
  return false;
}

const [POINT, COMMA, MINUS, SLASH] = [46, 44, 45, 47];

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

function isCapital(code: number): boolean {
  return code >= 65 && code <= 90;
}

/** Whether any of the lines has a word of a form. */
export function hasForm(lines: readonly { readonly forms: number }[], form: number): boolean {
  for (const line of lines) if ((line.forms & form) !== 0) return true;
  return false;
}

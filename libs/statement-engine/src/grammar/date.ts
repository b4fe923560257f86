import { englishMonths, markedMonths, months } from '../vocabulary/vocabulary.ts';
import { fold } from '../vocabulary/fold.ts';
import { bareWord } from '../vocabulary/phrases.ts';
import { isWeekday } from '../vocabulary/weekdays.ts';
import { isJalaliYear } from './jalali.ts';

/** Order of the numbers in an all-numeric date. */
export type DateOrder = 'dmy' | 'mdy' | 'ymd';
export const DATE_ORDERS: readonly DateOrder[] = ['dmy', 'mdy', 'ymd'];

/**
 * A date as printed. `numeric` parts wait for the document's date order; in the others day and month are known.
 * The year is null where none is printed.
 */
export type PrintedDate =
  | {
      readonly kind: 'known';
      readonly year: number | null;
      readonly month: number;
      readonly day: number;
      readonly words: number;
    }
  | {
      readonly kind: 'numeric';
      readonly parts: readonly [number, number] | readonly [number, number, number];
      readonly words: number;
    };

/** Whether a date lies behind another (1) or before it (-1), whichever of its numbers is the month; 0 where that tells. */
export function compareDates(one: PrintedDate, other: PrintedDate): number {
  const ways = sortKeys(one).flatMap((key) => sortKeys(other).map((its) => Math.sign(key - its)));
  const [way = 0] = ways;
  return ways.every((each) => each === way) ? way : 0;
}

/** Numbers that sort a date, for each of its parts that may be the month. */
function sortKeys(date: PrintedDate): number[] {
  const keyOf = (year: number, month: number, day: number): number => (year * 16 + month) * 32 + day;
  if (date.kind === 'known') return [keyOf(date.year ?? 0, date.month, date.day)];
  const [a, b, c = 0] = date.parts;
  return a > 31 ? [keyOf(a, b, c)] : [keyOf(c, a, b), keyOf(c, b, a)];
}

export interface CalendarDate {
  readonly year: number | null;
  readonly month: number;
  readonly day: number;
}

const NUMERIC = /^[([]?(\d{1,4})([/.\-])(\d{1,2})(?:\2(\d{4}|\d{1,2})?)?[)\],;:]?$/;
/** "12/30/23*", "31.05.2025.": a whole date with the mark of a footnote, or with a point behind its last part ("2026.01.31."), too. */
const FOOTNOTED = /^(\d{1,4}([/.\-])\d{1,2}\2\d{2,4})[*†‡]{1,2}$/;
const POINTED =
  /^((?:19|20)\d{2}\.\d{1,2}\.\d{1,2}|\d{1,2}\.\d{1,2}\.(?:19|20)\d{2}|\d{2}\.\d{2}\.\d{2}|\d{1,2}\/\d{1,2}\/(?:\d{4}|\d{2}))\.[),;:]?$/;
const COMPACT_NAMED = /^(\d{1,2})[.\-/]?([\p{L}\p{M}]{3,10})[.\-/]?[-/ ]?(\d{4}|\d{2})?$/u;
const COMPACT_NAMED_MONTH_FIRST = /^([\p{L}\p{M}]{3,10})[.\-/]?(\d{1,2})(?:[,/-](\d{4}|\d{2}))?$/u;
const CJK = /^(?:(\d{2,4})[年년])?(\d{1,2})[月월](\d{1,2})[日일]?$/;
/** Numbers with or without what they count, or that alone: "2025年", "4月10日", "月". */
const CJK_PART = /^(?:令和|平成|民國|民国)?[\d元年月日년월일]*$/;
const CJK_COUNTED = /[年月년월]$/;
const CJK_DAY = /[日일]$/;
/** "令和 7 年 4 月 1 日". */
const MOST_PARTS = 7;
/** Month and year that were set (or scanned) too close: "31 Mar22". */
const MONTH_YEAR = /^([\p{L}\p{M}]{3,10})[.\-/'’]?(\d{4}|\d{2})$/u;
const DAY = /^(\d{1,2})(?:st|nd|rd|th|er|º|ª|o|\.)?$/i;
const DAY_COMMA = /^(\d{1,2})(?:st|nd|rd|th)?,?$/i;
const DAY_YEAR = /^(\d{1,2})\/(\d{4}|\d{2})$/;
const YEAR = /^((?:19|20)\d{2}|25[5-8]\d)(?:[.,;:)]|г\.?|р\.?)?$/;
const YEAR_ANY = /^['’]?(\d{4}|\d{2})$/;
/** Widest space between words of one date that stand in one cell (font sizes). */
const SPACE = 0.8;
/** A word further away than this belongs to another column; dates set in columns of their own stand wider (font sizes). */
const WORD_GAP = 1.6;
const PREPOSITION: ReadonlySet<string> = new Set(['de', 'of', 'del', 'di']);

/** From here on letters have vowels as marks, which fonts may lose: of "মে", May, one letter is left. */
const FIRST_INDIC = 0x900;

/** Month number of a word in any listed language, or 0. */
export function monthOf(word: string): number {
  if (word.length > 12 || (word.length < 2 && word.charCodeAt(0) < FIRST_INDIC)) return 0;
  const folded = fold(word);
  const end = folded.charCodeAt(folded.length - 1);
  const bare = end === 46 || end === 44 ? folded.slice(0, -1) : folded;
  const month = months.get(bare) ?? 0;
  // Marks are no part of a folded name: by its own letters "ม.ค." is January, and "มี.ค." is March.
  return month === 0 || word.charCodeAt(0) < 128
    ? month
    : (markedMonths.get(word.normalize('NFC').toLowerCase()) ?? month);
}

/** The Buddhist era of Thailand begins 543 years earlier. */
const BUDDHIST = 543;

/** Two-digit years are of this century but for those that would lie far in the future. */
export function fullYear(year: number): number {
  if (year >= 2550 && year < 2590) return year - BUDDHIST;
  if (year >= 100) return year;
  return year >= 80 ? 1900 + year : 2000 + year;
}

function known(year: number | null, month: number, day: number, words: number): PrintedDate | null {
  if (day < 1 || day > 31 || month < 1 || month > 12) return null;
  return { kind: 'known', year, month, day, words };
}

/** One word that is a whole date; null otherwise. */
export function readDateWord(word: string): PrintedDate | null {
  const length = word.length;
  if (length < 3 || length > 16) return null;
  const first = word.charCodeAt(0);
  const startsWithDigit = first >= 48 && first <= 57;
  const era = first > 0x2e80 || first === 72 || first === 82 ? readEraDate(word) : null;
  if (era) return era;
  if (startsWithDigit || first === 40 || first === 91) {
    const numeric = NUMERIC.exec((FOOTNOTED.exec(word) ?? POINTED.exec(word))?.[1] ?? word);
    if (numeric) return fromNumeric(numeric);
    if (length === 8 && /^(19|20)\d{6}$/.test(word))
      return known(Number(word.slice(0, 4)), Number(word.slice(4, 6)), Number(word.slice(6)), 1);
    if (!startsWithDigit) return null;
    const named = COMPACT_NAMED.exec(word);
    if (named) {
      const month = monthOf(named[2] as string);
      if (month) return known(named[3] ? fullYear(Number(named[3])) : null, month, Number(named[1]), 1);
    }
    const cjk = CJK.exec(word);
    if (cjk) {
      const year = cjk[1] ? Number(cjk[1]) : null;
      return known(year !== null && year < 200 ? rocYear(year) : year, Number(cjk[2]), Number(cjk[3]), 1);
    }
    return null;
  }
  if (first < 65) return null;
  const last = word.charCodeAt(length - 1);
  if (last < 48 || last > 57) return null;
  const named = COMPACT_NAMED_MONTH_FIRST.exec(word);
  if (!named) return null;
  const month = monthOf(named[1] as string);
  return month ? known(named[3] ? fullYear(Number(named[3])) : null, month, Number(named[2]), 1) : null;
}

/** The first years of the Japanese eras, by their names and letters. */
const ERAS: Readonly<Record<string, number>> = { 令和: 2019, R: 2019, 平成: 1989, H: 1989, 民國: 1912, 民国: 1912 };
/** Those that are written in words. */
export const erasInWords: ReadonlySet<string> = new Set(Object.keys(ERAS).filter((name) => name.length > 1));
const ERA_DATE = /^(令和|平成|民國|民国|R|H)\.?(\d{1,3}|元)[年.\-/](\d{1,2})[月.\-/](\d{1,2})日?$/;

/** "令和5年1月31日", "R5.1.31": a year of an emperor's era. */
function readEraDate(word: string): PrintedDate | null {
  const match = ERA_DATE.exec(word);
  if (!match) return null;
  const year = match[2] === '元' ? 1 : Number(match[2]);
  return known((ERAS[match[1] as string] as number) + year - 1, Number(match[3]), Number(match[4]), 1);
}

/** Republic of China years count from 1911; two digits before 年 are a year of this century. */
function rocYear(year: number): number {
  return year >= 100 ? year + 1911 : 2000 + year;
}

/** Years of four digits in any calendar: 1300 of the Persian one is 1921, 2643 of the Buddhist one 2100. */
const [FIRST_YEAR, LAST_YEAR] = [1300, 2643];

function fromNumeric(match: RegExpExecArray): PrintedDate | null {
  const a = Number(match[1]);
  const separator = match[2];
  const b = Number(match[3]);
  const length = (match[1] as string).length;
  const c = match[4] === undefined ? null : Number(match[4]);
  if (length === 3) {
    return a >= 100 && a < 150 && c !== null && separator !== '-' ? known(a + 1911, b, c, 1) : null;
  }
  if (length === 4) {
    const year = fullYear(a);
    if (c === null || ((year < 1900 || year > 2200) && !isJalaliYear(year))) return null;
    return known(year, b, c, 1);
  }
  if (c === null) {
    // "12.05" is an amount in most documents; the caller asks for it only where a date is expected.
    if (a < 1 || b < 1 || a > 31 || b > 31 || (a > 12 && b > 12)) return null;
    return { kind: 'numeric', parts: [a, b], words: 1 };
  }
  if (a > 31 && (b > 12 || c > 31 || (match[4] as string).length === 4)) return null;
  if (a === 0 || b === 0 || b > 31 || (c > 99 && (c < FIRST_YEAR || c > LAST_YEAR))) return null;
  return { kind: 'numeric', parts: [a, b, c], words: 1 };
}

/** Digits with a comma among them: no date is written so. */
function isGrouped(word: string): boolean {
  const comma = word.indexOf(',');
  if (comma < 0 || comma === word.length - 1) return false;
  for (let i = 0; i < word.length; i++) {
    const code = word.charCodeAt(i);
    if ((code < 48 || code > 57) && code !== 44 && code !== 46) return false;
  }
  return true;
}

/** What a date goes on with where it is set with a gap before its month: "26 .12.2025". */
const TORN: readonly (readonly [RegExp, RegExp])[] = [
  [/^\d{1,4}$/, /^[./-]\d{1,2}[./-](?:\d{2}|\d{4})$/],
  [/^\d{1,2}([./-])\d{1,2}$/, /^[./-](?:19|20)\d{2}$/],
  [/^\d{1,2}([./-])\d{1,2}\1$/, /^(?:19|20)\d{2}$/],
  [/^\d{1,2}([./-])\d{1,2}\1\d$/, /^\d{3}$/],
  [/^\d{1,2}([./-])\d{1,2}\1(?:19|20)$/, /^\d{2}$/],
  [/^\d{1,2}([./-])$/, /^\d{1,2}[./-](?:19|20)\d{2}$/],
  [/^\d{1,2}([./-])\d$/, /^\d[./-](?:19|20)\d{2}$/],
];

/** Two words that are one date, torn with hardly a blank between them. */
function readTorn(word: string, rest: string): PrintedDate | null {
  if (rest.length > 8 || !TORN.some(([head, tail]) => head.test(word) && tail.test(rest))) return null;
  const date = readDateWord(word + rest);
  return date && { ...date, words: 2 };
}

/** "2025年 4月 1日", "2025 年 4 月 1 日": a date whose parts are set apart. */
function readApart(words: readonly { readonly text: string; readonly gap: number }[], at: number): PrintedDate | null {
  let text = '';
  for (const [index, word] of words.slice(at, at + MOST_PARTS).entries()) {
    if ((index > 0 && word.gap >= WORD_GAP) || !CJK_PART.test(word.text)) return null;
    text += word.text;
    if (!CJK_DAY.test(word.text)) continue;
    const date = readDateWord(text);
    return date && { ...date, words: index + 1 };
  }
  return null;
}

/** "8- 1- 5", "8- 1-12": days and months of one digit are set with a blank for the other one. */
function readPadded(words: readonly { readonly text: string; readonly gap: number }[], at: number): PrintedDate | null {
  let text = (words[at] as { readonly text: string }).text;
  if (!PADDED.test(text)) return null;
  for (let next = at + 1; next < words.length && next <= at + 2; next++) {
    const word = words[next] as { readonly text: string; readonly gap: number };
    if (word.gap >= SPACE || !PADDED_PART.test(word.text)) return null;
    text += word.text;
    const date = WHOLE.test(text) ? readDateWord(text) : null;
    if (date) return { ...date, words: next - at + 1 };
  }
  return null;
}

/** "J 08 M 01 A 2026", "17 01 2025": a day, a month and a year of four digits in fields of their own, each behind its letter or none. */
function readFields(at: number, word: string, near: Near): PrintedDate | null {
  const isLettered = lettersOfFields.has(word);
  // What a line begins with may be the number of an entry.
  if (!isLettered && (at === 0 || !FIELD.test(word))) return null;
  const step = isLettered ? 2 : 1;
  const first = isLettered ? near(at + 1) : word;
  const letters = isLettered ? [word, near(at + 2), near(at + 4)].join('') : null;
  const [second, year] = [near(at + step + step - 1), near(at + 3 * step - 1)];
  if (first === null || second === null || year === null || !FIELD.test(first) || !FIELD.test(second)) return null;
  if (!FIELD_YEAR.test(year) || (letters !== null && !LETTERS.test(letters))) return null;
  const parts = [Number(first), Number(second), Number(year)] as const;
  const date = readDateWord(parts.join('/'));
  if (date?.kind !== 'numeric' || letters === null) return date && { ...date, words: 3 * step };
  const [day, month] = letters.startsWith('M') ? [parts[1], parts[0]] : [parts[0], parts[1]];
  return known(parts[2], month, day, 3 * step);
}

/** The first letters of day, month and year in the languages that print them so. */
export const lettersOfFields: ReadonlySet<string> = new Set(['J', 'D', 'G', 'T', 'M']);
const LETTERS = /^(?:[JDGT]M|MD)[AYJ]$/;
const FIELD = /^\d{2}$/;
const FIELD_YEAR = /^(?:19|20)\d{2}$/;

const PADDED = /^\d{1,4}[-/]$/;
const PADDED_PART = /^\d{1,2}(?:[-/]|[-/]\d{1,2})?$/;
const WHOLE = /^\d{1,4}([-/])\d{1,2}\1\d{1,2}$/;

/** A date that starts at `at` and may span several words: "1 Jan 2024", "July 1, 2023", "2023 Jul 01", "27 de Agosto de 2026", "4. 5. 2026". */
export function readDate(
  words: readonly { readonly text: string; readonly gap: number }[],
  at: number,
): PrintedDate | null {
  const word = words[at]?.text;
  if (word === undefined || isGrouped(word)) return null;
  const next = words[at + 1];
  const near: Near = (index) => {
    const other = words[index];
    return other && other.gap < WORD_GAP ? other.text : null;
  };
  const torn = next && next.gap < SPACE ? readTorn(word, next.text) : null;
  if (torn) return torn;
  const padded = next ? readPadded(words, at) : null;
  if (padded) return padded;
  const fields = next ? readFields(at, word, near) : null;
  if (fields) return fields;
  const isApart = next && (CJK_COUNTED.test(word) || CJK_COUNTED.test(next.text) || erasInWords.has(word));
  const apart = isApart ? readApart(words, at) : null;
  if (apart) return apart;
  const single = readDateWord(word);
  if (single) {
    if (single.kind === 'known' && single.year === null) {
      const year = near(at + 1);
      const found = year !== null ? YEAR.exec(year) : null;
      if (found) return { ...single, year: fullYear(Number(found[1])), words: 2 };
    }
    return single;
  }
  if (!next || next.gap > WORD_GAP) return null;
  const yearFirst = YEAR.test(word)
    ? (readCounted(word, at, near) ?? readYearFirst(word, next.text, near(at + 2), near(at + 3)))
    : null;
  if (yearFirst) return yearFirst;
  const day = DAY.exec(word);
  if (day) return readDayFirst(word, Number(day[1]), at, near, next.gap < SPACE);
  const month = monthOf(word);
  return month ? readMonthFirst(month, isWeekday(word), at, near) : null;
}

/** The text of a word that stands near, by its place; null where none does. */
type Near = (index: number) => string | null;

/** "5 January 2025", "5 de enero de 2025", "5 Jan25", "5. 1. 2025". `isClose`: the next word stands no further than a blank. */
function readDayFirst(word: string, day: number, at: number, near: Near, isClose: boolean): PrintedDate | null {
  let index = at + 1;
  let name = near(index);
  if (name !== null && PREPOSITION.has(name.toLowerCase())) name = near(++index);
  if (name === null) return null;
  const month = monthOf(name);
  if (month) {
    let yearAt = index + 1;
    let year = near(yearAt);
    if (year !== null && PREPOSITION.has(year.toLowerCase())) year = near(++yearAt);
    const found = year !== null ? YEAR.exec(year) : null;
    if (found) return known(fullYear(Number(found[1])), month, day, yearAt - at + 1);
    return known(null, month, day, index - at + 1);
  }
  const joined = isClose ? MONTH_YEAR.exec(name) : null;
  if (joined && index === at + 1 && monthOf(joined[1] as string))
    return known(fullYear(Number(joined[2])), monthOf(joined[1] as string), day, 2);
  if (!word.endsWith('.') || !name.endsWith('.')) return null;
  const second = DAY.exec(name);
  const year = near(at + 2);
  const found = year !== null ? YEAR.exec(year) : null;
  return second && found ? { kind: 'numeric', parts: [day, Number(second[1]), Number(found[1])], words: 3 } : null;
}

/** "January 5, 2025", "Jan 5,2025", "Jan 5". */
function readMonthFirst(month: number, mayBeWeekday: boolean, at: number, near: Near): PrintedDate | null {
  const text = near(at + 1);
  const dayMatch = text !== null ? DAY_COMMA.exec(text) : null;
  if (!dayMatch) {
    const withYear = text !== null ? DAY_YEAR.exec(text) : null;
    return withYear ? known(fullYear(Number(withYear[2])), month, Number(withYear[1]), 2) : null;
  }
  const year = near(at + 2);
  // "MAR 11 AGO": a weekday that is short for a month as well, but not in English ("MAR 11 MAY WAH"); of two dates a day follows.
  const isMonth = year !== null && monthOf(year) > 0 && !englishMonths.has(fold(bareWord(year)));
  if (mayBeWeekday && isMonth && !DAY.test(near(at + 3) ?? '')) return null;
  const found = year !== null ? (text?.endsWith(',') ? YEAR_ANY : YEAR).exec(year.replace(/[,;:)]$/, '')) : null;
  if (found) return known(fullYear(Number(found[1])), month, Number(dayMatch[1]), 3);
  return known(null, month, Number(dayMatch[1]), 2);
}

/** What Lithuanian and Latvian count a year and a day with. */
const OF_YEAR = /^(?:m\.|metų|gada)$/i;
const OF_DAY = /^d\.,?$/i;

/** "2026 m. kovo 31 d.", "2026. gada 31. marts". */
function readCounted(word: string, at: number, near: Near): PrintedDate | null {
  if (!OF_YEAR.test(near(at + 1) ?? '')) return null;
  const [one, other] = [near(at + 2), near(at + 3)];
  if (one === null || other === null) return null;
  const [day, name] = DAY.test(one) ? [one, other] : [other, one];
  const month = monthOf(name);
  if (!month || !DAY.test(day)) return null;
  const words = OF_DAY.test(near(at + 4) ?? '') ? 5 : 4;
  return known(fullYear(Number.parseInt(word, 10)), month, Number.parseInt(day, 10), words);
}

/** "2022 Dec 08", "2022. 12. 08."; where a year follows as well, the one in front belongs to what is before it. */
function readYearFirst(word: string, name: string, last: string | null, after: string | null): PrintedDate | null {
  const isDotted = word.endsWith('.') && /^\d{1,2}\.$/.test(name);
  const month = isDotted ? Number.parseInt(name, 10) : monthOf(name);
  const day = last === null ? null : (isDotted ? DAY : DAY_COMMA).exec(last);
  if (!month || !day || (after !== null && YEAR.test(after))) return null;
  return known(fullYear(Number.parseInt(word, 10)), month, Number(day[1]), 3);
}

/** Day, month and year of a printed date under a date order; null where the order does not fit it. */
export function resolveDate(date: PrintedDate, order: DateOrder): CalendarDate | null {
  if (date.kind === 'known') return { year: date.year, month: date.month, day: date.day };
  const [a, b, c] = date.parts;
  let day: number;
  let month: number;
  let year: number | null = null;
  if (c === undefined) {
    [day, month] = order === 'dmy' ? [a, b] : [b, a];
  } else if (order === 'ymd' && c <= 31) {
    [year, month, day] = [fullYear(a), b, c];
  } else {
    [day, month] = order === 'mdy' ? [b, a] : [a, b];
    year = fullYear(c);
  }
  if (month < 1 || month > 12 || day < 1 || day > daysInMonth(year ?? 2024, month)) return null;
  return { year, month, day };
}

const DAYS: readonly number[] = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

export function daysInMonth(year: number, month: number): number {
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return month === 2 && isLeap ? 29 : (DAYS[month - 1] as number);
}

export function toIso(year: number, month: number, day: number): string {
  return `${year > 999 ? year : String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}`;
}

function twoDigits(value: number): string {
  return value < 10 ? `0${value}` : `${value}`;
}

/** Days since 1970-01-01. */
export function dayNumber(year: number, month: number, day: number): number {
  return Math.floor(Date.UTC(year, month - 1, day) / 86_400_000);
}

/** Months at the end and at the beginning of a year. */
const [LATE, EARLY] = [10, 3];

/**
 * How a date lies to the one before it: above zero where it is later, below where it is earlier; where no year is printed,
 * one is turned between the last months of a year and the first.
 */
export function stepOf(before: CalendarDate, date: CalendarDate): number {
  const isDated = before.year !== null && date.year !== null;
  if (!isDated && before.month >= LATE && date.month <= EARLY) return 1;
  if (!isDated && before.month <= EARLY && date.month >= LATE) return -1;
  const at = ({ year, month, day }: CalendarDate): number => (isDated ? (year ?? 0) : 0) * 372 + month * 31 + day;
  return at(date) - at(before);
}

import type { Word } from '../../page-content.ts';
import { fold } from '../../vocabulary/fold.ts';
import { months } from '../../vocabulary/vocabulary.ts';
import { asDigits, asLetters, DIGIT } from './look-alikes.ts';
import { concluded } from './repaired-word.ts';

const MARKED = new RegExp(String.raw`^(${DIGIT}{1,3})([/.-])([\p{L}\d]{3,9})(?:\2(${DIGIT}{4}|${DIGIT}{2}))?$`, 'u');
/** The month before its day: "ENE/05". */
const MONTH_FIRST = new RegExp(String.raw`^([\p{L}\d]{3,9})([/.-])(${DIGIT}{1,2})$`, 'u');
/** The same, where the mark came out as a letter: "ENEJ05". */
const MARK_AS_LETTER = new RegExp(String.raw`^([\p{L}\d]{3})[JjIl|1!](${DIGIT}{2})$`, 'u');
/** Dotted lines and grain behind a date. */
const SPECKS = /(?<=[\p{L}\d])[—–_"”~]+$/u;
/** A nought that came out as a letter and a digit. */
const NOUGHT_TWICE = /0O|O0/;
/** Dates of one column begin within this part of their height, and are as many at least. */
const SAME_EDGE = 0.6;
const FEWEST = 4;
const LAST_DAY = 31;

interface MarkedMonth {
  readonly text: string;
  readonly form: string;
}

/**
 * Digits and letters that were taken for each other in dates like "03/ENE", "ENE/03" and "06-Feb-2024" are mended in a column of them,
 * also where all were; and one letter of a month that other dates of the column have ("31/0ET"), and a mark that all others have.
 */
export function mendMarkedMonths(words: readonly Word[]): Word[] {
  const seen = words.flatMap((word) => {
    const parts = partsOf(word.text);
    return parts ? [{ word, parts, date: markedMonthOf(word.text) }] : [];
  });
  if (seen.length < FEWEST || seen.every(({ word, date }) => word.text === date?.text)) return [...words];
  const mended = new Map<Word, Word>();
  for (const { word, parts, date } of seen) {
    if (word.text === date?.text) continue;
    const column = seen.filter((other) => other.date && Math.abs(other.word.x - word.x) <= SAME_EDGE * word.height);
    const mark = parts.mark || markOf(column.map((other) => other.parts));
    const names = new Set(column.flatMap((other) => (isNear(other.parts.name, parts.name) ? [other.parts.name] : [])));
    const [name = ''] = names;
    const meant = date ?? (names.size === 1 ? dateOf({ ...parts, mark, name }) : dateOf({ ...parts, mark }));
    if (!meant || column.filter((other) => other.date?.form === meant.form).length < FEWEST) continue;
    mended.set(word, concluded(word, meant.text));
  }
  return words.map((word) => mended.get(word) ?? word);
}

/** The same but for one character. */
export const isNear = (one: string, other: string): boolean =>
  one.length === other.length && Array.from(one).filter((char, at) => char !== other[at]).length === 1;

/** The mark behind the months of a column. */
const markOf = (column: readonly Parts[]): string => column.find((each) => each.isMonthFirst && each.mark)?.mark ?? '';

/** How the text writes such a date; null where it is none. */
export function markedForm(text: string): string | null {
  const date = markedMonthOf(text);
  return date?.text === text ? date.form : null;
}

/** The date that the text is, or was before a digit and a letter were mixed up; null where it is none. */
export const asMarkedMonth = (text: string): string | null => markedMonthOf(text)?.text ?? null;

function markedMonthOf(text: string): MarkedMonth | null {
  const parts = partsOf(text);
  return parts && dateOf(parts);
}

interface Parts {
  readonly day: string;
  /** Empty where it came out as a letter. */
  readonly mark: string;
  readonly name: string;
  readonly year: readonly string[];
  readonly isMonthFirst: boolean;
}

function partsOf(word: string): Parts | null {
  const text = word.replace(SPECKS, '');
  const [, read = '', mark = '', name = '', last] = MARKED.exec(text) ?? [];
  if (mark === '') return monthFirst(text);
  if (!LETTERS.test(name)) return null;
  return {
    day: asDigits(read.length > 2 ? read.replace(NOUGHT_TWICE, '0') : read),
    mark,
    name: asLetters(name),
    year: last === undefined ? [] : [asDigits(last)],
    isMonthFirst: false,
  };
}

function monthFirst(text: string): Parts | null {
  const [, name = '', mark = '', day = ''] = MONTH_FIRST.exec(text) ?? [];
  const [, alone = '', behind = ''] = mark === '' ? (MARK_AS_LETTER.exec(text) ?? []) : [];
  if (!LETTERS.test(name + alone)) return null;
  return { day: asDigits(day + behind), mark, name: asLetters(name + alone), year: [], isMonthFirst: true };
}

function dateOf({ day, mark, name, year, isMonthFirst }: Parts): MarkedMonth | null {
  if (mark === '' || !months.has(fold(name)) || day.length > 2 || Number(day) < 1 || Number(day) > LAST_DAY)
    return null;
  if (isMonthFirst) return { text: [name, day].join(mark), form: `M${mark}N` };
  return { text: [day, name, ...year].join(mark), form: `N${mark}M${year.length > 0 ? mark : ''}` };
}

/** A month has two letters at least that were read as such. */
const LETTERS = /\p{L}.*\p{L}/u;

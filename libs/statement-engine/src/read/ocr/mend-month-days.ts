import type { Word } from '../../page-content.ts';
import { fold } from '../../vocabulary/fold.ts';
import { months } from '../../vocabulary/vocabulary.ts';
import { sameLine } from './amount-cells.ts';
import { asDigits, asLetters } from './look-alikes.ts';
import { concluded } from './repaired-word.ts';

/** Dates of one word with a month's letters: digits before the month, behind it, or both. */
const SHAPES = [
  [1, 0],
  [0, 1],
  [2, 0],
  [0, 2],
  [2, 2],
  [2, 4],
] as const;
type Shape = readonly [before: number, behind: number];
/** The O of October that came out as a digit and a letter. */
const O_TWICE = /[0O](?=[0O]CT)/;
/** The nought of a day that came out as a letter and a digit: "FEB0O8". */
const NOUGHT_TWICE = /0O|O0/;
const BRACKET_FOR_J = /^(\d{0,2})[\]|](\p{L}{2,})$/u;
const MONTH_LETTERS = 3;
/** Dates of one column begin within this part of their height, and are as many at least. */
const SAME_EDGE = 0.6;
const FEWEST = 4;
const LAST_DAY = 31;

interface MonthDay {
  readonly text: string;
  /** How many digits stand before and behind the month. */
  readonly shape: Shape;
}

/**
 * Digits that were read as letters beside a month's letters ("FEBO3"), and letters of the month that were read as digits
 * ("290CT"), are mended in a column of such dates; with their year ("290ct25") wherever they stand.
 */
export function mendMonthDays(read: readonly Word[]): Word[] {
  const words = read.flatMap(withJ);
  const dates = words.flatMap((word) => {
    const date = monthDayOf(word.text) ?? partedOf(word, words);
    return date ? [{ word, ...date }] : [];
  });
  if (dates.length < FEWEST && !dates.some(({ shape }) => isWhole(shape))) return words;
  return words.map((word) => {
    const date = dates.find((each) => each.word === word);
    if (!date || date.text === word.text) return word;
    const column = dates.filter(
      (other) => isLike(other.shape, date.shape) && Math.abs(other.word.x - word.x) <= word.height * SAME_EDGE,
    );
    // "MARS" is a month, unless others beside it have digits there.
    const sure = isShort(date.shape) ? column.filter((other) => other.text === other.word.text) : column;
    if (sure.length < FEWEST && !isWhole(date.shape)) return word;
    return concluded(word, date.text);
  });
}

/** A month whose day stands behind it as a word of its own. */
function partedOf(word: Word, words: readonly Word[]): MonthDay | null {
  if (word.text.length !== MONTH_LETTERS || !months.has(fold(word.text))) return null;
  const end = word.x + word.width;
  const isParted = words.some(
    (next) => /^\d{1,2}$/.test(next.text) && sameLine(word, next) && next.x >= end && next.x - end < word.height,
  );
  return isParted ? { text: word.text, shape: [0, 2] } : null;
}

/** Days have one digit or two in the same column. */
const isLike = (one: Shape, other: Shape): boolean =>
  (one[0] === other[0] && one[1] === other[1]) || (isDay(one) && isDay(other) && one[0] > 0 === other[0] > 0);
/** With its year a date can be nothing else, wherever it stands. */
const isWhole = ([before, behind]: Shape): boolean => before === 2 && behind >= 2;
const isDay = ([before, behind]: Shape): boolean => before + behind <= 2;
const isShort = ([before, behind]: Shape): boolean => before + behind === 1;

/** January, June and July whose J was taken for a bracket, and ran into the day before it: "12]an" as "12" and "Jan". */
function withJ(word: Word): Word[] {
  const [, day = '', rest = ''] = BRACKET_FOR_J.exec(word.text) ?? [];
  const month = `J${rest}`;
  if (rest === '' || !months.has(fold(month)) || Number(day) > LAST_DAY) return [word];
  const share = word.width / word.text.length;
  const name = { ...concluded(word, month), x: word.x + share * day.length, width: share * month.length };
  return day === '' ? [name] : [{ ...concluded(word, day), width: share * (day.length - 0.5) }, name];
}

/** The text with digits and letters where a date with a month's letters has them; any other text as it is. */
export const asMonthDay = (text: string): string => monthDayOf(text)?.text ?? text;

/** How the word writes a date with a month's letters: "2M0" for "03OCT"; null where it is none. */
export function monthDayForm(text: string): string | null {
  const date = monthDayOf(text);
  return date?.text === text ? date.shape.join('M') : null;
}

/** The date that the word is, or may have been before a digit and a letter were mixed up. */
const monthDayOf = (word: string): MonthDay | null =>
  ofShape(word) ?? ofShape(word.replace(O_TWICE, '')) ?? ofShape(word.replace(NOUGHT_TWICE, '0'));

function ofShape(word: string): MonthDay | null {
  for (const shape of SHAPES) {
    const [before, behind] = shape;
    const chars = Array.from(word);
    const end = before + MONTH_LETTERS;
    if (chars.length !== end + behind) continue;
    const month = asLetters(chars.slice(before, end).join(''));
    const [first, last] = [asDigits(chars.slice(0, before).join('')), asDigits(chars.slice(end).join(''))];
    const day = Number((first + last).slice(0, 2));
    if (/^\d+$/.test(first + last) && day >= 1 && day <= LAST_DAY && months.has(fold(month)))
      return { text: first + month + last, shape };
  }
  return null;
}

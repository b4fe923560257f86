import { fold } from '../../vocabulary/fold.ts';
import { months } from '../../vocabulary/vocabulary.ts';
import { asDigits, asLetters } from './look-alikes.ts';

/** A numeric date as a cell of its own; one "12.05" without a year may as well be an amount, a column of them is dates. */
const DATE = /^(\d{1,4})([/.-])(\d{1,2})\2(\d{4}|\d{2})$/;
/** Behind the year of a whole date stands a point, too, in Croatian, Serbian and Hungarian. */
const POINTED_DATE = /^(\d{1,4})(\.)(\d{1,2})\.(\d{4}|\d{2})\.$/;
const DAY = /^(\d{1,2})([/-])(\d{1,2})$/;
const POINTED_DAY = /^(?:(\d\d)(\.)(\d\d)(\.?)|(\d{1,2})(\.)(\d{1,2})(\.))$/;

/** A date without any marks, of two-digit years or whole ones: "250905", "20250905", "05092025". */
const UNMARKED =
  /^(?:(?:19|20)?\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])|(?:0[1-9]|[12]\d|3[01])(?:0[1-9]|1[0-2])(?:(?:19|20)\d\d|\d\d))$/;
export const isUnmarked = (text: string): boolean => UNMARKED.test(text);

/** The digits and letters of a date or a figure: strokes between them are lost easily ("2112"), and taken for digits there would be one more. */
export const withoutMarks = (text: string): string => text.replace(/[^\p{L}\d]/gu, '');

/** How a column writes its dates: "99/99/99". */
export interface DateForm {
  readonly mark: string;
  /** Digits of each number. */
  readonly lengths: readonly number[];
  /** Behind the last number: German days end with a point, and Croatian years. */
  readonly end: '' | '.';
}

/** Two forms are one where their keys are equal. */
export const keyOfForm = ({ mark, lengths, end }: DateForm): string => `${mark}${lengths.join()}${end}`;

/** How the word writes a date; null where it is none. */
export function formOf(text: string): DateForm | null {
  const pointed = POINTED_DAY.exec(text)?.filter((part) => part !== undefined);
  const whole = POINTED_DATE.exec(text);
  const [, first = '', mark = '', second = '', third] =
    whole ?? DATE.exec(text) ?? DAY.exec(text) ?? pointed?.slice(0, 4) ?? [];
  const numbers = third === undefined ? [first, second] : [first, second, third];
  if (mark === '' || !isDate(numbers)) return null;
  const end = whole !== null || pointed?.[4] === '.' ? '.' : '';
  return { mark, lengths: numbers.map((number) => number.length), end };
}

/** Whether day and month have a place among the three numbers. */
function isDate(numbers: readonly string[]): boolean {
  const [first = 0, second = 0, third = 0] = numbers.map(Number);
  const isYear = (value: number, text = ''): boolean => text.length === 2 || (value > 1900 && value < 2100);
  const isDayAndMonth = (a: number, b: number): boolean =>
    a > 0 && b > 0 && Math.min(a, b) <= 12 && Math.max(a, b) <= 31;
  if (numbers.length === 2) return isDayAndMonth(first, second);
  if ((numbers[0]?.length ?? 0) === 4) return isYear(first) && isDayAndMonth(second, third);
  return isDayAndMonth(first, second) && isYear(third, numbers[2]);
}

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
const MONTH_LETTERS = 3;
const LAST_DAY = 31;

interface MonthDay {
  readonly text: string;
  /** How many digits stand before and behind the month. */
  readonly shape: Shape;
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

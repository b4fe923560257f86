import { countsOf } from '../../groups.ts';
import type { Word } from '../../page-content.ts';
import { concluded } from './repaired-word.ts';
import { followsText } from './words-before.ts';

/** A numeric date as a cell of its own; one "12.05" without a year may as well be an amount, a column of them is dates. */
const DATE = /^(\d{1,4})([/.-])(\d{1,2})\2(\d{4}|\d{2})$/;
/** Behind the year of a whole date stands a point, too, in Croatian, Serbian and Hungarian. */
const POINTED_DATE = /^(\d{1,4})(\.)(\d{1,2})\.(\d{4}|\d{2})\.$/;
const DAY = /^(\d{1,2})([/-])(\d{1,2})$/;
const POINTED_DAY = /^(?:(\d\d)(\.)(\d\d)(\.?)|(\d{1,2})(\.)(\d{1,2})(\.))$/;
/** A whole date of which one stroke was taken for another. */
const TWO_MARKS = /^(\d{1,2})([/.-])(\d{1,2})(?!\2)[/.-](\d{4})$/;
/** Dotted lines and specks that stuck to a whole date: ".17/09/2023._". */
const SPECKED = /^[._,'’-]*(\d{1,2}([/.-])\d{1,2}\2\d{4})[._,'’-]*$/;
/** A date that broke off behind one of its marks; its rest stands no farther off, in heights. */
const HEAD = /^\d{1,4}(?:[/.-]\d{1,2})?[/.-]$/;
const TEAR = 0.6;
const TWO_DATES = /^(\d{1,2}([/.-])\d{1,2}\2\d{4})[._,'’]+(\d{1,2}\2\d{1,2}\2\d{4})[vw]{0,2}[^\p{L}\d]*(\p{L}.*)?$/u;
const NEARLY = /^\d[\d/.,:;|!Il~_–—·°-]{3,}$/;
/** What a stroke between two numbers is taken for. */
const STROKES: Readonly<Record<string, string>> = { '/': '/71Il|!:;°-', '.': '.,:;·', '-': '-~_—–' };
/** Dates of one column begin within this part of their height, and are as many at least. */
const SAME_EDGE = 0.6;
const FEWEST_NEIGHBOURS = 3;
const FEWEST_POINTED = 6;

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

/**
 * Dates whose strokes OCR lost, or took for a 1 or 7 ("0112/22", "1412722"), are mended where they stand in a column of
 * dates and can be meant in one way only. Digits stay as they were seen.
 */
export function mendDates(read: readonly Word[]): Word[] {
  const words = joinTornDates(read).flatMap(parted).map(withOneMark);
  const clean = words.flatMap((word) => {
    const form = formOf(word.text);
    return form ? [{ x: word.x, form, key: keyOfForm(form) }] : [];
  });
  if (clean.length < FEWEST_NEIGHBOURS) return words;
  return words.map((word) => {
    const own = formOf(word.text);
    const [, bare = ''] = own?.end === '' ? [] : (SPECKED.exec(word.text) ?? []);
    if (bare === '' && (own || !NEARLY.test(word.text))) return word;
    const column = clean.filter((other) => Math.abs(other.x - word.x) <= word.height * SAME_EDGE);
    const [form, count] = commonest(column);
    if (!form || count < (looksLikeAmount(form) ? FEWEST_POINTED : FEWEST_NEIGHBOURS)) return word;
    if (bare !== '') return formOf(bare) && (!own || form.end === '') ? { ...word, text: bare } : word;
    // The number of a cheque stands where other tables have their dates, and has its date beside it.
    if (form.lengths.length === 2 && /^\d+$/.test(word.text) && hasDateBeside(word, words)) return word;
    // A number within an entry's text is one ("FACT 110325"), though others beside it have points.
    if (/^\d+$/.test(word.text) && followsText(word, words)) return word;
    const meant = readings(word.text, form);
    const [text] = meant;
    if (meant.length !== 1 || text === undefined) return word;
    return concluded(word, text);
  });
}

/** "2022." and "12.19" right behind it, where others begin that are whole dates of that form. */
function joinTornDates(words: readonly Word[]): readonly Word[] {
  const heads = words.filter(({ text }) => HEAD.test(text));
  if (heads.length === 0) return words;
  const joined = new Map<Word, Word | null>();
  for (const head of heads) {
    const isBehind = ({ x, y }: Word): boolean =>
      Math.abs(y - head.y) < head.height / 2 && x > head.x && x - head.x - head.width < TEAR * head.height;
    const tail = words.find((word) => isBehind(word) && formOf(head.text + word.text)?.lengths.length === 3);
    if (!tail) continue;
    const form = keyOf(head.text + tail.text);
    const isLike = (word: Word): boolean =>
      Math.abs(word.x - head.x) <= head.height * SAME_EDGE && keyOf(word.text) === form;
    if (words.filter(isLike).length < FEWEST_NEIGHBOURS) continue;
    joined.set(head, { ...head, text: head.text + tail.text, width: tail.x + tail.width - head.x });
    joined.set(tail, null);
  }
  return words.flatMap((word) => joined.get(word) ?? (joined.has(word) ? [] : [word]));
}

function keyOf(text: string): string | null {
  const form = formOf(text);
  return form && keyOfForm(form);
}

/** Two dates that specks between them made one: "24/12/2023.25/12/2023._". */
function parted(word: Word): Word[] {
  const [, first = '', , second = '', text = ''] = TWO_DATES.exec(word.text) ?? [];
  if (formOf(first) === null || keyOf(first) !== keyOf(second)) return [word];
  const share = word.width / word.text.length;
  const part = (which: string, x: number): Word => ({ ...concluded(word, which), x, width: share * which.length });
  const at = (which: string): number => word.x + share * word.text.lastIndexOf(which);
  return [part(first, word.x), part(second, at(second)), ...(text === '' ? [] : [part(text, at(text))])];
}

/** "30.06/2023" as "30.06.2023", wherever it stands. */
function withOneMark(word: Word): Word {
  const [, first = '', mark = '', second = '', year = ''] = TWO_MARKS.exec(word.text) ?? [];
  return isDate([first, second, year]) ? concluded(word, [first, second, year].join(mark)) : word;
}

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

const looksLikeAmount = ({ mark, lengths, end }: DateForm): boolean =>
  mark === '.' && lengths.length === 2 && end === '';

/** The next word on the line is a date. */
function hasDateBeside(word: Word, words: readonly Word[]): boolean {
  const after = words.filter((other) => other.x > word.x && Math.abs(other.y - word.y) < word.height / 2);
  const next = after.reduce<Word | null>((near, other) => (near === null || other.x < near.x ? other : near), null);
  return next !== null && formOf(next.text) !== null;
}

function commonest(column: readonly { readonly form: DateForm; readonly key: string }[]): [DateForm | null, number] {
  let [best, most]: [DateForm | null, number] = [null, 0];
  for (const [key, count] of countsOf(column.map((each) => each.key)))
    if (count > most) [best, most] = [column.find((each) => each.key === key)?.form ?? null, count];
  return [best, most];
}

/** Every date of the form that the text can be, with each stroke lost, taken for another character or followed by a 1 that is a part of it. */
function readings(text: string, { mark, lengths, end }: DateForm): string[] {
  const strokes = STROKES[mark] ?? mark;
  const found: string[] = [];
  const walk = (at: number, numbers: readonly string[]): void => {
    const length = lengths[numbers.length];
    if (length === undefined) {
      const rest = text.slice(at);
      const isWhole = rest === '' || (end !== '' && rest.length === 1 && strokes.includes(rest));
      if (isWhole && isDate(numbers)) found.push(numbers.join(mark) + end);
      return;
    }
    const number = text.slice(at, at + length);
    if (number.length !== length || !/^\d+$/.test(number)) return;
    const next = at + length;
    const all = [...numbers, number];
    walk(next, all);
    if (all.length === lengths.length || !strokes.includes(text[next] ?? ' ')) return;
    walk(next + 1, all);
    if (text[next] === mark && text[next + 1] === '1') walk(next + 2, all);
  };
  walk(0, []);
  return [...new Set(found)];
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

import type { Word } from '../../page-content.ts';
import { formOf } from './date-forms.ts';

/** An amount as banks print it, with two decimals. */
export const AMOUNT =
  /^[-+−(]?[$£€]?(?:\d{1,3}(?:[.,'’]?\d{3})*|\d{1,2}(?:,\d{2})+,\d{3})[.,]\d{2}(?:\)|-|\+|[CD]R|[CDcd]r|S|H|C|D|[€£$])?$/;

/** One of a currency without decimals, or with three: three digits stand behind each of its marks. */
export const WHOLE_AMOUNT = /^[-+−(]?[$£€¥₩]?\d{1,3}(?:[.,'’]\d{3})*(?:\)|-|\+|[CD]R|[CDcd]r)?$/;
const GROUPED = /\d[.,'’]\d{3}\D*$/;
const FEWEST_GROUPED = 3;

/** How the page prints its amounts: without decimals (or with three) where more figures end so than in two. */
export function amountForm(words: readonly Word[]): RegExp {
  const grouped = words.filter(({ text }) => WHOLE_AMOUNT.test(text) && GROUPED.test(text)).length;
  const isWhole = grouped >= FEWEST_GROUPED && grouped > words.filter(({ text }) => AMOUNT.test(text)).length;
  return isWhole ? WHOLE_AMOUNT : AMOUNT;
}

/** The first groups of a figure whose groups stand apart, as words of their own: "93" before "132,69". */
const GROUP = /^[-+−(]?[$£€]?\d{1,3}$/;
const NEXT_GROUP = /^\d{3}(?:\D|$)/;
/** They stand so close, in heights. */
const GROUP_APART = 0.6;

/** Whether the word is a group of digits of a figure that goes on behind it. */
export function isGroupBefore(word: Word, words: readonly Word[]): boolean {
  if (!GROUP.test(word.text)) return false;
  const right = word.x + word.width;
  return words.some(
    (next) =>
      next.x > word.x &&
      Math.abs(next.x - right) <= GROUP_APART * word.height &&
      NEXT_GROUP.test(next.text) &&
      sameLine(word, next),
  );
}

/** The mark before the decimals of most amounts. */
export function decimalSign(words: readonly Word[]): string {
  const amounts = words.filter(({ text }) => AMOUNT.test(text));
  return amounts.filter(({ text }) => /,\d{2}\D*$/.test(text)).length * 2 > amounts.length ? ',' : '.';
}

/** What a step of an amount's last digit may be worth, in thousandths; none where the text is no amount. */
export function unitsOf(text: string): readonly number[] {
  if (AMOUNT.test(text)) return [10];
  if (GROUP.test(text)) return [1000, 1, 1e6, 1e9];
  return WHOLE_AMOUNT.test(text) ? [1000, 1] : [];
}

/** The decimal sign, or the mark of the last group of an amount without decimals. */
export const lastMark = (text: string): string | undefined => /([.,'’])\d{2,3}\D*$/.exec(text)?.[1];

/** Amounts of one column end within this part of their height. */
const SAME_EDGE = 0.45;

/** Whether two words end a column's cells. */
export const sameEdge = (one: Word, other: Word): boolean =>
  Math.abs(one.x + one.width - other.x - other.width) <= one.height * SAME_EDGE;

/** Whether two words stand on one line. */
export const sameLine = (one: Word, other: Word): boolean => Math.abs(one.y - other.y) <= one.height / 2;

/** The first amount of each line. */
export const firstOfLines = (amounts: readonly Word[]): Word[] =>
  amounts.filter((word, at) => !amounts.slice(0, at).some((other) => sameLine(word, other)));

/** Whether a date and another amount stand on the word's line, as on those of entries with a balance. */
export function isOfEntry(word: Word, words: readonly Word[], form = AMOUNT): boolean {
  const line = words.filter((other) => other !== word && sameLine(other, word));
  return line.some(({ text }) => form.test(text)) && line.some(({ text }) => isDate(text));
}

/** "12.05" may as well be an amount. */
function isDate(text: string): boolean {
  const form = formOf(text);
  return form !== null && (form.mark !== '.' || form.lengths.length === 3);
}

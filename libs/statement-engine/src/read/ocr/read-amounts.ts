import type { Word } from '../../page-content.ts';
import type { PageBox } from '@crossfoot/page-picture';
import { fold } from '../../vocabulary/fold.ts';
import { months } from '../../vocabulary/vocabulary.ts';
import { AMOUNT, amountForm, isOfEntry, lastMark, sameEdge, sameLine } from './amount-cells.ts';
import { markedForm } from './marked-months.ts';
import { formOf, monthDayForm } from './date-forms.ts';
import type { CellManner, ReadCell } from './ocr-page.ts';
import { seenAgain } from './repaired-word.ts';
import { likelier, type Doubt } from './votes.ts';
import { followsText } from './words-before.ts';

/** Amounts that end at one edge, as many at least. */
const FEWEST_IN_COLUMN: Readonly<Record<Doubt, number>> = { illegible: 5, doubtful: 3, pointless: 3 };
/** On a line without any other amount, and a date, so many. */
const FEWEST_AMOUNTS = 2;
/** A whole number was hardly read at all; less must do where a cell has other characters, for no amount looks like that. */
const ILLEGIBLE = 0.5;
const WITHOUT_DIGITS = 0.75;
const MIXED = 0.9;
/** Of amounts read with less one in five was wrong. */
const DOUBTFUL = 0.8;
/** A figure that has lost its point, or one that never had any. */
const POINTLESS = /^[-+−(]?[$£€]?\d{3,7}(?:\)|-|\+)?$/;
/** Its end may lie off the column's edge, in heights. */
const NEAR_EDGE = 0.8;
/** Room around a cell, in heights; never into the word before it. */
const ROOM = 0.25;
/** What stands behind a cell (a unit) may begin so close to it. */
const BESIDE = 0.1;
/** A page with more illegible cells is beyond help; of doubtful amounts the least sure come first. */
const MOST_ILLEGIBLE = 12;
const MOST_DOUBTFUL = 24;
const MOST_POINTLESS = 36;
const DIGITS = '0123456789.,-';
const MANNERS: readonly CellManner[] = ['largerInEnglish', 'narrower', 'inEnglish', 'plain'];

interface Cell {
  readonly word: Word;
  /** All that was read in the cell, the word among it. */
  readonly inside: readonly Word[];
  readonly column: readonly Word[];
  readonly doubt: Doubt;
}

/**
 * Cells of a column of amounts that came out as nothing legible, as a figure without the point that the others have, or as
 * an amount that tesseract was not sure of, are read once more, by themselves and in several manners. What these agree in, an amount in the manner of its column, takes the
 * place of what was read, and says that it was concluded.
 */
export async function readAmounts(words: readonly Word[], read: ReadCell): Promise<readonly Word[]> {
  const form = amountForm(words);
  const cells = cellsOf(words, form);
  const illegible = cells.filter(({ doubt }) => doubt === 'illegible');
  const doubtful = cells.filter(({ doubt }) => doubt === 'doubtful').sort((a, b) => a.word.confidence - b.word.confidence); // prettier-ignore
  let result = words;
  const pointless = cells.filter(({ doubt }) => doubt === 'pointless').slice(0, MOST_POINTLESS);
  for (const cell of [
    ...(illegible.length > MOST_ILLEGIBLE ? [] : illegible),
    ...pointless,
    ...doubtful.slice(0, MOST_DOUBTFUL),
  ]) {
    const text = await readAgain(cell, words, form, read);
    if (text === null) continue;
    const amount = inPlaceOf(cell, text);
    result = result.flatMap((each) => (each === cell.word ? [amount] : cell.inside.includes(each) ? [] : [each]));
  }
  return result;
}

function cellsOf(words: readonly Word[], form: RegExp): Cell[] {
  const amounts = words.filter(({ text }) => form.test(text));
  const taken = new Set<Word>();
  // Of several scraps in one cell the last one ends with the column.
  return [...words]
    .sort((a, b) => b.x - a.x)
    .flatMap((word) => {
      const doubt = taken.has(word)
        ? null
        : isPointless(word, words, form)
          ? 'pointless'
          : (doubtOf(word, form) ?? (isRemnant(word, words, form) ? 'illegible' : null));
      if (doubt === null || isAmongDates(word, words)) return [];
      const column = amounts.filter((amount) => amount !== word && endsTogether(amount, word));
      if (column.length === 0) return [];
      const isSure = column.length >= FEWEST_IN_COLUMN[doubt] || isLostOfEntry(word, column, words, form);
      if (!isSure || !isAmong(word, column, words)) return [];
      const inside = doubt !== 'illegible' ? [word] : scrapsOf(word, column, words, form);
      for (const each of inside) taken.add(each);
      return [{ word, inside, column, doubt }];
    });
}

function doubtOf({ text, confidence, repaired }: Word, form: RegExp): Doubt | null {
  if (form.test(text)) return confidence < DOUBTFUL || repaired ? 'doubtful' : null;
  const legible = !/\d/.test(text) ? WITHOUT_DIGITS : /^\d+$/.test(text) ? ILLEGIBLE : MIXED;
  return confidence < legible ? 'illegible' : null;
}

/** A date that others of its kind stand above or below. Where nothing but amounts do, it looks like one by mistake. */
function isAmongDates(word: Word, words: readonly Word[]): boolean {
  const form = formOf(word.text);
  if (!form) return false;
  const isBelow = (other: Word): boolean => sameEdge(other, word) || Math.abs(other.x - word.x) < word.height;
  const isLike = ({ text }: Word): boolean => {
    const other = formOf(text);
    return other?.mark === form.mark && other.lengths.length === form.lengths.length;
  };
  return words.some((other) => other !== word && isBelow(other) && isLike(other));
}

const isPointless = (word: Word, words: readonly Word[], form: RegExp): boolean =>
  form === AMOUNT && POINTLESS.test(word.text) && isBesideDate(word, words);

/** What is left of an amount that lost its beginning ("33" of "11.33"). */
const REMNANT = /^\d{1,2}$/;

const isRemnant = (word: Word, words: readonly Word[], form: RegExp): boolean =>
  form === AMOUNT && word.confidence < MIXED && REMNANT.test(word.text) && isWithoutAmount(word, words, form);

async function readAgain(cell: Cell, words: readonly Word[], form: RegExp, read: ReadCell): Promise<string | null> {
  const { word, column, doubt } = cell;
  const [whole, near] = boxesOf(cell, words);
  const boxes = doubt === 'illegible' ? [whole, near] : [near];
  const ways = MANNERS.flatMap((manner) => boxes.map((box) => ({ manner, box })));
  const characters = [...new Set(DIGITS + column.map(({ text }) => text).join(''))].join('');
  const isLike = (text: string): boolean =>
    form.test(text) &&
    column.some((other) => lastMark(other.text) === lastMark(text)) &&
    (doubt !== 'pointless' || digitsOf(text) === digitsOf(word.text));
  const text = await likelier(word.text, doubt, isLike, ways, ({ box, manner }) => read(box, characters, manner));
  // Signs and marks may be lost in a cell by itself: of an amount only its digits or its point are in doubt.
  return text === null || (doubt !== 'illegible' && marksOf(text) !== marksOf(word.text)) ? null : text;
}

function inPlaceOf({ word, inside, column }: Cell, text: string): Word {
  const right = column[0] as Word;
  const width = (right.width / right.text.length) * text.length;
  const seen = seenAgain(word, text, inside.map((each) => each.text).join(' '));
  return { ...seen, x: right.x + right.width - width, width };
}

/**
 * Hardly read between a date and another amount, or on a dated line that has no amount: not many must stand in its column,
 * as on statements of few entries.
 */
const isLostOfEntry = (word: Word, column: readonly Word[], words: readonly Word[], form: RegExp): boolean =>
  word.confidence < ILLEGIBLE &&
  !followsText(word, words) &&
  (isOfEntry(word, words, form) || (column.length >= FEWEST_AMOUNTS && isWithoutAmount(word, words, form)));

const isWithoutAmount = (word: Word, words: readonly Word[], form: RegExp): boolean =>
  isBesideDate(word, words) && !words.some((other) => sameLine(word, other) && form.test(other.text));

const endsTogether = (amount: Word, word: Word): boolean =>
  sameEdge(amount, word) || Math.abs(amount.x + amount.width - word.x - word.width) <= NEAR_EDGE * amount.height;

/** Below the first and above the last of them, or beside a date; and no wider than they are. */
function isAmong(word: Word, column: readonly Word[], words: readonly Word[]): boolean {
  const widest = Math.max(...column.map(({ width }) => width));
  const isBetween = column.some(({ y }) => y < word.y) && column.some(({ y }) => y > word.y);
  return word.width <= widest + word.height && (isBetween || isBesideDate(word, words));
}

const isBesideDate = (word: Word, words: readonly Word[]): boolean =>
  words.some((other) => other !== word && sameLine(word, other) && isOfDate(other.text));

/** A date, or the month of one that is several words. */
const isOfDate = (text: string): boolean =>
  formOf(text) !== null ||
  monthDayForm(text) !== null ||
  markedForm(text) !== null ||
  months.has(fold(text.replace(/[.,]$/, '')));

/** The word and what else was hardly read, or concluded to be a part of a figure, within the column on its line. */
function scrapsOf(word: Word, column: readonly Word[], words: readonly Word[], form: RegExp): Word[] {
  const left = Math.min(...column.map(({ x }) => x)) - ROOM * word.height;
  const isHardly = (other: Word): boolean => other.confidence < ILLEGIBLE && doubtOf(other, form) === 'illegible';
  const isPart = ({ text, repaired }: Word): boolean => repaired === true && !form.test(text);
  return words.filter(
    (other) =>
      other === word ||
      (other.x >= left && other.x <= word.x && sameLine(word, other) && (isHardly(other) || isPart(other))),
  );
}

/** The cell in the width of its column, without what stands behind it, and close around what was read in it. */
function boxesOf({ word, inside, column }: Cell, words: readonly Word[]): readonly [PageBox, PageBox] {
  const { y, height } = word;
  const room = ROOM * height;
  const from = Math.min(...inside.map(({ x }) => x));
  const left = Math.min(from, ...column.map(({ x }) => x)) - room;
  const before = words.filter((other) => !inside.includes(other) && other.x < word.x && sameLine(word, other));
  const x0 = Math.max(left, ...before.map((other) => other.x + other.width + room));
  const end = Math.max(...column.map((other) => other.x + other.width));
  const behind = words.filter((other) => !inside.includes(other) && other.x > end && sameLine(word, other));
  const x1 = Math.min(
    Math.max(word.x + word.width, end) + room,
    ...behind.map((other) => Math.max(end, other.x - BESIDE * height)),
  );
  const whole = { x0: Math.min(x0, from), y0: y - room, x1, y1: y + height + room };
  return [whole, { ...whole, x0: Math.max(whole.x0, from - room) }];
}

const marksOf = (text: string): string => text.replace(/\d.*\d/, ' ').replace(/\p{Sc}/gu, '');
const digitsOf = (text: string): string => text.replace(/\D/g, '');

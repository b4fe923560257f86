import type { Word } from '../../page-content.ts';
import type { PageBox } from '../picture/upright.ts';
import { AMOUNT, sameEdge, sameLine } from './amount-cells.ts';
import type { CellReading, ReadCell } from './ocr-page.ts';

/** Amounts that end at one edge, as many at least. */
const FEWEST_IN_COLUMN = 5;
/** Such a word was hardly read at all; less must do where it has no digit, or its marks stand wrongly. */
const ILLEGIBLE = 0.5;
const DOUBTFUL = 0.75;
/** Figures whose marks stand where none can: "5.22679,", "35.000,653". */
const MARKED_WRONGLY = /^[-+]?\d[\d.,]*[.,](?:\d{3,})?$/;
/** By itself it is clear, or stays what it was. */
const LEGIBLE = 0.75;
/** Its end may lie off the column's edge, in heights. */
const NEAR_EDGE = 0.8;
/** Room around a cell, in heights; never into the word before it. */
const ROOM = 0.25;
/** A page with more such cells is beyond help. */
const MOST_CELLS = 8;
const DIGITS = '0123456789.,-';
/** What was seen the second time only is likely, not certain. */
const SEEN_ALONE = 0.6;

/**
 * Cells of a column of amounts that came out as nothing legible are read once more, by themselves, larger or narrower. What then is
 * an amount in the manner of its column takes the place of what was read, and says that it was concluded.
 */
export async function readAmounts(words: readonly Word[], read: ReadCell): Promise<readonly Word[]> {
  const amounts = words.filter(({ text }) => AMOUNT.test(text));
  const cells = words.flatMap((word) => {
    const column = amounts.filter((amount) => endsTogether(amount, word));
    return column.length >= FEWEST_IN_COLUMN && isIllegible(word) && isAmong(word, column) ? [{ word, column }] : [];
  });
  if (cells.length > MOST_CELLS) return words;
  let result = words;
  for (const { word, column } of cells) {
    const box = boxOf(word, column, words);
    const characters = [...new Set(DIGITS + column.map(({ text }) => text).join(''))].join('');
    const isLike = ({ text, confidence }: CellReading): boolean =>
      confidence >= LEGIBLE &&
      AMOUNT.test(text) &&
      column.some((other) => decimalSign(other.text) === decimalSign(text));
    const first = await read(box, characters);
    const seen = isLike(first) ? first : await read(box, characters, 'narrower');
    if (!isLike(seen)) continue;
    const { text } = seen;
    const right = column[0] as Word;
    const width = (right.width / right.text.length) * text.length;
    const amount: Word = {
      ...word,
      text,
      x: right.x + right.width - width,
      width,
      confidence: SEEN_ALONE,
      repaired: true,
      alternatives: [word.text, ...(word.alternatives ?? [])],
    };
    result = result.map((each) => (each === word ? amount : each));
  }
  return result;
}

const isIllegible = ({ text, confidence }: Word): boolean =>
  !AMOUNT.test(text) && confidence < (/\d/.test(text) && !MARKED_WRONGLY.test(text) ? ILLEGIBLE : DOUBTFUL);

const endsTogether = (amount: Word, word: Word): boolean =>
  sameEdge(amount, word) || Math.abs(amount.x + amount.width - word.x - word.width) <= NEAR_EDGE * amount.height;

/** Below the first and above the last of them, and no wider than they are. */
function isAmong(word: Word, column: readonly Word[]): boolean {
  const widest = Math.max(...column.map(({ width }) => width));
  return column.some(({ y }) => y < word.y) && column.some(({ y }) => y > word.y) && word.width <= widest + word.height;
}

function boxOf(word: Word, column: readonly Word[], words: readonly Word[]): PageBox {
  const { y, height } = word;
  const room = ROOM * height;
  const left = Math.min(word.x, ...column.map(({ x }) => x)) - room;
  const before = words.filter((other) => other !== word && other.x < word.x && sameLine(word, other));
  const x0 = Math.max(left, ...before.map((other) => other.x + other.width + room));
  const x1 = Math.max(word.x + word.width, ...column.map((other) => other.x + other.width)) + room;
  return { x0: Math.min(x0, word.x), y0: y - room, x1, y1: y + height + room };
}

const decimalSign = (text: string): string | undefined => /([.,])\d{2}\D*$/.exec(text)?.[1];

import type { Word } from '../../page-content.ts';
import { sameLine } from './amount-cells.ts';

/** What the dots or stars that hide a card's number come out as. */
const MASK = /^(?=(?:.*[.*•]){2})[*.+«»•·¢°:e-]{2,5}$/;
const END_OF_NUMBER = /^\d{4}$/;
/** The number stands right behind its mask, in heights. */
const WIDEST_GAP = 1;
/** Cells of one column begin within this part of their height, and are as many at least. */
const SAME_EDGE = 0.6;
const FEWEST = 3;
const STARS = '****';
/** What is mended is likely, not seen. */
const MENDED = 0.6;

/** In a column of cards' numbers ("•••• 4471") masks are stars, also where they came out as specks or not at all. */
export function mendMasks(words: readonly Word[]): Word[] {
  const numbers = words.filter(({ text }) => END_OF_NUMBER.test(text));
  const masked = numbers.flatMap((number) => {
    const mask = wordBefore(number, words);
    return mask && MASK.test(mask.text) ? [{ mask, number }] : [];
  });
  const stars = new Map<Word, Word>();
  const added: Word[] = [];
  for (const number of numbers) {
    const column = masked.filter((other) => isBelow(other.number, number));
    const [like] = column;
    if (!like || column.length < FEWEST) continue;
    const own = column.find((each) => each.number === number);
    if (own) stars.set(own.mask, { ...own.mask, text: STARS });
    else if (!words.some((other) => other !== number && sameLine(number, other) && liesOver(other, like.mask)))
      added.push({ ...number, text: STARS, x: like.mask.x, width: like.mask.width, confidence: MENDED });
  }
  return [...words.map((word) => stars.get(word) ?? word), ...added];
}

function wordBefore(number: Word, words: readonly Word[]): Word | null {
  const close = words.filter((word) => {
    const gap = number.x - word.x - word.width;
    return word.x < number.x && sameLine(number, word) && gap < WIDEST_GAP * number.height;
  });
  return close.reduce<Word | null>((last, word) => (last === null || word.x > last.x ? word : last), null);
}

const isBelow = (one: Word, other: Word): boolean => Math.abs(one.x - other.x) <= SAME_EDGE * other.height;
const liesOver = (one: Word, other: Word): boolean => one.x < other.x + other.width && one.x + one.width > other.x;

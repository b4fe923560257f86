import type { Word } from '../../page-content.ts';
import { currencyCodes } from '../../vocabulary/currencies.ts';
import { respelt } from './repaired-word.ts';

const LETTERS = /^\p{L}{3}$/u;
/** Capitals behind small letters: nothing but a code is printed so, and that is in capitals. */
const ODD = /^\p{Ll}+\p{Lu}+$/u;
/** Cells of one column begin and end within this part of their height. */
const SAME_EDGE = 0.6;
/** So many cells of a column must name the currency. */
const FEWEST = 3;

/** "usD" for "USD", and "usb" below others: behind larger print tesseract takes the capitals of a narrow column for small letters. */
export function mendCurrencies(words: readonly Word[]): readonly Word[] {
  if (!words.some(({ text }) => LETTERS.test(text) && ODD.test(text))) return words;
  const cased = words.map((word) => {
    const code = LETTERS.test(word.text) && ODD.test(word.text) ? word.text.toUpperCase() : word.text;
    return currencyCodes.has(code) ? respelt(word, code) : word;
  });
  const codes = cased.filter(({ text }) => currencyCodes.has(text));
  return cased.map((word) => {
    if (!LETTERS.test(word.text) || word.text.toUpperCase() === word.text || codes.length < FEWEST) return word;
    const column = codes.filter((other) => isBelow(word, other));
    const [first] = column;
    const isOne = first !== undefined && column.every(({ text }) => text === first.text);
    return isOne && column.length >= FEWEST && isNear(word.text, first.text) ? respelt(word, first.text) : word;
  });
}

const isBelow = (one: Word, other: Word): boolean =>
  Math.abs(one.x - other.x) <= SAME_EDGE * other.height &&
  Math.abs(one.x + one.width - other.x - other.width) <= SAME_EDGE * other.height;

/** But for one letter. */
const isNear = (text: string, code: string): boolean =>
  Array.from(text.toUpperCase()).filter((letter, at) => letter !== code[at]).length <= 1;

import { readSide } from '../../grammar/money.ts';
import type { Word } from '../../page-content.ts';

/** A colon, or what is left of it, that stuck to the amount behind it: ":N511,585.79". */
const BEFORE_AMOUNT = /^([:;·]\s?)([-+]?[^\d\s]{0,4}\d+(?:[.,'’]\d{2,})*[.,]\d{2})$/u;
/** A speck between an amount and the mark of its side: "3.119,91:C". */
const BEFORE_SIDE = /^([-+]?\d+(?:[.,'’]\d{2,})*[.,]\d{2})([:;·])(\p{L}{1,2})$/u;

/** The part of a word from one character on, up to another. */
const partOf = (word: Word, from: number, to: number): Word => {
  const pitch = word.width / word.text.length;
  return { ...word, text: word.text.slice(from, to), x: word.x + pitch * from, width: pitch * (to - from) };
};

/** "Opening balance :511.79", "3.119,91:C": what stands before or behind an amount is no part of it. */
export const partColons = (words: readonly Word[]): Word[] =>
  words.flatMap((word) => {
    const { text } = word;
    const [, colon = '', behind = ''] = BEFORE_AMOUNT.exec(text) ?? [];
    if (behind !== '') return [partOf(word, colon.length, text.length)];
    const [, amount = '', speck = '', side = ''] = BEFORE_SIDE.exec(text) ?? [];
    if (readSide(side) === null) return [word];
    return [partOf(word, 0, amount.length), partOf(word, amount.length + speck.length, text.length)];
  });

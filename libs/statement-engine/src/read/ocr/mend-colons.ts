import type { Word } from '../../page-content.ts';

/** A colon, or what is left of it, that stuck to the amount behind it: ":N511,585.79". */
const BEFORE_AMOUNT = /^([:;·]\s?)([-+]?[^\d\s]{0,4}\d+(?:[.,'’]\d{2,})*[.,]\d{2})$/u;

/** "Opening balance :511.79": the colon of a label is no part of the amount that it ran into. */
export const partColons = (words: readonly Word[]): Word[] =>
  words.map((word) => {
    const [, colon = '', amount = ''] = BEFORE_AMOUNT.exec(word.text) ?? [];
    if (amount === '') return word;
    const lead = (word.width / word.text.length) * colon.length;
    return { ...word, text: amount, x: word.x + lead, width: word.width - lead };
  });

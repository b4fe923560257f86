import type { Word } from '../../page-content.ts';
import { sameEdge } from './amount-cells.ts';
import { asLetters } from './look-alikes.ts';

/** The mark of a side, alone or behind its amount: "S", "22,19S". */
const MARK = /^(?:\d[\d.,]*[.,]\d{2})?[SH]$/;
/** What it was taken for: a further digit of its amount, that may have lost its point too, or one alone. */
const TAKEN = /^(\d[\d.,]*[.,]\d{2}|\d{3,7})?5$/;
/** So many marks below each other are a column of them, this one among them. */
const FEWEST = 3;
const MISREAD = 'S';

/** "22,195" above "40,68 S" and "27,91 H": the digit that ends where the others have the mark of a side is one. */
export function mendSides(words: readonly Word[]): Word[] {
  const marks = words.filter(({ text }) => MARK.test(text));
  return words.flatMap((word) => {
    const [found, amount = ''] = TAKEN.exec(word.text) ?? [];
    if (found === undefined) return [word];
    const column = marks.filter((mark) => sameEdge(word, mark));
    if (column.length < FEWEST || !column.some(({ text }) => text.endsWith(MISREAD))) return [word];
    const pitch = word.width / word.text.length;
    const x = word.x + pitch * amount.length;
    const mark: Word = { ...word, text: asLetters('5'), x, width: pitch, repaired: true };
    return amount === '' ? [mark] : [{ ...word, text: amount, width: x - word.x }, mark];
  });
}

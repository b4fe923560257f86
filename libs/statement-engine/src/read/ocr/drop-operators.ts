import type { Word } from '../../page-content.ts';
import { sameLine } from './amount-cells.ts';

const OPERATOR = /^[-–—+=]$/;
/** Signs between the names of boxes come in pairs at least: what is added, and what it comes to. */
const FEWEST = 2;

/**
 * "Dues + Received + Fees -": the signs of a sum that stand between the names of its figures, in a line without any
 * figure, would tear names of two lines. They are printed at another height, which OCR does not keep apart.
 */
export function dropOperators(words: readonly Word[]): Word[] {
  const signs = words.filter(({ text }) => OPERATOR.test(text));
  if (signs.length < FEWEST) return [...words];
  const dropped = new Set(
    signs.filter((sign) => {
      const line = words.filter((word) => sameLine(sign, word));
      const names = line.filter(({ text }) => /\p{L}{2}/u.test(text));
      const isOfNames = names.length >= FEWEST && !line.some(({ text }) => /\d/.test(text));
      return isOfNames && line.filter(({ text }) => OPERATOR.test(text)).length >= FEWEST;
    }),
  );
  return words.filter((word) => !dropped.has(word));
}

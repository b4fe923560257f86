import type { Word } from '../../page-content.ts';
import { AMOUNT, sameLine } from './amount-cells.ts';

/** No model knows this sign: it comes out as the letter it is drawn from, or as some other mark. */
const ROUBLE = '₽';
const GLUED = /^([-+−]?\d[\d., ]*[.,]\d{2})(?:[РPр?^]{1,3}|\d)$/u;
const READ_AS = /^[РPр92#$£%°&?¥€]$/u;
/** So many amounts of a page end with the letter. */
const FEWEST = 2;
/** A sign stands no farther behind its amount, in heights. */
const WIDEST_GAP = 0.8;

/**
 * Signs of roubles behind amounts ("1 003.85Р", "640.18 #", and "422,952" as a third digit behind the point), where a page has
 * several that are seen as letters.
 */
export function mendRoubles(words: readonly Word[]): Word[] {
  const isRouble = ({ text }: Word): boolean => GLUED.test(text) && /[Рр]$/.test(text);
  if (words.filter(isRouble).length < FEWEST) return [...words];
  const amounts = words.filter(({ text }) => AMOUNT.test(text));
  return words.flatMap((word) => {
    const [, amount] = GLUED.exec(word.text) ?? [];
    if (amount !== undefined) return parted(word, amount);
    const isSign = READ_AS.test(word.text) && amounts.some((other) => sameLine(word, other) && standsBehind(word, other)); // prettier-ignore
    return [isSign ? { ...word, text: ROUBLE } : word];
  });
}

function standsBehind(sign: Word, amount: Word): boolean {
  const gap = sign.x - amount.x - amount.width;
  return gap > 0 && gap < WIDEST_GAP * sign.height;
}

function parted(word: Word, amount: string): Word[] {
  const width = (word.width * amount.length) / word.text.length;
  return [
    { ...word, text: amount, width },
    { ...word, text: ROUBLE, x: word.x + width, width: word.width - width },
  ];
}

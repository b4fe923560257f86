import type { Word } from '../../page-content.ts';
import { AMOUNT, sameLine } from './amount-cells.ts';

/** What banks print behind an amount to tell its side, as a word of its own or right at its end. */
const SIDE = /^(?:C|D|CR|DR|Cr|Dr)$/;
/** A lone letter comes out as both of its cases; brackets and such stand for a round one. */
const READ_AS: readonly (readonly [RegExp, string])[] = [
  [/^(?:Cc|cC|c|[([{©€¢][a-z0-9#&+>*\]]{0,2}|G|E|C[T€©¢°])$/, 'C'],
  [/^(?:Dd|dD|\[\)|\|\)|[I|1]\))$/, 'D'],
  [/^[CcG(€©¢O0][RrKkFA]$/, 'CR'],
  [/^[DdO0][RrKkFA]$/, 'DR'],
];
const GLUED = /^(.*\d{2})([A-Za-z0(€©¢][A-Za-z])$/;
/** A figure of which a digit or a point was hardly read: "3:87/6,51". */
const NEARLY = /^\d[\d.,:;/'’]*[.,]\d{2}$/;
/** Marks of one column begin within this part of their height; one stands no farther behind its amount, in heights. */
const SAME_EDGE = 0.6;
const WIDEST_GAP = 5;
const FEWEST = 3;
/** So many of a column's marks tell a side, or may. */
const MOST = 0.8;
/** What is mended is likely, not seen. */
const MENDED = 0.6;

/**
 * Letters behind amounts that tell their side (C and D, CR and DR) and were read as something else are mended where
 * some of their column were read well, or as the same letter in both cases ("Cc").
 */
export function mendSides(words: readonly Word[]): Word[] {
  const amounts = words.filter(({ text }) => AMOUNT.test(text) || NEARLY.test(text));
  const marks = words.filter((word) => word.text.length <= 3 && !/^\d+$/.test(word.text) && isBehind(word, amounts));
  const glued = words.flatMap(({ text }) => GLUED.exec(text)?.[2] ?? []);
  return words.map((word) => {
    const [, amount = '', tail = ''] = GLUED.exec(word.text) ?? [];
    if (amount !== '' && !SIDE.test(tail)) {
      const text = sideOf(tail, glued);
      return text !== null && AMOUNT.test(amount) ? concluded(word, amount + text) : word;
    }
    if (!marks.includes(word) || SIDE.test(word.text)) return word;
    const column = marks.filter((other) => Math.abs(other.x - word.x) <= SAME_EDGE * word.height);
    const text = sideOf(word.text, column.map((other) => other.text)); // prettier-ignore
    return text === null ? word : concluded(word, text);
  });
}

/** A figure with a letter at its end, or with what a round one comes out as; a speck may stand between the two. */
const LETTER_BEHIND = /^([-+]?\d[\d.,:;'’]*\d)[.,:;'’·]?([\p{Lu}€©¢])$/u;
const SIGN = /[€©¢]/;
/** Letters of one column end within this part of their height. */
const SAME_END = 0.35;

/** "84.574,38D" in two words where other amounts of the page have such a letter as a word of its own in the same place. */
export function partSides(words: readonly Word[]): Word[] {
  if (!words.some(({ text }) => LETTER_BEHIND.test(text))) return [...words];
  const amounts = words.filter(({ text }) => AMOUNT.test(text));
  const marks = words.filter((word) => /^\p{Lu}$/u.test(word.text) && isBehind(word, amounts));
  return words.flatMap((word) => {
    const [, figure = '', letter = ''] = LETTER_BEHIND.exec(word.text) ?? [];
    const end = word.x + word.width;
    const column = marks.filter((mark) => Math.abs(mark.x + mark.width - end) <= SAME_END * word.height);
    const [mark] = column.filter(({ text }) => text === letter || (SIGN.test(letter) && SIDE.test(text)));
    if (figure === '' || mark === undefined || column.length < FEWEST) return [word];
    const before = amounts.find((amount) => sameLine(amount, mark) && amount.x < mark.x);
    const width = (before ? before.x + before.width : mark.x) - word.x;
    return [
      { ...word, text: figure, width },
      { ...word, text: letter, x: mark.x, width: mark.width },
    ];
  });
}

/** The side that the letters stand for where most of their column tell a side; null where they may be something else. */
function sideOf(read: string, column: readonly string[]): string | null {
  const sure = column.flatMap((text) =>
    SIDE.test(text) ? [text] : /^(?:Cc|Dd)$/.test(text) ? [text[0] as string] : [],
  );
  const alike = column.filter((text) => SIDE.test(text) || READ_AS.some(([pattern]) => pattern.test(text))).length;
  if (sure.length < FEWEST || alike < column.length * MOST) return null;
  const seen = new Set(sure.map((text) => text.toUpperCase()));
  const meant = READ_AS.filter(([pattern, side]) => seen.has(side) && pattern.test(read)).map(([, side]) => side);
  const [side] = meant;
  return side !== undefined && meant.length === 1 ? inCaseOf(side, sure) : null;
}

/** "Cr" where the others are written so. */
function inCaseOf(side: string, sure: readonly string[]): string {
  const like = sure.find((text) => text.length === side.length);
  return like !== undefined && /[a-z]/.test(like) ? side[0] + side.slice(1).toLowerCase() : side;
}

const isBehind = (mark: Word, amounts: readonly Word[]): boolean =>
  amounts.some((amount) => {
    const gap = mark.x - amount.x - amount.width;
    return sameLine(amount, mark) && gap > -mark.height && gap < WIDEST_GAP * mark.height;
  });

function concluded(word: Word, text: string): Word {
  const confidence = Math.min(word.confidence, MENDED);
  return { ...word, text, confidence, repaired: true, alternatives: [word.text, ...(word.alternatives ?? [])] };
}

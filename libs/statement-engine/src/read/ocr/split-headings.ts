import type { Word } from '../../page-content.ts';
import { fold } from '../../vocabulary/fold.ts';
import { languages } from '../../vocabulary/languages.ts';

const JOINED = /^(\p{Lu}?\p{Ll}{2,})(\p{Lu}\p{Ll}+\.?)$/u;
const letters = (text: string): string => fold(text).replace(/[^\p{L}]/gu, '');

/** Every word that headings of tables are made of. Built when the first scan comes. */
let known: Set<string> | null = null;

/** Words of a heading that OCR ran together ("DepositAmt.") are two again; names ("PayPal") stay whole. */
export function splitHeadings(words: readonly Word[]): Word[] {
  return words.flatMap((word) => {
    const [, left, right] = JOINED.exec(word.text) ?? [];
    if (!left || !right) return [word];
    known ??= new Set(
      languages
        .flatMap(({ columns }) => Object.values(columns).flat())
        .flatMap((phrase) => phrase.split(/\s+/).map(letters)),
    );
    if (!known.has(letters(left)) || !known.has(letters(right))) return [word];
    const share = word.width / (left.length + right.length);
    // A quarter of an em is the space that was there.
    const space = Math.min(word.height / 4, share);
    return [
      { ...word, text: left, width: share * left.length - space / 2 },
      { ...word, text: right, x: word.x + share * left.length + space / 2, width: share * right.length - space / 2 },
    ];
  });
}

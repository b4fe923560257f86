import type { Word } from '../../page-content.ts';
import type { PageBox } from '../../picture/upright.ts';
import { textWidth } from '../glyph-widths.ts';
import type { ReadWords } from './read-doubtful.ts';
import { seenAgain } from './repaired-word.ts';

/** Parts of a word between marks: "UPI/ANITA DESA1/955" has "DESA1". */
const PARTS = /[\p{L}\d|]+/gu;
/** Capitals of which one came out as a digit, or as two characters. */
const MIXED = /^(?=(?:.*\p{Lu}){3})\p{Lu}*[01|l]\p{Lu}*$/u;
/** Words that tesseract is sure of, and has to be asked about less. */
const SURE = 0.95;
/** What is read by itself has to be what the letters around the digit leave open; less certainty does. */
const CLEAR = 0.5;
/** Reading one takes a twentieth of a second. */
const MOST_PARTS = 16;
/** Room above and below, in heights. */
const ROOM = 0.3;

/**
 * Beside strokes and figures a capital I or O comes out as a digit ("DESA1/9555", "@0KBANK"). Such a part of a word is read
 * once more, without what stands beside it; letters that then are clear take its place, and the row says so.
 */
export async function readNames(words: readonly Word[], read: ReadWords): Promise<readonly Word[]> {
  let left = MOST_PARTS;
  const result: Word[] = [];
  for (const word of words) {
    let text = word.text;
    // From the end, so that the places of those before stay.
    for (const { 0: part, index } of mixedParts(word).reverse()) {
      if (left === 0) break;
      left -= 1;
      const end = index + part.length;
      const name = lettersIn(await read(boxOf(word, index, end)));
      if (name !== null && lettersOf(part).includes(name)) text = text.slice(0, index) + name + text.slice(end);
    }
    result.push(text === word.text ? word : seenAgain(word, text));
  }
  return result;
}

const mixedParts = ({ text, confidence }: Word): RegExpExecArray[] =>
  confidence < SURE ? [...text.matchAll(PARTS)].filter(([part]) => MIXED.test(part)) : [];

function lettersIn(seen: readonly Word[]): string | null {
  const [first] = seen;
  if (!first || seen.length > 1 || first.confidence < CLEAR) return null;
  const name = first.text.replace(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, '');
  return /^\p{Lu}+$/u.test(name) ? name : null;
}

/** The names that a part may be: with a letter for the digit, and that letter once where it came out as two characters. */
function lettersOf(part: string): string[] {
  const name = part.replace('0', 'O').replace(/[1|l]/, 'I');
  return [name, part.replace(/[0O]{2}/, 'O'), part.replace(/[IL][1|l]|[1|l][IL]/, 'I')];
}

/** Where a part of the word stands, by the usual widths of letters. */
function boxOf({ text, x, y, width, height }: Word, from: number, to: number): PageBox {
  const whole = textWidth(text, 0, text.length, false);
  const at = (end: number): number => x + (textWidth(text, 0, end, false) / whole) * width;
  const room = ROOM * height;
  return { x0: at(from), y0: y - room, x1: at(to), y1: y + height + room };
}

import type { Word } from '../../page-content.ts';
import { AMOUNT, decimalSign, sameEdge, sameLine } from './amount-cells.ts';
import { concluded } from './repaired-word.ts';

/** A figure that broke off before its cents, and cents alone, with the point where that is what was parted from the figure. */
const HEAD = /^[-+−(]?[$£€]?\d+(?:[.,'’]\d{2,})*[.,]?$/;
const CENTS = /^[.,]?\d{2}(?:\)|-|\+|CR|DR|C|D)?$/;
/** A figure that broke off behind the mark of its groups, and the groups behind it: "2,50," and "867.40Cr". */
const GROUPS = /^[-+−(]?[$£€]?\d{1,3}(?:([.,'’])\d{2,3})*[.,'’]$/;
const LAST_GROUP = /^\d{3}(?:[.,'’]\d{3})*[.,]\d{2}\D{0,2}$/;
/** The same with the mark before the groups: "7" and ".609,29". */
const FIRST_GROUP = /^[-+−(]?[$£€]?\d{1,3}$/;
const MARKED_GROUPS = /^[.,'’]\d{3}(?:[.,'’]\d{3})*[.,]\d{2}\D{0,2}$/;
/** The same in lakhs, whose groups but the last are of two digits ("60," and "35,650.73"), and a figure printed so. */
const LAST_LAKHS = /^\d{2}(?:,\d{2})*,\d{3}\.\d{2}\D{0,2}$/;
const IN_LAKHS = /\d,\d{2},\d{3}\.\d{2}/;
/** The point that was lost stood in no more room than this, in heights; tesseract's boxes of torn words may overlap. */
const TEAR = { narrowest: -1.5, widest: 0.6 };
/** An amount without decimals, and what follows the mark of its groups. */
const WHOLE = /^[-+]?\d{1,3}(?:[.,]\d{3})+$/;
const LAST_THOUSANDS = /^\d{3}(?:[.,]\d{3})*$/;
const FEWEST_NEIGHBOURS = 3;

/** Figures whose point or mark became a gap ("4,34,442 60", "2,50, 867.40") are one word again, where they end with a column of amounts. */
export function joinTornFigures(words: readonly Word[]): Word[] {
  const amounts = words.filter(({ text }) => AMOUNT.test(text));
  if (amounts.length < FEWEST_NEIGHBOURS) return joinTornWholes(words);
  const point = decimalSign(words);
  const inLakhs = words.some(({ text }) => IN_LAKHS.test(text));
  const isLastPart = (text: string): boolean => LAST_GROUP.test(text) || (inLakhs && LAST_LAKHS.test(text));
  const gone = new Set<Word>();
  const joined = words.map((word) => {
    const isCents = CENTS.test(word.text);
    const isMarked = MARKED_GROUPS.test(word.text);
    if (!isCents && !isMarked && !isLastPart(word.text)) return word;
    if (amounts.filter((other) => sameEdge(other, word)).length < FEWEST_NEIGHBOURS) return word;
    const head = words.find(
      (other) => isTornFrom(other, word) && (isCents ? HEAD : isMarked ? FIRST_GROUP : GROUPS).test(other.text),
    );
    if (!head) return word;
    gone.add(head);
    const text = isCents
      ? head.text.replace(/[.,]$/, '') + point + word.text.replace(/^[.,]/, '')
      : head.text + word.text;
    return joinedTo(head, word, text);
  });
  return joined.filter((word) => !gone.has(word));
}

/** The same of a page whose amounts have no decimals ("-48. 283"). */
function joinTornWholes(words: readonly Word[]): Word[] {
  const wholes = words.filter(({ text }) => WHOLE.test(text));
  const gone = new Set<Word>();
  const joined = words.map((word) => {
    if (!LAST_THOUSANDS.test(word.text)) return word;
    if (wholes.filter((other) => sameEdge(other, word)).length < FEWEST_NEIGHBOURS) return word;
    const head = words.find((other) => isTornFrom(other, word) && GROUPS.test(other.text));
    if (!head) return word;
    gone.add(head);
    return joinedTo(head, word, head.text + word.text);
  });
  return joined.filter((word) => !gone.has(word));
}

const joinedTo = (head: Word, word: Word, text: string): Word =>
  concluded({ ...word, x: head.x, width: word.x + word.width - head.x }, text, `${head.text} ${word.text}`);

/** Whether a word ends right before another one of its line. */
function isTornFrom(head: Word, word: Word): boolean {
  const gap = (word.x - head.x - head.width) / word.height;
  return head.x < word.x && gap > TEAR.narrowest && gap < TEAR.widest && sameLine(head, word);
}

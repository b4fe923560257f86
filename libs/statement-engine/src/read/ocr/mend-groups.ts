import type { Word } from '../../page-content.ts';
import { sameLine } from './amount-cells.ts';

/** Groups of an amount that ran together, and the last group of it. */
const HEAD = /^[-+−(]?\d{4,6}$/;
const LAST_GROUP = /^\d{3}[.,]\d{2}(?:\)|-|\+|CR|DR)?$/;
/** How wide a point is, in digits. */
const POINT = 0.5;
/** A blank between groups is a quarter of a digit at least; the next word stands no farther off than this, in heights. */
const BLANK = 0.25;
const WIDEST_GAP = 0.6;

/**
 * "2080 910,24" for "2 080 910,24": a number right before the last group of an amount is its beginning where it is wider by
 * a blank than its digits are.
 */
export function mendGroups(words: readonly Word[]): Word[] {
  const gone = new Set<Word>();
  const joined = words.map((last) => {
    if (!LAST_GROUP.test(last.text)) return last;
    const head = words.find((word) => HEAD.test(word.text) && standsBefore(word, last) && holdsBlank(word, last));
    if (!head) return last;
    gone.add(head);
    const width = last.x + last.width - head.x;
    const confidence = Math.min(head.confidence, last.confidence);
    const alternatives = [`${head.text} ${last.text}`, ...(last.alternatives ?? [])];
    return { ...last, text: head.text + last.text, x: head.x, width, confidence, alternatives };
  });
  return joined.filter((word) => !gone.has(word));
}

function standsBefore(head: Word, last: Word): boolean {
  const gap = last.x - head.x - head.width;
  return gap > 0 && gap < WIDEST_GAP * last.height && sameLine(head, last);
}

function holdsBlank(head: Word, last: Word): boolean {
  const digit = last.width / widthOf(last.text);
  return head.width / digit - widthOf(head.text) > BLANK;
}

/** In digits. */
const widthOf = (text: string): number =>
  Array.from(text, (character) => (/[.,]/.test(character) ? POINT : 1)).reduce((sum, width) => sum + width, 0);

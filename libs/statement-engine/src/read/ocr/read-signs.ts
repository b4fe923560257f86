import type { Word } from '../../page-content.ts';
import { AMOUNT, sameLine } from './amount-cells.ts';
import type { CellManner, ReadCell } from './ocr-page.ts';

/** What a plus behind an amount comes out as, alone or with a minus that is none. */
const STAR = /^[-+]?\*$/;
/** Another character that was hardly read is one, too, where such a sign stands below or above it. */
const SIGN = /^(?:[-+]|[-+]?\*)$/;
const HARDLY = 0.6;
const SAME_EDGE = 0.45;
/** The sign stands no farther behind its amount, in heights. */
const WIDEST_GAP = 1;
/** Room around amount and sign, in heights. */
const ROOM = 0.25;
const CHARACTERS = '0123456789.,+-';
const MANNERS: readonly CellManner[] = ['largerInEnglish', 'narrower'];
/** What was seen the second time only is likely, not certain. */
const SEEN_ALONE = 0.6;

/**
 * A star behind an amount, or what was hardly read where others have their sign, is read once more together with it: where two readings see the same figures and a sign behind
 * them, it is that sign, and says that it was concluded.
 */
export async function readSigns(words: readonly Word[], read: ReadCell): Promise<readonly Word[]> {
  const signs = new Map<Word, Word>();
  for (const star of words) {
    const amount = isLikeSign(star, words) ? words.find((word) => isBefore(word, star)) : undefined;
    if (!amount) continue;
    const room = ROOM * amount.height;
    const box = { x0: amount.x - room, y0: amount.y - room, x1: star.x + star.width + room, y1: amount.y + amount.height + room }; // prettier-ignore
    const seen = new Set<string>();
    for (const manner of MANNERS) seen.add((await read(box, CHARACTERS, manner)).text);
    const [text = '', ...others] = seen;
    const sign = text.at(-1) ?? '';
    if (others.length > 0 || (sign !== '+' && sign !== '-') || text.slice(0, -1) !== amount.text) continue;
    const alternatives = [star.text, ...(star.alternatives ?? [])];
    signs.set(star, { ...star, text: sign, confidence: SEEN_ALONE, repaired: true, alternatives });
  }
  return signs.size === 0 ? words : words.map((word) => signs.get(word) ?? word);
}

const isLikeSign = (word: Word, words: readonly Word[]): boolean =>
  STAR.test(word.text) ||
  (word.text.length === 1 &&
    word.confidence < HARDLY &&
    !SIGN.test(word.text) &&
    words.some((other) => SIGN.test(other.text) && Math.abs(other.x - word.x) <= SAME_EDGE * word.height));

function isBefore(word: Word, star: Word): boolean {
  const gap = star.x - word.x - word.width;
  return AMOUNT.test(word.text) && sameLine(word, star) && gap >= 0 && gap < WIDEST_GAP * star.height;
}

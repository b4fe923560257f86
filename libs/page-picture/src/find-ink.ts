import type { GrayPicture } from './gray-picture.ts';

/** Four bytes in one number: their uppermost bits, and the others. */
const UPPERMOST = 0x80808080 | 0;
const OTHERS = 0x7f7f7f7f;
const EACH = 0x01010101;
/** Four white pixels. */
const WHITE = -1;

/**
 * A picture's pixels, four in each of `words` from the pixel `lead` on. A pixel is light enough where its uppermost bit is set,
 * and is again once `lift` is added to the others.
 */
interface Fours {
  readonly words: Int32Array;
  readonly lead: number;
  readonly lift: number;
}

function foursOf(data: Uint8Array, threshold: number): Fours {
  const lead = (4 - (data.byteOffset & 3)) & 3;
  const words = new Int32Array(data.buffer, data.byteOffset + lead, Math.max(0, data.length - lead) >> 2);
  return { words, lead, lift: ((256 - threshold) * EACH) | 0 };
}

/** The uppermost bits of the dark pixels among four. */
const darkOf = (word: number, lift: number): number => ~(word & ((word & OTHERS) + lift)) & UPPERMOST;

/**
 * Finds the next pixel darker than `threshold` (129 to 255), from `at` on and before `end`; `end` where there is none. Four
 * pixels are looked at together, and most of a page is paper.
 */
export function inkFinder({ data }: GrayPicture, threshold: number): (at: number, end: number) => number {
  const fours = foursOf(data, threshold);
  return (at, end) => {
    const { words, lead, lift } = fours;
    let next = at;
    if (next >= lead && next + 4 <= end) {
      const first = (next - lead) >> 2;
      const last = Math.min(words.length, (end - lead + 3) >> 2);
      // Of the first four those before `at` do not count.
      let dark = darkOf(words[first] as number, lift) & (-1 << (((next - lead) & 3) << 3));
      let word = first;
      while (dark === 0 && ++word < last) {
        const four = words[word] as number;
        if (four !== WHITE) dark = darkOf(four, lift);
      }
      next = lead + (word << 2);
      if (dark !== 0) return Math.min(end, next + ((31 - Math.clz32(dark & -dark)) >> 3));
    }
    for (; next < end; next++) if ((data[next] as number) < threshold) return next;
    return end;
  };
}

/** Counts the pixels darker than `threshold` (129 to 255) from `from` on and before `end`. */
export function inkCounter({ data }: GrayPicture, threshold: number): (from: number, end: number) => number {
  const fours = foursOf(data, threshold);
  return (from, end) => {
    const { words, lead, lift } = fours;
    let ink = 0;
    let next = from;
    for (; next < end && ((next - lead) & 3) !== 0; next++) if ((data[next] as number) < threshold) ink++;
    for (let word = (next - lead) >> 2; next + 4 <= end; next += 4, word++) {
      const four = words[word] as number;
      if (four === WHITE) continue;
      const dark = darkOf(four, lift);
      // The sum of its four bits, in the uppermost byte.
      if (dark !== 0) ink += Math.imul(dark >>> 7, EACH) >>> 24;
    }
    for (; next < end; next++) if ((data[next] as number) < threshold) ink++;
    return ink;
  };
}

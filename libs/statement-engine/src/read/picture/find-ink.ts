import type { GrayPicture } from './gray-picture.ts';

/** Four bytes in one number: their uppermost bits, and the others. */
const UPPERMOST = 0x80808080 | 0;
const OTHERS = 0x7f7f7f7f;
const EACH = 0x01010101;

/**
 * Finds the next pixel darker than `threshold` (129 to 255), from `at` on and before `end`; `end` where there is none. Paper
 * is passed over four pixels at once, and most of a page is paper.
 */
export function inkFinder({ data }: GrayPicture, threshold: number): (at: number, end: number) => number {
  const lead = (4 - (data.byteOffset & 3)) & 3;
  const words = new Int32Array(data.buffer, data.byteOffset + lead, Math.max(0, data.length - lead) >> 2);
  // A byte is light enough where its uppermost bit is set, and is again once so much is added to the others.
  const lift = (256 - threshold) * EACH;
  const isPaper = (word: number): boolean => (word & ((word & OTHERS) + lift) & UPPERMOST) === UPPERMOST;
  return (at, end) => {
    let next = at;
    for (; next < end && ((next - lead) & 3) !== 0; next++) if ((data[next] as number) < threshold) return next;
    for (; next + 4 <= end && isPaper(words[(next - lead) >> 2] as number); next += 4);
    for (; next < end; next++) if ((data[next] as number) < threshold) return next;
    return end;
  };
}

import { names } from './count-pages.ts';
import { latin1 } from './stream-objects.ts';

const CONTENTS = Array.from('/Contents', (char) => char.charCodeAt(0));
const [OPEN, CLOSE, SPACE] = [0x5b, 0x5d, 0x20];

/**
 * Bytes of the largest content that a page of this file names in a list, by the `sizes` of its large streams. One stream
 * may be named a thousand times, and pdf.js unpacks it each time. Of page dictionaries in clear only.
 */
export function largestContents(bytes: Uint8Array, sizes: ReadonlyMap<number, number>): number {
  let largest = 0;
  for (const after of names(bytes, CONTENTS)) {
    let start = after;
    while ((bytes[start] ?? 0) <= SPACE && start < bytes.length) start++;
    if (bytes[start] !== OPEN) continue;
    const end = bytes.indexOf(CLOSE, start);
    const list = latin1(bytes, start, end < 0 ? bytes.length : end);
    let size = 0;
    for (const [, object] of list.matchAll(/(\d+)\s+\d+\s+R/g)) size += sizes.get(Number(object)) ?? 0;
    largest = Math.max(largest, size);
  }
  return largest;
}

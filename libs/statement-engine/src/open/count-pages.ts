const SLASH = 0x2f;
const PAGE = Array.from('/Page', (char) => char.charCodeAt(0));
const COUNT = Array.from('/Count', (char) => char.charCodeAt(0));
const SPACE = 0x20;

const isLetter = (byte: number): boolean => (byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a);
const isDigit = (byte: number): boolean => byte >= 0x30 && byte <= 0x39;

/** Where names of this spelling end, in what stands in clear. */
export function* names(bytes: Uint8Array, name: readonly number[]): Generator<number> {
  for (let at = bytes.indexOf(SLASH); at >= 0; at = bytes.indexOf(SLASH, at + 1)) {
    const after = at + name.length;
    if (name.every((byte, index) => bytes[at + index] === byte) && !isLetter(bytes[after] ?? 0)) yield after;
  }
}

/** How many page dictionaries stand in the file in clear; more than it counts, where pages were replaced or hidden. */
export function pageDictionaries(bytes: Uint8Array): number {
  return names(bytes, PAGE).reduce((count) => count + 1, 0);
}

/**
 * The file with every `/Count` blanked out: pdf.js then has to walk the page tree instead of believing what it says of
 * itself. The length stays, and with it every offset.
 */
export function withoutCounts(bytes: Uint8Array): Uint8Array {
  const copy = bytes.slice();
  for (const after of [...names(copy, COUNT)]) {
    let end = after;
    while (copy[end] === SPACE) end++;
    if (!isDigit(copy[end] ?? 0)) continue;
    while (isDigit(copy[end] ?? 0)) end++;
    copy.fill(SPACE, after - COUNT.length, end);
  }
  return copy;
}

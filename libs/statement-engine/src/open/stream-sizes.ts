const isLetter = (byte: number): boolean => (byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a);
const OPENS_TEXT = 0x28;
const NAMES = 0x2f;

/** Words of a content stream that may be operators, names and texts not looked at closely; stops at `most`. */
export function countOperators(content: Uint8Array, most: number): number {
  let count = 0;
  let before = 0x20;
  for (const byte of content) {
    const begins = !isLetter(before) && before !== NAMES && before !== OPENS_TEXT;
    if (begins && isLetter(byte) && ++count >= most) break;
    before = byte;
  }
  return count;
}

/** The bytes that run-length data stands for. */
export function runLengthSize(data: Uint8Array): number {
  const END = 128;
  let size = 0;
  for (let at = 0; at < data.length;) {
    const length = data[at] ?? END;
    if (length === END) break;
    size += length < END ? length + 1 : 257 - length;
    at += length < END ? length + 2 : 2;
  }
  return size;
}

/** A stream as it stands in the file. */
export interface StreamObject {
  /** Null where its dictionary is too long to be looked at. */
  readonly object: number | null;
  readonly dictionary: string;
  /** As packed. */
  readonly data: Uint8Array;
  /** By their long names, the first to be undone first; empty where it is not packed, or where one cannot tell. */
  readonly filters: readonly string[];
  /** What a picture's dictionary says of its size; null for other streams. */
  readonly picture: { readonly pixels: number; readonly bytes: number } | null;
}

const STREAM = ascii('stream');
const END = ascii('endstream');
/** A stream's dictionary is shorter than this. */
const REACH = 3_000;
/** And most are shorter than this. */
const SHORT_REACH = 300;
/** Object number and generation before `obj`; blanks after a dictionary. */
const NUMBERS = 20;
const TAIL = 20;
const [CR, LF] = [0x0d, 0x0a];
const SHORT_NAMES: Readonly<Record<string, string>> = { Fl: 'FlateDecode', LZW: 'LZWDecode', RL: 'RunLengthDecode' };

/** The streams of a file, found by their keywords and without believing its cross-reference table. */
export function* streamsOf(bytes: Uint8Array): Generator<StreamObject> {
  let from = 0;
  for (let at = find(bytes, STREAM, 0); at >= 0; at = find(bytes, STREAM, from)) {
    from = at + STREAM.length;
    const start = bytes[from] === CR && bytes[from + 1] === LF ? from + 2 : from + 1;
    if (bytes[from] !== CR && bytes[from] !== LF) continue;
    const { object, dictionary } = dictionaryBefore(bytes, at);
    if (!dictionary.includes('<<') || !/>>\s*$/.test(dictionary.slice(-TAIL))) continue;
    const end = endOf(bytes, start, dictionary);
    from = end;
    yield {
      object,
      dictionary,
      data: bytes.subarray(start, end),
      filters: filtersOf(dictionary),
      picture: pictureOf(dictionary),
    };
  }
}

/** What stands between the keywords `obj` and `stream`, looked for a little way back first. */
function dictionaryBefore(bytes: Uint8Array, at: number): { object: number | null; dictionary: string } {
  for (const reach of [SHORT_REACH, REACH]) {
    const before = latin1(bytes, Math.max(0, at - reach), at);
    const opens = before.lastIndexOf(' obj');
    const number = opens < 0 ? null : /(\d+)\s+\d+\s*$/.exec(before.slice(Math.max(0, opens - NUMBERS), opens));
    if (number) return { object: Number(number[1]), dictionary: before.slice(opens + ' obj'.length) };
    if (reach === REACH) return { object: null, dictionary: before };
  }
  return { object: null, dictionary: '' };
}

/** Where the keyword follows the announced length, there; else where the keyword stands, or the end of the file. */
function endOf(bytes: Uint8Array, start: number, dictionary: string): number {
  const length = Number(/\/Length\s+(\d{1,10})(?!\s+\d+\s+R)/.exec(dictionary)?.[1] ?? Number.NaN);
  if (length >= 0 && start + length < bytes.length) {
    const after = start + length;
    for (let skip = 0; skip <= 2; skip++) if (matches(bytes, END, after + skip)) return after;
  }
  const end = find(bytes, END, start);
  return end < 0 ? bytes.length : end;
}

function filtersOf(dictionary: string): readonly string[] {
  const value = /\/Filter\s*(\[[^\]]*\]|\/\w+)/.exec(dictionary)?.[1] ?? '';
  return [...value.matchAll(/\/(\w+)/g)].map(([, name = '']) => SHORT_NAMES[name] ?? name);
}

function pictureOf(dictionary: string): StreamObject['picture'] {
  if (!/\/Subtype\s*\/Image\b/.test(dictionary)) return null;
  const number = (name: string): number => Number(new RegExp(`/${name}\\s+(\\d{1,12})`).exec(dictionary)?.[1] ?? 1);
  const pixels = number('Width') * number('Height');
  const components = /\/DeviceGray|\/ImageMask\s+true|\/Indexed/.test(dictionary) ? 1 : 4;
  return { pixels, bytes: (pixels * components * number('BitsPerComponent')) / 8 };
}

function ascii(text: string): Uint8Array {
  return Uint8Array.from(text, (char) => char.charCodeAt(0));
}

function matches(bytes: Uint8Array, word: Uint8Array, at: number): boolean {
  return word.every((byte, index) => bytes[at + index] === byte);
}

function find(bytes: Uint8Array, word: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(word[0] ?? 0, from); at >= 0; at = bytes.indexOf(word[0] ?? 0, at + 1)) {
    if (matches(bytes, word, at)) return at;
  }
  return -1;
}

const decoder = new TextDecoder('latin1');

/** One character a byte. */
export function latin1(bytes: Uint8Array, start: number, end: number): string {
  return decoder.decode(bytes.subarray(start, end));
}

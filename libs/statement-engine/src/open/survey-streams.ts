import { CodedError } from '@crossfoot/contracts';
import type { EngineLimits } from '../engine-context.ts';
import { defaultLimits } from '../engine-limits.ts';
import type { Platform } from '../platform/platform.ts';
import { largestContents } from './page-contents.ts';
import { mendSoftHyphens, type Mend } from './soft-hyphens.ts';
import { countOperators, runLengthSize } from './stream-sizes.ts';
import { streamsOf, type StreamObject } from './stream-objects.ts';

/** What pdf.js would read as far as it goes, without a word. */
export interface Damage {
  /** Object numbers of the streams that are damaged. */
  readonly streams: ReadonlySet<number>;
  /** True where objects were packed in one of them: nobody knows which pages they belong to. */
  readonly isEverywhere: boolean;
  /** True of an encrypted file: damage shows only when pdf.js unpacks a page. */
  readonly isHidden: boolean;
  /** Maps of characters that are to be read otherwise (see `mendSoftHyphens`). */
  readonly mends: readonly Mend[];
}

/**
 * Looks at every stream of a PDF before anything works with it. Throws PDF_TOO_COMPLEX where one stands for more bytes
 * or operators than a statement's can, and finds those that are damaged. What is encrypted, or packed otherwise than by
 * deflating, is not looked into.
 */
export function surveyStreams(
  bytes: Uint8Array,
  {
    platform,
    limits,
  }: { readonly platform: Pick<Platform, 'inflate' | 'deflate'>; readonly limits?: Partial<EngineLimits> },
): Damage {
  const most = { ...defaultLimits, ...limits };
  const damaged = new Set<number>();
  let isEverywhere = false;
  const mends: Mend[] = [];
  if (isEncrypted(bytes)) return { streams: damaged, isEverywhere, isHidden: true, mends };
  let total = 0;
  const large = new Map<number, number>();
  for (const stream of streamsOf(bytes)) {
    const { size, isDamaged, data } = inflated(stream, platform, most);
    const mend = data && mendSoftHyphens(stream, data, stream.data.byteOffset - bytes.byteOffset, platform);
    if (mend) mends.push(mend);
    if (isDamaged && stream.object !== null) damaged.add(stream.object);
    isEverywhere ||= isDamaged && /\/Type\s*\/ObjStm\b/.test(stream.dictionary);
    total += size;
    if (total > most.maxInflatedBytes) throw tooComplex();
    if (size > most.maxStreamBytes * LARGE_SHARE && stream.object !== null) large.set(stream.object, size);
  }
  if (large.size > 0 && largestContents(bytes, large) > most.maxStreamBytes) throw tooComplex();
  return { streams: damaged, isEverywhere, isHidden: false, mends };
}

/** Pictures of more bytes are left to the decoder, which keeps to the limit of pixels. */
const LARGEST_PICTURE_BYTES = 32_000_000;
/** Of a stream's limit; a page's content is seldom so large, and smaller ones must be named very often to matter. */
const LARGE_SHARE = 1 / 640;
/** Somebody who packs a stream more often wants something else than a smaller file. */
const MOST_FILTERS = 4;
/** Fewer bytes cannot hold too many operators. */
const BYTES_AN_OPERATOR = 2;
/** How much more than its share a stream may hold that is unpacked once more. */
const REPACKED_SHARE = 16;

interface Inflated {
  readonly size: number;
  readonly isDamaged: boolean;
  /** The bytes, where no filter is left and they are no picture's. */
  readonly data?: Uint8Array;
}

function inflated(stream: StreamObject, platform: Pick<Platform, 'inflate'>, most: EngineLimits): Inflated {
  const { filters } = stream;
  if (filters.length > MOST_FILTERS) throw tooComplex();
  if (stream.picture && stream.picture.pixels > most.maxImagePixels) return { size: 0, isDamaged: false };
  if (stream.picture && stream.picture.bytes > LARGEST_PICTURE_BYTES) return { size: 0, isDamaged: false };
  let data = stream.data;
  let size = 0;
  let isDamaged = false;
  let done = 0;
  for (; filters[done] === 'FlateDecode'; done++) {
    const result = platform.inflate(data, most.maxStreamBytes);
    if (result === 'tooLarge') throw tooComplex();
    size += result.bytes.length;
    isDamaged ||= !result.isWhole;
    data = result.bytes;
  }
  const next = filters[done];
  if (next === 'RunLengthDecode' && runLengthSize(data) > most.maxStreamBytes) throw tooComplex();
  if (next === 'LZWDecode' && done > 0 && size > most.maxStreamBytes / REPACKED_SHARE) throw tooComplex();
  const mayDraw = !stream.picture && !isFont(stream.dictionary, data);
  if (mayDraw && data.length > most.maxOperators * BYTES_AN_OPERATOR && !next) {
    if (countOperators(data, most.maxOperators) >= most.maxOperators) throw tooComplex();
  }
  return { size: stream.picture ? 0 : size, isDamaged, ...(stream.picture || next ? {} : { data }) };
}

/** The kinds of embedded font files (ISO 32000-1, table 126). */
const FONT_FILE = /\/Length1\b|\/Subtype\s*\/(?:OpenType|CIDFontType0C|Type1C)\b/;
/** What a font begins with whose outlines stand in tables, and how its directory is laid out (OpenType, "Table directory"). */
const FONT_STARTS = ['OTTO', '\0\x01\0\0'];
const [DIRECTORY, RECORD, MOST_TABLES] = [12, 16, 64];

/** Whether a stream is an embedded font, as its dictionary and its table directory say: whole ones of Chinese letters have 20 MB. */
function isFont(dictionary: string, data: Uint8Array): boolean {
  const start = String.fromCharCode(...data.subarray(0, 4));
  if (!FONT_FILE.test(dictionary) || !FONT_STARTS.includes(start)) return false;
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  const tables = data.length >= DIRECTORY ? view.getUint16(4) : 0;
  if (tables === 0 || tables > MOST_TABLES || data.length < DIRECTORY + tables * RECORD) return false;
  return Array.from({ length: tables }, (_, at) => DIRECTORY + at * RECORD).every(
    (at) => view.getUint32(at + 8) + view.getUint32(at + 12) <= data.length,
  );
}

function isEncrypted(bytes: Uint8Array): boolean {
  const mark = Array.from('/Encrypt', (char) => char.charCodeAt(0));
  for (let at = bytes.indexOf(mark[0] ?? 0); at >= 0; at = bytes.indexOf(mark[0] ?? 0, at + 1)) {
    if (mark.every((byte, index) => bytes[at + index] === byte)) return true;
  }
  return false;
}

function tooComplex(): CodedError {
  return new CodedError(
    'PDF_TOO_COMPLEX',
    'This PDF unpacks to far more than a statement holds. Please print it to a new PDF and try again.',
  );
}

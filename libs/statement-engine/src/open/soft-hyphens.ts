import type { Platform } from '../platform/platform.ts';
import type { StreamObject } from './stream-objects.ts';

/** Bytes of a file to be read otherwise than they stand there, as many. */
export interface Mend {
  readonly at: number;
  readonly bytes: Uint8Array;
}

/** A font's map of characters is shorter than this, unpacked. */
const LONGEST_MAP = 200_000;
const [HYPHEN, SOFT_HYPHEN] = [0x2d, 0xad];
/** What a map calls itself says nothing of its characters: without it there is room for what another program packed smaller. */
const NAMES = /(?<=begincmap)[\s\S]*?(?=\d+\s+begincodespacerange)/;

/**
 * Some programs name the one glyph that a font has for the hyphen and the soft hyphen by the latter (U+00AD, which pdf.js
 * leaves out of the text), so that every minus is lost. The map of such a font is read with the hyphen in its place: what
 * is drawn is seen. Null where the stream is no such map (ISO 32000-1, 9.10.3), or cannot be mended in its place.
 */
export function mendSoftHyphens(
  { data, filters }: StreamObject,
  unpacked: Uint8Array,
  at: number,
  { deflate }: Pick<Platform, 'deflate'>,
): Mend | null {
  if (unpacked.length > LONGEST_MAP || filters.length > 1 || (filters[0] ?? 'FlateDecode') !== 'FlateDecode')
    return null;
  const text = new TextDecoder('latin1').decode(unpacked);
  if (!text.includes('begincmap')) return null;
  const mended = withHyphens(text);
  if (mended === null) return null;
  const plain = Uint8Array.from(mended.replace(NAMES, ' '), (char) => char.charCodeAt(0));
  const packed = filters.length === 0 ? plain : deflate(plain);
  if (packed.length > data.length) return null;
  // What follows the end of the deflated bytes is not read.
  const bytes = new Uint8Array(data.length);
  bytes.set(packed);
  return { at, bytes };
}

/** A map of characters with the hyphen for the soft hyphen; null where it has no soft hyphen, or has a hyphen as well. */
function withHyphens(map: string): string | null {
  let [isHyphen, isSoft] = [false, false];
  const target = (hex: string, count: number): string => {
    const first = Number.parseInt(hex, 16);
    isHyphen ||= first <= HYPHEN && HYPHEN < first + count;
    const isOwn = first === SOFT_HYPHEN && count === 1 && hex.length === 4;
    isSoft ||= isOwn;
    return isOwn ? '002d' : hex;
  };
  const mended = map
    .replace(/beginbfchar[\s\S]*?endbfchar/g, (part) =>
      part.replace(/(<[^<>]*>\s*)<([^<>]*)>/g, (_, from: string, to: string) => `${from}<${target(to, 1)}>`),
    )
    .replace(/beginbfrange[\s\S]*?endbfrange/g, (part) =>
      part.replace(
        /<([^<>]*)>(\s*)<([^<>]*)>(\s*)<([^<>]*)>/g,
        (_, low: string, gap: string, high: string, next: string, to: string) =>
          `<${low}>${gap}<${high}>${next}<${target(to, Number.parseInt(high, 16) - Number.parseInt(low, 16) + 1)}>`,
      ),
    );
  return isSoft && !isHyphen ? mended : null;
}

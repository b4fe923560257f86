import type { FilePart, FormatWriter } from './format-writer.ts';

const chunkLength = 1 << 16;

/** The bytes of one part; text is encoded in pieces of some 64 kB. */
export async function partBytes(part: FilePart, charset: FormatWriter['charset']): Promise<Uint8Array> {
  const encode = charset === 'utf-8' ? encodeUtf8 : (await import('./text/single-byte.ts')).encoderOf(charset);
  const pieces: Uint8Array[] = [];
  let waiting = '';
  for (const chunk of part.chunks as Iterable<string | Uint8Array>) {
    if (typeof chunk !== 'string') {
      pieces.push(chunk);
      continue;
    }
    waiting += chunk;
    if (waiting.length >= chunkLength) {
      pieces.push(encode(waiting));
      waiting = '';
    }
  }
  if (waiting !== '') pieces.push(encode(waiting));
  return joinBytes(pieces);
}

const utf8 = new TextEncoder();
const encodeUtf8 = (text: string): Uint8Array => utf8.encode(text);

/** All pieces one after another. */
export function joinBytes(pieces: readonly Uint8Array[]): Uint8Array {
  if (pieces.length === 1 && pieces[0]) return pieces[0];
  const joined = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let offset = 0;
  for (const piece of pieces) {
    joined.set(piece, offset);
    offset += piece.length;
  }
  return joined;
}

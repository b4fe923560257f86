import type { Readable } from 'node:stream';

/** Cuts a stream into parts of `size` bytes, holding no more than one. Exactly one is the last; it is empty where the stream is. */
export async function* partsOf(content: Readable, size: number): AsyncGenerator<{ bytes: Buffer; isLast: boolean }> {
  let pieces: Buffer[] = [];
  let held = 0;
  for await (const piece of content) {
    let rest = Buffer.isBuffer(piece) ? piece : Buffer.from(piece as Uint8Array | string);
    // A full part is given away only when more follows, so that the last one is known to be the last.
    while (held + rest.length > size) {
      const head = rest.subarray(0, size - held);
      const bytes = Buffer.concat([...pieces, head]);
      // Let go before the part is written: both together would be twice the part.
      pieces = [];
      held = 0;
      rest = rest.subarray(head.length);
      yield { bytes, isLast: false };
    }
    pieces.push(rest);
    held += rest.length;
  }
  const bytes = Buffer.concat(pieces);
  pieces = [];
  yield { bytes, isLast: true };
}

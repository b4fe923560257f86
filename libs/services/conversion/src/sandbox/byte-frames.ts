import type { Readable, Writable } from 'node:stream';
import { once } from 'node:events';

/**
 * One document over a pipe that stays open for the next: 4 bytes of length (big endian) and that many bytes, again and
 * again, until a length of 0.
 */
const HEADER = 4;
const END = Buffer.alloc(HEADER);
/** No document of any plan is larger; a frame that says so is not ours. */
const MOST_BYTES = 256 * 1024 * 1024;

/** Writes the bytes as frames, the last one with the end, each with one write to the system; waits where the pipe is full. */
export async function writeFrames(pipe: Writable, content: Uint8Array | Readable): Promise<void> {
  const chunks = content instanceof Uint8Array ? [content] : (content as AsyncIterable<Uint8Array>);
  let held: Uint8Array | null = null;
  for await (const chunk of chunks) {
    if (held !== null && !writeFrame(pipe, held)) await once(pipe, 'drain');
    held = chunk;
  }
  pipe.cork();
  if (held !== null) writeFrame(pipe, held);
  pipe.write(END);
  pipe.uncork();
}

/** False where the pipe is full. */
function writeFrame(pipe: Writable, chunk: Uint8Array): boolean {
  // An empty frame would be the end.
  if (chunk.length === 0) return true;
  const header = Buffer.alloc(HEADER);
  header.writeUInt32BE(chunk.length);
  pipe.cork();
  pipe.write(header);
  const hasRoom = pipe.write(chunk);
  pipe.uncork();
  return hasRoom;
}

/** Collects frames from a pipe; `next` resolves to one document's bytes. */
export class FrameReader {
  readonly #pipe: AsyncIterator<Buffer>;
  #rest: Buffer = Buffer.alloc(0);

  constructor(pipe: Readable) {
    this.#pipe = (pipe as AsyncIterable<Buffer>)[Symbol.asyncIterator]();
  }

  async next(): Promise<Uint8Array> {
    const parts: Buffer[] = [];
    let total = 0;
    for (;;) {
      const length = (await this.#take(HEADER)).readUInt32BE();
      if (length === 0) break;
      total += length;
      if (total > MOST_BYTES) throw new RangeError('The document is larger than any that may come.');
      parts.push(await this.#take(length));
    }
    return new Uint8Array(Buffer.concat(parts, total));
  }

  async #take(length: number): Promise<Buffer> {
    const parts = [this.#rest];
    let have = this.#rest.length;
    while (have < length) {
      const { value, done } = await this.#pipe.next();
      if (done) throw new Error('The pipe ended in the middle of a document.');
      parts.push(value);
      have += value.length;
    }
    const whole = parts.length === 1 ? this.#rest : Buffer.concat(parts, have);
    this.#rest = whole.subarray(length);
    return whole.subarray(0, length);
  }
}

import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';

/** Bytes that differ from place to place, so that a lost, doubled or moved piece shows. Held in memory a piece at a time. */
export function* patternBytes(size: number, seed = 1, piece = 50_021): Generator<Buffer> {
  let state = seed >>> 0 || 1;
  for (let sent = 0; sent < size; sent += piece) {
    const words = new Uint32Array(Math.ceil(Math.min(piece, size - sent) / 4));
    for (let index = 0; index < words.length; index += 1) {
      state ^= state << 13;
      state ^= state >>> 17;
      state = (state ^ (state << 5)) >>> 0;
      words[index] = state;
    }
    yield Buffer.from(words.buffer).subarray(0, Math.min(piece, size - sent));
  }
}

export function patternStream(size: number, seed = 1): Readable {
  return Readable.from(patternBytes(size, seed), { objectMode: false });
}

export function patternDigest(size: number, seed = 1): string {
  const hash = createHash('sha256');
  for (const bytes of patternBytes(size, seed)) hash.update(bytes);
  return hash.digest('hex');
}

/** A stream that gives `size` bytes and then nothing more, until it is destroyed; says of each piece how long it is. */
export function stallingStream(size: number, onGiven: (bytes: number) => void = () => undefined): Readable {
  const pieces = patternBytes(size);
  return new Readable({
    read() {
      const { value, done } = pieces.next();
      if (done) return;
      onGiven(value.length);
      this.push(value);
    },
  });
}

/** A stream that breaks after `size` bytes. */
export function breakingStream(size: number, error: Error): Readable {
  const pieces = patternBytes(size);
  return new Readable({
    read() {
      const { value, done } = pieces.next();
      if (done) this.destroy(error);
      else this.push(value);
    },
  });
}

export async function digestOf(stream: Readable): Promise<{ size: number; digest: string }> {
  const hash = createHash('sha256');
  let size = 0;
  for await (const bytes of stream) {
    hash.update(bytes as Buffer);
    size += (bytes as Buffer).length;
  }
  return { size, digest: hash.digest('hex') };
}

export async function bytesOf(stream: Readable): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const bytes of stream) parts.push(bytes as Buffer);
  return Buffer.concat(parts);
}

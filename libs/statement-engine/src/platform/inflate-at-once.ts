import { inflateSync } from 'node:zlib';

type Native = typeof globalThis.DecompressionStream;
interface Reader {
  read(): Promise<{ readonly value?: Uint8Array | undefined; readonly done: boolean }>;
}

/** A page's content or an embedded font is smaller; what is larger goes through Node's own stream, piece by piece. */
const MOST_COMPRESSED = 1 << 18;
export const MOST_INFLATED = 1 << 23;

/**
 * pdf.js inflates each page's content through a `DecompressionStream`, whose setting up takes Node longer than the
 * inflating of a page. The class given back does it with one call into zlib, for the way pdf.js uses it (one write, a
 * close, a reader); what zlib refuses or what is large is left to the native one, and so are other formats. `onRefused`
 * is handed what zlib refused.
 */
export function decompressionAtOnce(NativeStream: Native, onRefused: (bytes: Uint8Array) => void): Native {
  class DecompressionAtOnce {
    readonly writable: object = {};
    readonly readable: object = {};

    constructor(format: CompressionFormat) {
      if (format !== 'deflate') return new NativeStream(format);
      const { promise: reader, resolve } = Promise.withResolvers<Reader>();
      const write = (bytes: Uint8Array): Promise<void> =>
        Promise.resolve(resolve(inflatedAtOnce(bytes, onRefused) ?? inflatedNatively(bytes, new NativeStream(format))));
      this.writable = { getWriter: () => ({ write, close: () => Promise.resolve() }) };
      this.readable = { getReader: () => ({ read: async () => (await reader).read() }) };
    }
  }
  return DecompressionAtOnce as unknown as Native;
}

function inflatedAtOnce(bytes: Uint8Array, onRefused: (bytes: Uint8Array) => void): Reader | null {
  if (bytes.length > MOST_COMPRESSED) return null;
  try {
    const { buffer, byteOffset, length } = inflateSync(bytes, { maxOutputLength: MOST_INFLATED });
    const parts = [new Uint8Array(buffer, byteOffset, length)];
    return {
      read: () => {
        const value = parts.pop();
        return Promise.resolve(value ? { value, done: false } : { done: true });
      },
    };
  } catch {
    onRefused(bytes);
    return null;
  }
}

function inflatedNatively(bytes: Uint8Array, stream: InstanceType<Native>): Reader {
  const writer = stream.writable.getWriter();
  writer.write(bytes as Uint8Array<ArrayBuffer>).catch(() => undefined);
  writer.close().catch(() => undefined);
  return stream.readable.getReader();
}

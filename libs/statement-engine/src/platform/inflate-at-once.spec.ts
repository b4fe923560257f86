import { deflateSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { decompressionAtOnce } from './inflate-at-once.ts';

let natives = 0;
class CountedNative extends DecompressionStream {
  constructor(format: CompressionFormat) {
    super(format);
    natives++;
  }
}
const refused: Uint8Array[] = [];
const AtOnce = decompressionAtOnce(CountedNative, (bytes) => refused.push(bytes));

async function inflate(bytes: Uint8Array, format: CompressionFormat = 'deflate'): Promise<Buffer> {
  const { readable, writable } = new AtOnce(format);
  const writer = writable.getWriter();
  writer.write(bytes as Uint8Array<ArrayBuffer>).catch(() => undefined);
  writer.close().catch(() => undefined);
  const reader = readable.getReader();
  const parts: Uint8Array[] = [];
  for (let read = await reader.read(); !read.done; read = await reader.read()) parts.push(read.value);
  return Buffer.concat(parts);
}

describe('decompressionAtOnce', () => {
  it('inflates a page without the native stream, an empty one too', async () => {
    natives = 0;
    for (const text of ['BT /F1 9 Tf (Rent) Tj ET'.repeat(50), '']) {
      expect((await inflate(deflateSync(text))).toString()).toBe(text);
    }
    expect(natives).toBe(0);
  });

  it('leaves what grows large and other formats to the native stream', async () => {
    natives = 0;
    const large = Buffer.alloc(9 << 20);
    expect((await inflate(deflateSync(large))).equals(large)).toBe(true);
    expect((await inflate(gzipSync('x'), 'gzip')).toString()).toBe('x');
    expect(natives).toBe(2);
  });

  it('rejects what is cut off, as the native stream does, and hands it over', async () => {
    const bytes = deflateSync('0123456789'.repeat(100));
    const cut = bytes.subarray(0, bytes.length - 8);
    await expect(inflate(cut)).rejects.toThrow();
    expect(refused.at(-1)).toBe(cut);
  });
});

import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { JPEG_DECODER } from './faster-parser.ts';

const require = createRequire(import.meta.url);
const CODEC = '@cornerstonejs/codec-libjpeg-turbo-8bit';

/** What pdf.js knows of a JPEG when it asks for its pixels: the size it draws it in, and in which form. */
export interface JpegWanted {
  readonly drawWidth: number;
  readonly drawHeight: number;
  readonly forceRGBA?: boolean;
  readonly forceRGB?: boolean;
  readonly jpegOptions: { readonly colorTransform?: number };
}

interface Decoder {
  getEncodedBuffer(length: number): Uint8Array;
  decode(): void;
  getDecodedBuffer(): Uint8Array;
  getFrameInfo(): { readonly width: number; readonly height: number; readonly componentCount: number };
  delete(): void;
}
interface Codec {
  readonly HEAPU8: Uint8Array;
  readonly JPEGDecoder: new () => Decoder;
}

/** Memory of WebAssembly never shrinks: what a large picture made of it is given back. */
const KEPT_BYTES = 64e6;

let loading: Promise<Codec | null> | null = null;
let codec: Codec | null = null;

/**
 * Has libjpeg-turbo (in WebAssembly, 15 ms once a process) at hand for `decodeJpeg`. pdf.js decodes in the midst of a
 * call that cannot wait for it. Where it cannot be had (memory), pdf.js decodes.
 */
export async function loadJpegDecoder(): Promise<void> {
  loading ??= startCodec().catch(() => null);
  codec = await loading;
}

async function startCodec(): Promise<Codec> {
  const start = require(`${CODEC}/decodewasmjs`) as (options: { wasmBinary: Uint8Array }) => Promise<Codec>;
  const started = await start({ wasmBinary: await readFile(require.resolve(`${CODEC}/decodewasm`)) });
  (globalThis as Record<string, unknown>)[JPEG_DECODER] ??= decodeJpeg;
  return started;
}

/**
 * The pixels of a JPEG, in two fifths of the time that pdf.js's own decoder takes: one byte a pixel of gray, three where they
 * are coloured or wanted so. Null where pdf.js must do it: no decoder is loaded, the picture is drawn in another size or form,
 * is damaged, or says itself how its colours are coded.
 */
export function decodeJpeg(bytes: Uint8Array, wanted: JpegWanted): Uint8ClampedArray | null {
  if (!codec || wanted.forceRGBA || wanted.jpegOptions.colorTransform !== undefined) return null;
  const { drawWidth: width, drawHeight: height } = wanted;
  const components = plainComponents(bytes, width, height);
  if (components === null) return null;
  const decoder = new codec.JPEGDecoder();
  try {
    decoder.getEncodedBuffer(bytes.length).set(bytes);
    decoder.decode();
    const pixels = decoder.getDecodedBuffer();
    if (pixels.length !== width * height * components) return null;
    return components === 1 && wanted.forceRGB ? tripled(pixels) : new Uint8ClampedArray(pixels);
  } catch {
    return null;
  } finally {
    decoder.delete();
    if (codec.HEAPU8.length > KEPT_BYTES) codec = loading = null;
  }
}

const START = 0xd8;
const FRAMES = [0xc0, 0xc1, 0xc2];
const ADOBE = 0xee;
const SCAN = 0xda;
const BITS = 8;
/** The first component's name where they are red, green and blue. */
const RED = 'R'.charCodeAt(0);

/** 1 or 3 components of a picture of this size in eight bits, in gray or in the usual luma and chroma; null of any other. */
function plainComponents(bytes: Uint8Array, width: number, height: number): 1 | 3 | null {
  const word = (at: number): number => ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);
  if (word(0) !== ((0xff << 8) | START)) return null;
  for (let at = 2; at + 4 <= bytes.length && bytes[at] === 0xff; at += 2 + word(at + 2)) {
    const marker = bytes[at + 1] as number;
    // How the colours of a picture with this marker are coded, pdf.js and libjpeg do not see alike.
    if (marker === ADOBE || marker === SCAN) return null;
    if (!FRAMES.includes(marker)) continue;
    const count = bytes[at + 9];
    if (bytes[at + 4] !== BITS || word(at + 5) !== height || word(at + 7) !== width) return null;
    if (count === 1) return 1;
    return count === 3 && bytes[at + 10] !== RED ? 3 : null;
  }
  return null;
}

function tripled(gray: Uint8Array): Uint8ClampedArray {
  const data = new Uint8ClampedArray(gray.length * 3);
  for (let from = 0, at = 0; from < gray.length; from++, at += 3) {
    data[at] = data[at + 1] = data[at + 2] = gray[from] as number;
  }
  return data;
}

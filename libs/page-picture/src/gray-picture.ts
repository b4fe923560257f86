import { withoutMarks } from './coloured-ink.ts';

/** A picture in 256 grays, row by row, 0 black; the only form pictures take between decoding and OCR. */
export interface GrayPicture {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** pdf.js's kinds of decoded pictures. */
const ONE_BIT = 1;
const RGB = 2;
const RGBA = 3;

export interface DecodedImage {
  readonly width: number;
  readonly height: number;
  readonly kind?: number;
  readonly data?: Uint8Array | Uint8ClampedArray | null;
}

/** pdf.js's decoded picture in gray, without marks in coloured ink over its print; null where its pixels are not at hand in a form that is known. */
export function toGray({ width, height, kind, data: decoded }: DecodedImage): GrayPicture | null {
  if (!decoded || width <= 0 || height <= 0) return null;
  // One kind of array, whatever pdf.js gives: the loops below are twice as fast for it.
  const data = new Uint8Array(decoded.buffer, decoded.byteOffset, decoded.length);
  const gray = new Uint8Array(width * height);
  if (kind === ONE_BIT) {
    const stride = (width + 7) >> 3;
    if (data.length < stride * height) return null;
    for (let y = 0, at = 0; y < height; y++) {
      for (let x = 0; x < width; x++, at++) {
        gray[at] = ((data[y * stride + (x >> 3)] ?? 0) >> (7 - (x & 7))) & 1 ? 255 : 0;
      }
    }
    return { width, height, data: gray };
  }
  const step = kind === RGB ? 3 : kind === RGBA ? 4 : 0;
  if (step === 0 || data.length < gray.length * step) return null;
  for (let at = 0, from = 0; at < gray.length; at++, from += step) {
    // Rec. 601 luma in fixed point.
    gray[at] = ((data[from] as number) * 77 + (data[from + 1] as number) * 150 + (data[from + 2] as number) * 29) >> 8;
  }
  if (step === 4) {
    // Transparent counts as what lies under it: paper.
    for (let at = 0, from = 3; at < gray.length; at++, from += step) {
      const alpha = data[from] as number;
      if (alpha !== 255) gray[at] = 255 - (((255 - (gray[at] as number)) * alpha) >> 8);
    }
  }
  return withoutMarks({ width, height, step, data }, { width, height, data: gray });
}

/** The picture reduced by a whole factor, each pixel the mean of its square. */
export function reduce(picture: GrayPicture, factor: number): GrayPicture {
  if (factor <= 1) return picture;
  const width = Math.max(1, Math.floor(picture.width / factor));
  const height = Math.max(1, Math.floor(picture.height / factor));
  const { data: source, width: stride } = picture;
  const data = new Uint8Array(width * height);
  if (factor === 2) {
    // The commonest, and a quarter of the time of the loop below.
    for (let y = 0, at = 0; y < height; y++) {
      const start = 2 * y * stride;
      for (let x = start; x < start + 2 * width; x += 2, at++) {
        const upper = (source[x] as number) + (source[x + 1] as number);
        data[at] = (upper + (source[x + stride] as number) + (source[x + stride + 1] as number)) >> 2;
      }
    }
    return { width, height, data };
  }
  if (factor === 3) {
    for (let y = 0, at = 0; y < height; y++) {
      const start = 3 * y * stride;
      for (let x = start; x < start + 3 * width; x += 3, at++) {
        const [second, third] = [x + stride, x + 2 * stride];
        const upper = (source[x] as number) + (source[x + 1] as number) + (source[x + 2] as number);
        const middle = (source[second] as number) + (source[second + 1] as number) + (source[second + 2] as number);
        const lower = (source[third] as number) + (source[third + 1] as number) + (source[third + 2] as number);
        data[at] = (upper + middle + lower) / 9;
      }
    }
    return { width, height, data };
  }
  const area = factor * factor;
  const sums = new Int32Array(width);
  for (let y = 0; y < height; y++) {
    sums.fill(0);
    for (let row = y * factor; row < (y + 1) * factor; row++) {
      for (let x = 0, at = row * stride; x < width; x++) {
        let sum = sums[x] as number;
        for (const end = at + factor; at < end; at++) sum += source[at] as number;
        sums[x] = sum;
      }
    }
    for (let x = 0, at = y * width; x < width; x++, at++) data[at] = (sums[x] as number) / area;
  }
  return { width, height, data };
}

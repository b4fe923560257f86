import { createCanvas } from '@napi-rs/canvas';
import { PDFDocument } from 'pdf-lib';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { openDocument } from '../open/open-document.ts';
import { readPages } from '../read/read-pages.ts';
import { JPEG_DECODER, type JpegDecoder } from './faster-parser.ts';
import { decodeJpeg, loadJpegDecoder, type JpegWanted } from './jpeg-decoder.ts';
import { nodePlatform } from './node-platform.ts';

interface JpegImage {
  parse(bytes: Uint8Array): void;
  getData(wanted: { width: number; height: number; forceRGB: boolean }): Uint8ClampedArray;
}
interface Decoders {
  readonly JpegImage: new (options: object) => JpegImage;
}

const WIDTH = 24;
const HEIGHT = 16;
const bytesOf = (base64: string): Uint8Array => new Uint8Array(Buffer.from(base64, 'base64'));

/** A gradient in gray, baseline. */
const GRAY = bytesOf(
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAYEBQYFBAYGBQYHBwYIChAKCgkJChQODwwQFxQYGBcUFhYaHSUfGhsjHBYWICwgIyYnKSopGR8tMC0oMCUoKSj/wAALCAAQABgBAREA/8QAFgABAQEAAAAAAAAAAAAAAAAAAAcI/8QAFxAAAwEAAAAAAAAAAAAAAAAAABZjof/aAAgBAQAAPwCSIMsCDLAgyw1qgSwIEsCBLD//2Q==',
);
/** From red to blue, progressive, its chroma halved. */
const COLOURED = bytesOf(
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAUDBAQEAwUEBAQFBQUGBwwIBwcHBw8LCwkMEQ8SEhEPERETFhwXExQaFRERGCEYGh0dHx8fExciJCIeJBweHx7/2wBDAQUFBQcGBw4ICA4eFBEUHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh7/wgARCAAQABgDASIAAhEBAxEB/8QAFgABAQEAAAAAAAAAAAAAAAAAAAUG/8QAFQEBAQAAAAAAAAAAAAAAAAAAAAb/2gAMAwEAAhADEAAAAcalKKqqpQ//xAAVEAEBAAAAAAAAAAAAAAAAAAAAEv/aAAgBAQABBQK1rWtb/8QAFhEAAwAAAAAAAAAAAAAAAAAAABZh/9oACAEDAQE/AWSjJT//xAAWEQADAAAAAAAAAAAAAAAAAAAAFmH/2gAIAQIBAT8BVoK0P//EABQQAQAAAAAAAAAAAAAAAAAAACD/2gAIAQEABj8CX//EABYQAQEBAAAAAAAAAAAAAAAAAHEAIP/aAAgBAQABPyFznj//2gAMAwEAAgADAAAAEDTf/8QAFBEBAAAAAAAAAAAAAAAAAAAAEP/aAAgBAwEBPxA//8QAFBEBAAAAAAAAAAAAAAAAAAAAEP/aAAgBAgEBPxA//8QAFhABAQEAAAAAAAAAAAAAAAAAAHEQ/9oACAEBAAE/ENAta3//2Q==',
);

const wanted = (change: Partial<JpegWanted> = {}): JpegWanted => ({
  drawWidth: WIDTH,
  drawHeight: HEIGHT,
  jpegOptions: {},
  ...change,
});

async function byPdfjs(bytes: Uint8Array, { drawWidth, drawHeight, forceRGB = false }: JpegWanted) {
  const { JpegImage } = (await import(
    /* @vite-ignore */ 'pdfjs-dist/legacy/image_decoders/pdf.image_decoders.mjs' as string
  )) as Decoders;
  const image = new JpegImage({});
  image.parse(bytes);
  return image.getData({ width: drawWidth, height: drawHeight, forceRGB });
}

/** White with a blue bar, of 22 million pixels: decoding gives back all memory behind it. */
async function largePicture(): Promise<Uint8Array> {
  const canvas = createCanvas(5000, 4400);
  const context = canvas.getContext('2d');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, 5000, 4400);
  context.fillStyle = '#123456';
  context.fillRect(2400, 0, 100, 4400);
  return new Uint8Array(await canvas.encode('jpeg', 90));
}

/** The picture's file with another byte behind the marker of its frame. */
function withFrameByte(bytes: Uint8Array, behind: number, value: number): Uint8Array {
  const frame = bytes.findIndex((byte, at) => byte === 0xff && [0xc0, 0xc2].includes(bytes[at + 1]!));
  return bytes.with(frame + behind, value);
}

describe('decodeJpeg', () => {
  it('leaves pictures to pdf.js until its decoder is loaded', () => {
    expect(decodeJpeg(GRAY, wanted())).toBeNull();
  });

  describe('loaded', () => {
    beforeAll(loadJpegDecoder);

    it.each([
      ['gray', GRAY, {}],
      ['gray, wanted in colour', GRAY, { forceRGB: true }],
      ['coloured, progressive', COLOURED, { forceRGB: true }],
      ['coloured', COLOURED, {}],
    ])('has the pixels that pdf.js has, but for rounding: %s', async (_, bytes, change) => {
      const own = decodeJpeg(bytes, wanted(change))!;
      const theirs = await byPdfjs(bytes, wanted(change));
      expect(own).toHaveLength(theirs.length);
      expect(new Set(theirs).size).toBeGreaterThan(9);
      // Where chroma is halved, pdf.js takes the nearest and libjpeg what lies between.
      const most = bytes === GRAY ? 1 : 16;
      expect(Math.max(...own.map((value, at) => Math.abs(value - theirs[at]!)))).toBeLessThanOrEqual(most);
    });

    it('decodes large pictures, again and again', async () => {
      const bytes = await largePicture();
      for (let time = 0; time < 2; time++) {
        const data = decodeJpeg(bytes, wanted({ drawWidth: 5000, drawHeight: 4400, forceRGB: true }))!;
        expect([...data.subarray(2450 * 3, 2451 * 3)].map((value) => Math.round(value / 16))).toEqual([1, 3, 5]);
        // What it took is given back; the next page loads it anew.
        expect(decodeJpeg(GRAY, wanted())).toBeNull();
        await loadJpegDecoder();
      }
      expect(decodeJpeg(GRAY, wanted())).toHaveLength(WIDTH * HEIGHT);
    });

    it.each([
      ['drawn in another size', COLOURED, { drawWidth: 48 }],
      ['wanted with transparency', COLOURED, { forceRGBA: true }],
      ['with a coding of its colours named by the document', COLOURED, { jpegOptions: { colorTransform: 0 } }],
      ['of four inks', withFrameByte(COLOURED, 9, 4), {}],
      ['in red, green and blue', withFrameByte(COLOURED, 10, 0x52), {}],
      ['of twelve bits', withFrameByte(COLOURED, 4, 12), {}],
      ['coded arithmetically', withFrameByte(COLOURED, 1, 0xc9), {}],
      ['with a marker of Adobe', new Uint8Array([0xff, 0xd8, 0xff, 0xee, 0, 2, ...COLOURED.subarray(2)]), {}],
      ['empty', new Uint8Array(0), {}],
      ['without a frame', COLOURED.subarray(0, 100), {}],
      ['no JPEG', new TextEncoder().encode('%PDF-1.7'), {}],
    ])('leaves to pdf.js what is %s', (_, bytes, change) => {
      expect(decodeJpeg(bytes, wanted(change))).toBeNull();
    });

    it('is what pdf.js asks for the picture of a scanned page, loaded again where it was given back', async () => {
      decodeJpeg(await largePicture(), wanted({ drawWidth: 5000, drawHeight: 4400 }));
      expect(decodeJpeg(GRAY, wanted())).toBeNull();
      const pdf = await PDFDocument.create();
      pdf.addPage([240, 160]).drawImage(await pdf.embedJpg(COLOURED), { width: 240, height: 160 });
      const decoder = vi.spyOn(globalThis as unknown as Record<string, JpegDecoder>, JPEG_DECODER);
      const document = await openDocument(await pdf.save(), { platform: nodePlatform });
      for await (const page of readPages(document, { limits: { ocrWorkers: 0 } })) expect(page.unread).toBe('needsOcr');
      await document.close();
      expect(decoder).toHaveReturnedTimes(1);
      expect(decoder).not.toHaveReturnedWith(null);
      decoder.mockRestore();
    });

    it('neither throws nor hangs on damaged files, and goes on afterwards', () => {
      for (const bytes of [GRAY, COLOURED]) {
        for (let cut = 2; cut < bytes.length; cut += 7) decodeJpeg(bytes.subarray(0, cut), wanted());
        for (let at = 20; at < bytes.length; at += 3) decodeJpeg(bytes.with(at, bytes[at]! ^ 0x5a), wanted());
      }
      expect(decodeJpeg(GRAY, wanted())).toHaveLength(WIDTH * HEIGHT);
    });
  });
});

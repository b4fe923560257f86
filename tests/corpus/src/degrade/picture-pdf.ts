import { Canvas, createCanvas, ImageData } from '@napi-rs/canvas';
import { PDFDocument, StandardFonts, TextRenderingMode, setTextRenderingMode } from 'pdf-lib';
import type { Raster } from './raster.ts';

/** A word of a layer under (or over) a picture; y is the baseline, from the top. */
export interface LayerWord {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size: number;
}

export interface PicturePage {
  /** In gray, or in colour. */
  readonly raster: Raster | Canvas;
  readonly width: number;
  readonly height: number;
  readonly layer?: readonly LayerWord[];
}

async function jpeg(raster: Raster | Canvas, quality: number): Promise<Uint8Array> {
  const canvas = raster instanceof Canvas ? raster : drawn(raster);
  return new Uint8Array(await canvas.encode('jpeg', quality));
}

function drawn(raster: Raster): Canvas {
  const canvas = createCanvas(raster.width, raster.height);
  const pixels = new Uint8ClampedArray(raster.data.length * 4);
  raster.data.forEach((value, at) => pixels.set([value, value, value, 255], at * 4));
  canvas.getContext('2d').putImageData(new ImageData(pixels, raster.width, raster.height), 0, 0);
  return canvas;
}

/** A PDF of scanned pages, as a scanner or an OCR program writes it. */
export async function picturePdf(pages: readonly PicturePage[], quality: number): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  for (const { raster, width, height, layer } of pages) {
    const page = pdf.addPage([width, height]);
    page.drawImage(await pdf.embedJpg(await jpeg(raster, quality)), { x: 0, y: 0, width, height });
    if (!layer) continue;
    page.pushOperators(setTextRenderingMode(TextRenderingMode.Invisible));
    for (const word of layer) {
      const text = word.text.replace(/[^\x20-\x7e\xa0-\xff]/g, '?');
      const natural = font.widthOfTextAtSize(text, word.size) || 1;
      const size = Math.max(2, Math.min(word.size * 1.5, (word.size * word.width) / natural));
      page.drawText(text, { x: word.x, y: height - word.y, size, font });
    }
  }
  return pdf.save();
}

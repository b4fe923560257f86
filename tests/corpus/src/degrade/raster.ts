import { createCanvas, type Canvas } from '@napi-rs/canvas';
import { nodePlatform, openDocument } from '@crossfoot/statement-engine';

/** A page as gray pixels, 0 black. */
export interface Raster {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** A page's picture and its size in points. */
export interface RasterPage {
  readonly raster: Raster;
  readonly width: number;
  readonly height: number;
}

/** Draws every page of a PDF. */
export async function rasterise(pdf: Uint8Array, dpi: number): Promise<RasterPage[]> {
  const document = await openDocument(pdf, { platform: nodePlatform });
  try {
    const pages: RasterPage[] = [];
    for (let number = 1; number <= document.pages; number++) {
      const page = await document.pdf.getPage(number);
      const { width, height } = page.getViewport({ scale: 1 });
      pages.push({ raster: await nodePlatform.renderPage(page, dpi / 72), width, height });
    }
    return pages;
  } finally {
    await document.close();
  }
}

/** Draws every page of a PDF in its colours. */
export async function rasteriseInColour(
  pdf: Uint8Array,
  dpi: number,
): Promise<{ raster: Canvas; width: number; height: number }[]> {
  const document = await openDocument(pdf, { platform: nodePlatform });
  try {
    const pages: { raster: Canvas; width: number; height: number }[] = [];
    for (let number = 1; number <= document.pages; number++) {
      const page = await document.pdf.getPage(number);
      const { width, height } = page.getViewport({ scale: 1 });
      const viewport = page.getViewport({ scale: dpi / 72 });
      const raster = createCanvas(Math.round(viewport.width), Math.round(viewport.height));
      const canvas = raster as unknown as HTMLCanvasElement;
      const canvasContext = raster.getContext('2d') as unknown as CanvasRenderingContext2D;
      // pdf.js looks for the canvas's classes where the platform puts them when it draws.
      await nodePlatform.renderPage(page, 0.1);
      await page.render({ canvas, canvasContext, viewport, background: '#ffffff' }).promise;
      pages.push({ raster, width, height });
    }
    return pages;
  } finally {
    await document.close();
  }
}

/** A new raster whose points are looked up in the old one; outside lies `around`. */
export function remap(
  source: Raster,
  width: number,
  height: number,
  at: (x: number, y: number) => readonly [number, number],
  around = 255,
): Raster {
  const data = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [sx, sy] = at(x, y);
      const x0 = Math.floor(sx);
      const y0 = Math.floor(sy);
      if (x0 < 0 || y0 < 0 || x0 + 1 >= source.width || y0 + 1 >= source.height) {
        data[y * width + x] = around;
        continue;
      }
      const fx = sx - x0;
      const fy = sy - y0;
      const top = y0 * source.width + x0;
      const bottom = top + source.width;
      const upper = (source.data[top] ?? 0) * (1 - fx) + (source.data[top + 1] ?? 0) * fx;
      const lower = (source.data[bottom] ?? 0) * (1 - fx) + (source.data[bottom + 1] ?? 0) * fx;
      data[y * width + x] = upper * (1 - fy) + lower * fy;
    }
  }
  return { width, height, data };
}

/** Each pixel made anew from its value and place. */
export function shade(source: Raster, change: (value: number, x: number, y: number) => number): Raster {
  const data = new Uint8Array(source.data.length);
  for (let y = 0, at = 0; y < source.height; y++) {
    for (let x = 0; x < source.width; x++, at++) {
      data[at] = Math.max(0, Math.min(255, change(source.data[at] ?? 0, x, y)));
    }
  }
  return { width: source.width, height: source.height, data };
}

/** Softened by a square window, twice: close to a lens out of focus. */
export function blur(source: Raster, radius: number): Raster {
  const pass = (from: Uint8Array, step: number, length: number, lines: number, lineStep: number): Uint8Array => {
    const out = new Uint8Array(from.length);
    for (let line = 0; line < lines; line++) {
      for (let at = 0; at < length; at++) {
        let sum = 0;
        let weight = 0;
        for (let near = -Math.ceil(radius); near <= Math.ceil(radius); near++) {
          const place = at + near;
          if (place < 0 || place >= length) continue;
          const share = Math.max(0, radius + 1 - Math.abs(near));
          sum += (from[line * lineStep + place * step] ?? 0) * share;
          weight += share;
        }
        out[line * lineStep + at * step] = sum / weight;
      }
    }
    return out;
  };
  const { width, height } = source;
  const across = pass(source.data, 1, width, height, width);
  return { width, height, data: pass(across, width, height, width, 1) };
}

import { createRequire } from 'node:module';
import type { PDFPageProxy } from 'pdfjs-dist';
import { type GrayPicture, toGray } from '@crossfoot/page-picture';

type CanvasModule = typeof import('@napi-rs/canvas');

const require = createRequire(import.meta.url);
let canvasModule: CanvasModule | null = null;

/** Loads the native canvas and puts its classes where pdf.js looks for them. */
function loadCanvas(): CanvasModule {
  if (canvasModule) return canvasModule;
  canvasModule = require('@napi-rs/canvas') as CanvasModule;
  const { DOMMatrix, Path2D, ImageData } = canvasModule;
  Object.assign(globalThis, { DOMMatrix, Path2D, ImageData });
  return canvasModule;
}

const RGBA = 3;

/** Draws the page with pdf.js on a native canvas. */
export async function renderNodePage(page: PDFPageProxy, scale: number): Promise<GrayPicture> {
  const { createCanvas } = loadCanvas();
  const viewport = page.getViewport({ scale });
  const canvas = createCanvas(Math.max(1, Math.round(viewport.width)), Math.max(1, Math.round(viewport.height)));
  const context = canvas.getContext('2d');
  await page.render({
    canvas: canvas as unknown as HTMLCanvasElement,
    canvasContext: context as unknown as CanvasRenderingContext2D,
    viewport,
    background: '#ffffff',
  }).promise;
  const { width, height } = canvas;
  const gray = toGray({ width, height, kind: RGBA, data: context.getImageData(0, 0, width, height).data });
  if (!gray) throw new Error('The canvas has no pixels.');
  return gray;
}

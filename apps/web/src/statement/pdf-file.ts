import type { PDFDocumentProxy } from 'pdfjs-dist';
import { loadPart } from '#routes/lazy-part.tsx';

/** A word on a page, with its place in fractions of the page. */
export interface PageWord {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A PDF open in the browser. Nothing of it is ever sent anywhere. */
export interface OpenPdf {
  readonly pages: number;
  /** Draws a page on a canvas, so wide; gives its height in the same pixels. `signal` stops a drawing that is not wanted any more. */
  readonly draw: (page: number, canvas: HTMLCanvasElement, width: number, signal: AbortSignal) => Promise<void>;
  /** Of a page, in points. */
  readonly size: (page: number) => Promise<{ readonly width: number; readonly height: number }>;
  /** Height of a page divided by its width. */
  readonly shape: (page: number) => Promise<number>;
  readonly words: (page: number) => Promise<readonly PageWord[]>;
  readonly close: () => void;
}

export class PdfPasswordError extends Error {}

const assets = `/assets/pdfjs-${__PDFJS_VERSION__}`;
const mostPixels = 16_000_000;
let library: Promise<typeof import('pdfjs-dist')> | null = null;

/** pdf.js and its worker, fetched when the first PDF is opened. */
function loadLibrary(): Promise<typeof import('pdfjs-dist')> {
  library ??= (async () => {
    const [pdfjs, { default: PdfWorker }] = await Promise.all([
      loadPart(() => import('pdfjs-dist')),
      loadPart(() => import('pdfjs-dist/build/pdf.worker.min.mjs?worker')),
    ]);
    pdfjs.GlobalWorkerOptions.workerPort = new PdfWorker();
    return pdfjs;
  })().catch((error: unknown) => {
    library = null;
    throw error;
  });
  return library;
}

/** Opens a PDF. Throws `PdfPasswordError` where it asks for a password, or for another one. */
export async function openPdf(file: Blob, password: string | null): Promise<OpenPdf> {
  const pdfjs = await loadLibrary();
  const task = pdfjs.getDocument({
    data: await file.arrayBuffer(),
    ...(password === null ? {} : { password }),
    cMapUrl: `${assets}/cmaps/`,
    standardFontDataUrl: `${assets}/standard_fonts/`,
    wasmUrl: `${assets}/wasm/`,
    iccUrl: `${assets}/iccs/`,
    enableXfa: false,
  });
  try {
    return opened(await task.promise);
  } catch (error) {
    throw error instanceof Error && error.name === 'PasswordException' ? new PdfPasswordError() : error;
  }
}

function opened(document: PDFDocumentProxy): OpenPdf {
  return {
    pages: document.numPages,
    size: async (number) => {
      const { width, height } = (await document.getPage(number)).getViewport({ scale: 1 });
      return { width, height };
    },
    shape: async (number) => {
      const { width, height } = (await document.getPage(number)).getViewport({ scale: 1 });
      return height / width;
    },
    draw: async (number, canvas, width, signal) => {
      const page = await document.getPage(number);
      const plain = page.getViewport({ scale: 1 });
      const sharp = Math.min(window.devicePixelRatio, 2) * (width / plain.width);
      const scale = Math.min(sharp, Math.sqrt(mostPixels / (plain.width * plain.height)));
      if (signal.aborted) return;
      const viewport = page.getViewport({ scale });
      canvas.width = Math.round(viewport.width);
      canvas.height = Math.round(viewport.height);
      const drawing = page.render({ canvas, viewport, annotationMode: 1 });
      signal.addEventListener('abort', () => drawing.cancel(), { once: true });
      await drawing.promise.catch((error: unknown) => {
        if (!signal.aborted) throw error;
      });
    },
    words: async (number) => {
      const page = await document.getPage(number);
      const viewport = page.getViewport({ scale: 1 });
      const { items } = await page.getTextContent();
      return items.flatMap((item): PageWord[] => {
        if (!('str' in item) || item.str.trim() === '') return [];
        const [x0, y0] = viewport.convertToViewportPoint(item.transform[4] as number, item.transform[5] as number);
        const [left, bottom] = [x0 as number, y0 as number];
        const height = item.height === 0 ? 8 : item.height;
        return [
          {
            text: item.str,
            x: left / viewport.width,
            y: (bottom - height) / viewport.height,
            width: item.width / viewport.width,
            height: height / viewport.height,
          },
        ];
      });
    },
    close: () => void document.loadingTask.destroy(),
  };
}

import type { PDFPageProxy, PDFWorker } from 'pdfjs-dist';
import type { GrayPicture } from '@crossfoot/page-picture';

/**
 * The only place where the engine meets its surroundings: Node (`node-platform.ts`) or a browser
 * (`browser-platform.ts`). Everything else is the same code in both.
 */
export interface Platform {
  /** The pdf.js build of this surrounding, loaded on first use. */
  loadPdfjs(): Promise<typeof import('pdfjs-dist')>;
  /** pdf.js's parser for one document; `destroy` it with the document. */
  createPdfWorker(): Promise<PDFWorker>;
  /** Where pdf.js finds its character maps, standard fonts and decoders: folders, each with a trailing slash. */
  readonly pdfResources: PdfResources;
  /** One file of `pdfResources`. */
  readPdfResource(path: string): Promise<Uint8Array>;
  /**
   * Unpacks deflated bytes: all of them, or as many as can be had where they are damaged (not as their checksum says, or
   * cut short); `tooLarge` where they stand for more than `most` bytes.
   */
  inflate(packed: Uint8Array, most: number): { readonly bytes: Uint8Array; readonly isWhole: boolean } | 'tooLarge';
  /** Deflates bytes (RFC 1950), as small as can be. */
  deflate(plain: Uint8Array): Uint8Array;
  /**
   * How many deflated streams pdf.js met so far, in all documents, that were damaged: the only trace where a file is
   * encrypted, so that its streams cannot be looked at as they lie. 0 for ever where pdf.js works in another thread.
   */
  damagedStreams(): number;
  /** Has at hand what decodes pictures faster than pdf.js does, where there is such. Ask before a page's pictures are asked for. */
  loadDecoders(): Promise<void>;
  /** Draws a page as displayed, `scale` pixels a point, on white. */
  renderPage(page: PDFPageProxy, scale: number): Promise<GrayPicture>;
  /** True where OCR of this language (tesseract's three letters) can be started. */
  hasOcrLanguage(language: string): boolean;
  /** Starts an OCR thread that begins with this language. */
  startOcr(language: string): Promise<OcrWorker>;
  /** Starts a thread with another model than tesseract's, which reads single lines. */
  startLineModel(): Promise<LineModel>;
  /** Hex SHA-256 of the bytes. */
  sha256(bytes: Uint8Array): Promise<string>;
}

/** One running tesseract: one picture at a time, in the order of the calls. */
export interface OcrWorker {
  /** The languages at hand. Others are loaded when they are asked for: a tenth of the work of another thread. */
  readonly languages: readonly string[];
  /**
   * The words of the picture as hOCR. `parameters` are tesseract's own and stay, for this language, until they are set
   * anew.
   */
  recognise(picture: GrayPicture, language: string, parameters: Readonly<Record<string, string>>): Promise<string>;
  /** Stops at once; a picture under way is rejected. */
  close(): void;
}

/** One running model of lines: one line at a time, in the order of the calls. */
export interface LineModel {
  /** What its classes stand for, from the second on; the first one is no character (the blank of CTC). */
  readonly characters: readonly string[];
  /** How likely each class is at each place of a line, place after place, from pixels of -1 (black) to 1, which are handed over. */
  run(pixels: Float32Array<ArrayBuffer>, width: number, height: number): Promise<Float32Array>;
  /** Stops at once; a line under way is rejected. */
  close(): void;
}

export interface PdfResources {
  readonly cMapUrl: string;
  readonly standardFontDataUrl: string;
  readonly wasmUrl: string;
  readonly iccUrl: string;
}

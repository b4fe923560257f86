import type { StatementResult } from '@crossfoot/contracts';
import type { Platform } from './platform/platform.ts';

/** How far a conversion has come. `pages` is null until the document is open. */
export interface EngineProgress {
  readonly stage: 'open' | 'read' | 'layout' | 'reconcile' | 'done';
  readonly pagesDone: number;
  readonly pages: number | null;
  /** True once a page has needed OCR, which takes some hundred times as long as text. */
  readonly ocr?: boolean;
}

export interface EngineLimits {
  readonly maxPages: number;
  /** Largest picture, in pixels, that is decoded or rendered. */
  readonly maxImagePixels: number;
  readonly maxTextItemsPerPage: number;
  /** What one stream may unpack to, and all of them together without the pictures. */
  readonly maxStreamBytes: number;
  readonly maxInflatedBytes: number;
  /** Operators of one stream. */
  readonly maxOperators: number;
  /** Workers that may run OCR side by side; 0 turns OCR off. */
  readonly ocrWorkers: number;
}

/** What enters the engine besides the bytes: progress, cancellation, limits and the platform. */
export interface ConvertOptions {
  readonly filename: string;
  readonly password?: string;
  readonly platform: Platform;
  readonly limits?: Partial<EngineLimits>;
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: EngineProgress) => void;
  /** Called once the number of pages is known, before they are read; `encrypted` where it opens only with a password; a rejection ends the conversion with that error. */
  readonly onOpened?: (document: { readonly pages: number; readonly encrypted: boolean }) => Promise<void>;
}

/** Bytes of a PDF in, statement with its verdict out. Throws CodedError (see `open` for the codes). */
export type ConvertStatement = (bytes: Uint8Array, options: ConvertOptions) => Promise<StatementResult>;

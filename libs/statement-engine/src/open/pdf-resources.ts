import type { PdfResources, Platform } from '../platform/platform.ts';

interface ResourceRequest {
  readonly kind: keyof PdfResources;
  readonly filename: string;
}

/** What pdf.js is given to fetch its data files with, and the switch that lets standard fonts through. */
export interface DocumentResources {
  readonly BinaryDataFactory: new () => { fetch(request: ResourceRequest): Promise<Uint8Array> };
  allowFonts(): void;
}

/**
 * pdf.js loads and repairs a font file for every standard font that a document names but does not hold, also where
 * nothing is drawn: a third of the cost of reading one page. Text needs only their widths, which it knows by heart.
 */
export function documentResources(platform: Platform): DocumentResources {
  let fonts = false;
  return {
    BinaryDataFactory: class {
      async fetch({ kind, filename }: ResourceRequest): Promise<Uint8Array> {
        if (kind === 'standardFontDataUrl' && !fonts) throw new Error('Nothing is drawn yet.');
        return platform.readPdfResource(platform.pdfResources[kind] + filename);
      }
    },
    allowFonts() {
      fonts = true;
    },
  };
}

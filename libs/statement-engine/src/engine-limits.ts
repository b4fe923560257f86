import type { EngineLimits } from './engine-context.ts';

/**
 * What one document may ask for before it is refused. Pages follow the largest plan; a page of a statement has 200 to
 * 3,000 text items; 50 million pixels are an A3 page at 500 dpi.
 */
export const defaultLimits: EngineLimits = {
  maxPages: 4_000,
  maxImagePixels: 50_000_000,
  maxTextItemsPerPage: 60_000,
  ocrWorkers: 1,
};

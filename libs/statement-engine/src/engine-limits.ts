import type { EngineLimits } from './engine-context.ts';

/**
 * What one document may ask for before it is refused. Pages follow the largest plan; a page of a statement has 200 to
 * 3,000 text items; 50 million pixels are an A3 page at 500 dpi. A page's content is seldom above 1 MB, its operators
 * are some thousands, and a map drawn line by line has some 100,000.
 */
export const defaultLimits: EngineLimits = {
  maxPages: 4_000,
  maxImagePixels: 50_000_000,
  maxTextItemsPerPage: 60_000,
  maxStreamBytes: 64_000_000,
  maxInflatedBytes: 1_000_000_000,
  maxOperators: 2_000_000,
  ocrWorkers: 1,
};

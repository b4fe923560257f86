import type { FormatWriter } from './format-writer.ts';
import { proofSheet } from './proof/proof-sheet.ts';

/** The proof sheet as a download: one self-contained HTML page. */
export const writer: FormatWriter = {
  charset: 'utf-8',
  write: (result, options) => [{ label: '', chunks: [proofSheet([result], options)] }],
};

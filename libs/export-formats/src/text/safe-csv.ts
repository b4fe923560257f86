import { cleanText, neutraliseFormula } from './clean-text.ts';
import { csvRecord } from './csv-text.ts';

/**
 * Any table of texts as a CSV that is safe to open: UTF-8 with BOM, CRLF, one line a cell, no control characters or
 * direction overrides, nothing that a spreadsheet would run. For lists that are no statement (a history of downloads).
 */
export function safeCsv(records: readonly (readonly string[])[]): string {
  return `\ufeff${records.map((cells) => csvRecord(cells.map((cell) => neutraliseFormula(cleanText(cell))))).join('')}`;
}

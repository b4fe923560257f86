import type { ConversionRow } from '@crossfoot/contracts';
import { statusWords } from './status-words.ts';

/** The history as CSV: Date, Filename, Transactions, Format, Status. */
export function historyFile(rows: readonly ConversionRow[]): Blob {
  const lines = [
    ['Date', 'Filename', 'Transactions', 'Format', 'Status'],
    ...rows.map((row) => [
      row.createdAt,
      row.originalFilename,
      row.transactionCount === null ? '' : String(row.transactionCount),
      row.outputFormat,
      statusWords(row.status),
    ]),
  ];
  const text = lines.map((cells) => cells.map(cell).join(',')).join('\r\n');
  return new Blob(['\ufeff', text, '\r\n'], { type: 'text/csv' });
}

/** Quoted where needed; a text that a spreadsheet would run as a formula is kept a text. */
function cell(value: string): string {
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

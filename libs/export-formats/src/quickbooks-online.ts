import { accountFiles } from './importer/account-files.ts';
import type { FormatWriter } from './format-writer.ts';
import { cleanText, neutraliseFormula } from './text/clean-text.ts';
import { csvRecord } from './text/csv-text.ts';
import { dateText } from './text/date-text.ts';
import { dateUsed } from './text/date-used.ts';
import { moneyText } from './text/money-text.ts';

/**
 * QuickBooks Online, CSV bank upload: exactly `Date,Description,Amount`, money out negative. Intuit's page asks for
 * files of at most 350 kB, blank cells instead of 0, and descriptions that are not mere numbers; other guides name
 * 1,000 rows as the limit. UTF-8 without BOM.
 */
export const writer: FormatWriter = {
  charset: 'utf-8',
  write(result, options) {
    const dateStyle = options.dateFormat === 'auto' ? 'us' : options.dateFormat;
    return accountFiles(
      result,
      ({ currency }) => ({
        head: csvRecord(['Date', 'Description', 'Amount']),
        row: (row) =>
          csvRecord([
            dateText(dateUsed(row, options), dateStyle),
            worded(row.description),
            row.amount === 0 ? '' : moneyText(row.amount, currency),
          ]),
      }),
      { rows: 1000, bytes: 350_000 },
    );
  },
};

function worded(description: string): string {
  const text = neutraliseFormula(cleanText(description));
  return /^[\s.,+-]*\d[\d\s.,+-]*$/.test(text) ? `No. ${text.trim()}` : text;
}

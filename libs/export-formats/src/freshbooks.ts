import { accountFiles } from './importer/account-files.ts';
import type { FormatWriter } from './format-writer.ts';
import { cleanText, neutraliseFormula } from './text/clean-text.ts';
import { csvRecord } from './text/csv-text.ts';
import { dateText } from './text/date-text.ts';
import { dateUsed } from './text/date-used.ts';
import { moneyText } from './text/money-text.ts';

/**
 * FreshBooks CSV: `Date,Description,Amount`, MM/DD/YYYY unless told otherwise, money out negative. No page of the
 * vendor could be found; these are the columns that all guides agree on. UTF-8 without BOM.
 */
export const writer: FormatWriter = {
  charset: 'utf-8',
  write(result, options) {
    const dateStyle = options.dateFormat === 'auto' ? 'us' : options.dateFormat;
    return accountFiles(result, ({ currency }) => ({
      head: csvRecord(['Date', 'Description', 'Amount']),
      row: (row) =>
        csvRecord([
          dateText(dateUsed(row, options), dateStyle),
          neutraliseFormula(cleanText(row.description)),
          moneyText(row.amount, currency),
        ]),
    }));
  },
};

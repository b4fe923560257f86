import { accountFiles } from './importer/account-files.ts';
import { checkNumber } from './importer/check-number.ts';
import type { FormatWriter } from './format-writer.ts';
import { cleanText, neutraliseFormula } from './text/clean-text.ts';
import { csvRecord } from './text/csv-text.ts';
import { dateText } from './text/date-text.ts';
import { dateUsed } from './text/date-used.ts';
import { moneyText } from './text/money-text.ts';

/**
 * Xero, bank statement CSV: the headings of Xero's own template, one signed amount, no balances, at most 1,000 lines
 * and one account a file. ISO dates by default: Xero asks on the first import and keeps the answer, and no other
 * order can be mistaken. UTF-8 without BOM.
 */
export const writer: FormatWriter = {
  charset: 'utf-8',
  write(result, options) {
    const dateStyle = options.dateFormat === 'auto' ? 'iso' : options.dateFormat;
    const checkHeading = options.xeroRegion === 'uk' ? 'Cheque Number' : 'Check Number';
    return accountFiles(
      result,
      ({ currency }) => ({
        head: csvRecord(['*Date', '*Amount', 'Payee', 'Description', 'Reference', checkHeading]),
        row(row) {
          const check = checkNumber(row) ?? '';
          const reference = check === '' || row.reference?.replace(/\D/g, '') !== check ? (row.reference ?? '') : '';
          const text = (words: string): string => neutraliseFormula(cleanText(words));
          return csvRecord([
            dateText(dateUsed(row, options), dateStyle),
            moneyText(row.amount, currency),
            '',
            text(row.description),
            text(reference),
            check,
          ]);
        },
      }),
      { rows: 1000 },
    );
  },
};

import type { AccountType } from '@crossfoot/contracts';
import { accountFiles } from './importer/account-files.ts';
import { checkNumber } from './importer/check-number.ts';
import type { FormatWriter } from './format-writer.ts';
import { cleanText } from './text/clean-text.ts';
import { dateText } from './text/date-text.ts';
import { dateUsed } from './text/date-used.ts';
import { moneyText } from './text/money-text.ts';
import { toWindows1252 } from './text/transliterate.ts';

const types: Readonly<Record<AccountType, string>> = {
  checking: 'Bank',
  savings: 'Bank',
  creditCard: 'CCard',
  loan: 'Oth L',
  folio: 'Oth L',
  other: 'Bank',
};

/**
 * QIF: one account a file, one field a line, `^` after each record. The format states neither date order nor
 * character set: MM/DD/YYYY as its home country has it (day first where set), windows-1252.
 */
export const writer: FormatWriter = {
  charset: 'windows-1252',
  write(result, options) {
    const dateStyle = options.dateFormat === 'auto' ? 'us' : options.dateFormat;
    return accountFiles(result, ({ accountType, currency }) => ({
      head: `!Type:${types[accountType]}\r\n`,
      row(row) {
        const check = checkNumber(row);
        const memo = check === null ? row.reference : null;
        return [
          field('D', dateText(dateUsed(row, options), dateStyle)),
          field('T', moneyText(row.amount, currency)),
          field('N', check ?? ''),
          field('P', row.description),
          field('M', memo ?? ''),
          '^\r\n',
        ].join('');
      },
    }));
  },
};

function field(code: string, content: string): string {
  const text = toWindows1252(cleanText(content)).trim();
  return text === '' ? '' : `${code}${text}\r\n`;
}

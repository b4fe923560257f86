import type { StatementResult } from '@crossfoot/contracts';
import type { ExportOptions } from './export-options.ts';
import type { FormatWriter } from './format-writer.ts';
import { accountLabels } from './text/account-label.ts';
import { cleanText, neutraliseFormula } from './text/clean-text.ts';
import { csvRecord } from './text/csv-text.ts';
import { dateText } from './text/date-text.ts';
import { furtherDates } from './text/date-used.ts';
import { flagsText } from './text/flag-words.ts';
import { moneyText } from './text/money-text.ts';

/**
 * The plain CSV: `Date,Description,Amount,Balance,Reference`, `Transaction Date` and `Value Date` where the statement
 * prints them, a last column `Account` where a document has several, `Notes` where asked for. UTF-8 with BOM (Excel needs it), CRLF, RFC 4180; text that a spreadsheet would run is neutralised.
 */
export const writer: FormatWriter = {
  charset: 'utf-8',
  write: (result, options) => [{ label: '', chunks: lines(result, options) }],
};

const separators = { comma: ',', semicolon: ';', tab: '\t' } as const;

function* lines(result: StatementResult, options: ExportOptions): Generator<string> {
  const dateStyle = options.dateFormat === 'auto' ? 'iso' : options.dateFormat;
  const separator =
    separators[
      options.separator === 'auto' ? (options.decimal === 'comma' ? 'semicolon' : 'comma') : options.separator
    ];
  const several = result.accounts.length > 1;
  const labels = accountLabels(result.accounts);
  const heading = ['Date', 'Description', 'Amount', 'Balance', 'Reference'];
  const further = furtherDates(result);
  if (further.transaction) heading.push('Transaction Date');
  if (further.value) heading.push('Value Date');
  if (several) heading.push('Account');
  if (options.notes === 'yes') heading.push('Notes');
  yield `\ufeff${csvRecord(heading, separator)}`;
  for (const [index, account] of result.accounts.entries()) {
    const money = (amount: number | null): string => {
      if (amount === null) return '';
      const text = moneyText(amount, account.currency);
      return options.decimal === 'comma' ? text.replace('.', ',') : text;
    };
    for (const row of account.transactions) {
      const cells = [
        dateText(row.date, dateStyle),
        neutraliseFormula(cleanText(row.description)),
        money(row.amount),
        money(row.balance),
        neutraliseFormula(cleanText(row.reference ?? '')),
      ];
      const date = (day: string | null): string => (day === null ? '' : dateText(day, dateStyle));
      if (further.transaction) cells.push(date(row.transactionDate));
      if (further.value) cells.push(date(row.valueDate));
      if (several) cells.push(labels[index] ?? '');
      if (options.notes === 'yes') cells.push(flagsText(row.flags));
      yield csvRecord(cells, separator);
    }
  }
}

import type { FormatWriter } from './format-writer.ts';
import { accountLabels } from './text/account-label.ts';
import { accountSheets } from './xlsx/account-sheet.ts';
import { summarySheet } from './xlsx/summary-sheet.ts';
import { workbookBytes } from './xlsx/workbook.ts';

/** Excel workbook: a summary with the verdict, then one sheet an account with real dates and numbers. */
export const writer: FormatWriter = {
  charset: 'utf-8',
  write(result) {
    const labels = accountLabels(result.accounts);
    const sheets = result.accounts.flatMap((account, index) => accountSheets(account, labels[index] ?? ''));
    return [{ label: '', chunks: workbookBytes([summarySheet([result]), ...sheets]) }];
  },
};

import { checkWords, reasonWords, verdictWords, type Account, type StatementResult } from '@crossfoot/contracts';
import { accountVerdict } from '../proof/sheet-facts.ts';
import { openingClosing } from '../proof/check-figures.ts';
import { accountLabels, accountTypeNames } from '../text/account-label.ts';
import { minorUnitsText, moneyText } from '../text/money-text.ts';
import { moneyStyle } from './cell-styles.ts';
import { dateCell, numberCell, sheetRow, textCell, type CellXml, type Sheet } from './sheet-xml.ts';

const headings = [
  'Account',
  'Institution',
  'Kind',
  'Currency',
  'From',
  'To',
  'Opening balance',
  'Money in',
  'Money out',
  'Closing balance',
  'Difference',
  'Transactions',
  'Flagged rows',
  'Verdict',
  'Checks',
  'Reasons',
];

/** First sheet: what was read, and for every account its figures and the verdict. */
export function summarySheet(results: readonly StatementResult[], remarks: readonly string[] = []): Sheet {
  return {
    name: 'Summary',
    widths: [24, 24, 13, 10, 12, 12, 16, 16, 16, 16, 14, 13, 12, 14, 50, 40],
    frozenRows: 0,
    landscape: true,
    rows: () => rows(results, remarks),
  };
}

function* rows(results: readonly StatementResult[], remarks: readonly string[]): Generator<string> {
  let number = 1;
  const next = (cells: readonly CellXml[]): string => sheetRow(number++, cells);
  for (const result of results) {
    const { filename, sha256, pages, ocrPages, unreadPages, doubtfulPages = [] } = result.source;
    yield next([textCell(filename, 'title')]);
    yield next([textCell('SHA-256 of the file'), textCell(sha256)]);
    yield next([
      textCell('Pages'),
      numberCell(String(pages)),
      textCell('Read by OCR'),
      numberCell(String(ocrPages)),
      textCell('Not read'),
      textCell(unreadPages.join(', ') || 'none'),
      textCell('Read with doubt'),
      textCell(doubtfulPages.join(', ') || 'none'),
    ]);
    yield next(headings.map((heading) => textCell(heading, 'heading')));
    const labels = accountLabels(result.accounts);
    for (const [index, account] of result.accounts.entries()) yield next(accountRow(account, labels[index] ?? ''));
    number += 1;
  }
  for (const remark of remarks) yield next([textCell(remark)]);
}

function accountRow(account: Account, label: string): readonly CellXml[] {
  const { currency, period, reconciliation, transactions } = account;
  const style = moneyStyle(currency);
  const { moneyIn, moneyOut, difference } = openingClosing(account);
  const printed = (amount: number | null): CellXml =>
    amount === null ? '' : numberCell(moneyText(amount, currency), style);
  const summed = (minorUnits: number | null): CellXml =>
    minorUnits === null ? '' : numberCell(minorUnitsText(minorUnits, currency), style);
  return [
    textCell(label),
    textCell(account.institution ?? ''),
    textCell(accountTypeNames[account.accountType]),
    textCell(currency ?? 'not printed'),
    period.start === null ? '' : dateCell(period.start),
    period.end === null ? '' : dateCell(period.end),
    printed(account.openingBalance),
    summed(moneyIn),
    summed(moneyOut),
    printed(account.closingBalance),
    summed(difference),
    numberCell(String(transactions.length)),
    numberCell(String(transactions.filter((row) => row.flags.length > 0).length)),
    textCell(verdictWords[accountVerdict(account)].name),
    textCell(reconciliation.checks.map((check) => checkWords[check].name).join('; ')),
    textCell(reconciliation.reasons.map((reason) => reasonWords[reason].sentence).join(' ')),
  ];
}

import { type Account, type Transaction } from '@crossfoot/contracts';
import { furtherDates } from '../text/date-used.ts';
import { flagsText } from '../text/flag-words.ts';
import { minorUnitsText, moneyText, toMinorUnits } from '../text/money-text.ts';
import { moneyStyle } from './cell-styles.ts';
import { dateCell, formulaCell, numberCell, sheetRow, textCell, type Sheet } from './sheet-xml.ts';

const headings = ['Date', 'Description', 'Amount', 'Balance', 'Reference'];
const lastHeadings = ['Remarks', 'Page'];
/** A sheet holds 1,048,576 rows; headings and totals need some of them. */
export const rowsPerSheet = 1_048_000;

/** What rows of several statements on one sheet have besides: their file, and whether an earlier file has them too. */
export interface MergedRows {
  fileOf(row: number): string;
  readonly repeated: ReadonlySet<number>;
}

const repeatedRemark = 'also in an earlier file';

/** Sheets of one account: dates as dates, amounts as numbers, a total that a spreadsheet recomputes. */
export function accountSheets(account: Account, name: string, merged?: MergedRows): readonly Sheet[] {
  const count = Math.max(1, Math.ceil(account.transactions.length / rowsPerSheet));
  return Array.from({ length: count }, (_, part) => ({
    name,
    widths: widths(account, merged !== undefined),
    frozenRows: 1,
    landscape: true,
    rows: () => rows(account, part * rowsPerSheet, merged),
  }));
}

function* rows(account: Account, from: number, merged?: MergedRows): Generator<string> {
  const { currency, transactions } = account;
  const [money, total] = [moneyStyle(currency), moneyStyle(currency, 'total')];
  const amount = (value: number | null): string =>
    value === null ? '' : numberCell(moneyText(value, currency), money);
  const further = furtherDates({ accounts: [account] });
  const shown = [
    ...headings,
    ...(further.transaction ? ['Transaction date'] : []),
    ...(further.value ? ['Value date'] : []),
    ...lastHeadings,
    ...(merged === undefined ? [] : ['File']),
  ];
  yield sheetRow(
    1,
    shown.map((heading) => textCell(heading, 'heading')),
  );
  const to = Math.min(from + rowsPerSheet, transactions.length);
  let [sum, duplicates] = [0, 0];
  for (let index = from; index < to; index += 1) {
    const row = transactions[index];
    if (!row) continue;
    const repeated = merged?.repeated.has(index) === true;
    if (repeated) duplicates += 1;
    else sum += toMinorUnits(row.amount, currency);
    const cells = [
      dateCell(row.date),
      textCell(row.description),
      amount(row.amount),
      amount(row.balance),
      textCell(row.reference ?? ''),
      ...(further.transaction ? [optionalDate(row.transactionDate)] : []),
      ...(further.value ? [optionalDate(row.valueDate)] : []),
      remarks(row, repeated),
      numberCell(String(row.location.page)),
    ];
    if (merged !== undefined) cells.push(textCell(merged.fileOf(index)));
    yield sheetRow(index - from + 2, cells);
  }
  const count = to - from;
  if (count <= 0) return;
  const remarksColumn = 'FGH'.charAt(Number(further.transaction) + Number(further.value));
  const all = `SUM(C2:C${count + 1})`;
  const formula =
    duplicates === 0
      ? all
      : `${all}-SUMIF(${remarksColumn}2:${remarksColumn}${count + 1},"*${repeatedRemark}*",C2:C${count + 1})`;
  const label = duplicates === 0 ? 'Total' : 'Total without repeated rows';
  yield sheetRow(count + 2, [
    '',
    textCell(label, 'heading'),
    formulaCell(formula, minorUnitsText(sum, currency), total),
  ]);
}

const optionalDate = (day: string | null): string => (day === null ? '' : dateCell(day));

function remarks(row: Transaction, repeated: boolean): string {
  const purchase = row.currency === null ? '' : `bought in ${row.currency}`;
  return textCell([flagsText(row.flags), repeated ? repeatedRemark : '', purchase].filter(Boolean).join('; '));
}

function widths(account: Account, withSource: boolean): readonly number[] {
  let [description, reference] = [20, 12];
  for (const row of account.transactions) {
    if (row.description.length > description) description = row.description.length;
    if (row.reference !== null && row.reference.length > reference) reference = row.reference.length;
  }
  const further = furtherDates({ accounts: [account] });
  const flagged = account.transactions.some((row) => row.flags.length > 0);
  return [
    12,
    Math.min(description + 2, 70),
    15,
    15,
    Math.min(reference + 2, 30),
    ...(further.transaction ? [15] : []),
    ...(further.value ? [12] : []),
    flagged ? 40 : 12,
    7,
    ...(withSource ? [30] : []),
  ];
}

import type { Correction, ReviewedAccount, RowCells, Suggestion } from '@crossfoot/statement-review';
import { count, dayWords, figure } from '#statement/figures.ts';

const cellNames: Readonly<Record<keyof RowCells, string>> = {
  date: 'date',
  transactionDate: 'transaction date',
  valueDate: 'value date',
  description: 'description',
  amount: 'amount',
  balance: 'balance',
  reference: 'reference',
};
export const cellName = (cell: keyof RowCells): string => cellNames[cell];

/** A correction as a line of the list of changes. */
export function correctionWords(correction: Correction, rowName: (id: string) => string): string {
  switch (correction.kind) {
    case 'editRow':
      return `${rowName(correction.row)}: ${Object.keys(correction.set)
        .map((cell) => cellNames[cell as keyof RowCells])
        .join(', ')} typed over`;
    case 'flipSign':
      return `${rowName(correction.row)}: sign flipped`;
    case 'excludeRow':
      return `${rowName(correction.row)}: left out`;
    case 'includeRow':
      return `${rowName(correction.row)}: taken in again`;
    case 'addRow':
      return `A row added: ${correction.values.description || 'no description'}`;
    case 'splitRow':
      return `${rowName(correction.row)}: split into ${correction.into.length}`;
    case 'mergeRows':
      return `${count(correction.rows.length, 'row')} merged into ${rowName(correction.rows[0] ?? '')}`;
    case 'moveRow':
      return `${rowName(correction.row)}: moved`;
    case 'exchangeDayAndMonth':
      return 'Day and month exchanged in all rows';
    case 'setYear':
      return correction.from === null
        ? `All years set to ${correction.to}`
        : `${correction.from} changed to ${correction.to}`;
    case 'flipSigns':
      return `Signs flipped: ${flippedWords(correction.rows)}`;
    case 'setBalance':
      return `${correction.which === 'opening' ? 'Opening' : 'Closing'} balance typed over`;
    case 'setAccount':
      return 'Account details changed';
    case 'confirmRows':
      return `${count(correction.rows.length, 'row')} compared with the PDF`;
    case 'settleDoubt':
      return 'A doubt answered';
  }
}

function flippedWords(rows: Extract<Correction, { kind: 'flipSigns' }>['rows']): string {
  if (typeof rows !== 'string') return count(rows.length, 'row');
  return { all: 'all rows', moneyIn: 'all money in', moneyOut: 'all money out' }[rows];
}

/** What a suggestion would do, as a sentence. */
export function suggestionWords({ kind, row, from, to }: Suggestion, { account }: ReviewedAccount): string {
  const money = (value: number | string | null): string =>
    typeof value === 'number' ? figure(value, account.currency) : (value ?? 'nothing');
  const name = row === null ? '' : `“${row.transaction.description}” of ${dayWords(row.transaction.date)}`;
  switch (kind) {
    case 'sign':
      return `Turn the sign of ${name}: ${money(to)} instead of ${money(from)}.`;
    case 'extraRow':
      return `Leave out ${name} (${money(from)}): it is one row too many.`;
    case 'digitsExchanged':
      return `Two digits are exchanged in ${name}: ${money(to)} instead of ${money(from)}.`;
    case 'digit':
      return `One digit is wrong in ${name}: ${money(to)} instead of ${money(from)}.`;
    case 'balance':
      return `The balance beside ${name} is misread: ${money(to)} instead of ${money(from)}.`;
    case 'openingBalance':
      return `The opening balance is ${money(to)}, not ${money(from)}.`;
    case 'closingBalance':
      return `The closing balance is ${money(to)}, not ${money(from)}.`;
    case 'missingRow':
      return row === null
        ? `A row of ${money(to)} is missing after the last one.`
        : `A row of ${money(to)} is missing before ${name}.`;
    case 'date':
      return `${name} is dated ${dayWords(String(to))}, within the period.`;
  }
}

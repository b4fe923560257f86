import type { Account, Transaction } from '@crossfoot/contracts';
import type { ExportOptions } from './export-options.ts';
import { accountFiles } from './importer/account-files.ts';
import { checkNumber } from './importer/check-number.ts';
import type { FormatWriter } from './format-writer.ts';
import { accountTypeNames, lastFour } from './text/account-label.ts';
import { cleanText, neutraliseFormula } from './text/clean-text.ts';
import { cutText } from './text/cut-text.ts';
import { dateText } from './text/date-text.ts';
import { dateUsed } from './text/date-used.ts';
import { minorUnitsText, toMinorUnits } from './text/money-text.ts';
import { toAscii } from './text/transliterate.ts';

const columns = ['TRNSTYPE', 'DATE', 'ACCNT', 'NAME', 'CLASS', 'AMOUNT', 'DOCNUM', 'MEMO', 'CLEAR'];
// Not from a vendor's page; QuickBooks' programming interface is known to have these.
const longest = { account: 159, docNumber: 11, memo: 4095 };

/**
 * QuickBooks Desktop (IIF): tab separated ASCII, three heading lines, then for each transaction TRNS, SPL, ENDTRNS.
 * Debits positive, credits negative: the bank or card line bears the holder's sign, the split the opposite, so every
 * block sums to zero. Dates are always MM/DD/YYYY. The importer allows no empty lines and no blanks at line ends.
 */
export const writer: FormatWriter = {
  charset: 'ascii',
  write(result, options) {
    const several = result.accounts.length > 1;
    return accountFiles(result, (account) => {
      const own = ownAccount(account, options, several);
      const head = [['!TRNS', 'TRNSID', ...columns], ['!SPL', 'SPLID', ...columns], ['!ENDTRNS']];
      return { head: head.map(line).join(''), row: (row) => block(row, account, own, options) };
    });
  },
};

function block(row: Transaction, account: Account, own: string, options: ExportOptions): string {
  const amount = toMinorUnits(row.amount, account.currency);
  const type = transactionType(account, amount);
  const check = checkNumber(row);
  const number = check ?? row.reference ?? '';
  const docNumber = number.length <= longest.docNumber ? text(number, longest.docNumber) : '';
  const memo = text(row.description, longest.memo);
  const other = text(amount < 0 ? options.expenseAccount : options.incomeAccount, longest.account);
  const entry = (kind: string, accountName: string, minorUnits: number): string =>
    line([
      kind,
      '',
      type,
      dateText(dateUsed(row, options), 'us'),
      accountName,
      '',
      '',
      minorUnitsText(minorUnits, account.currency),
      docNumber,
      memo,
      'N',
    ]);
  return entry('TRNS', own, amount) + entry('SPL', other, amount === 0 ? 0 : -amount) + line(['ENDTRNS']);
}

function transactionType(account: Account, minorUnits: number): string {
  switch (account.accountType) {
    case 'creditCard':
      return minorUnits > 0 ? 'CCARD REFUND' : 'CREDIT CARD';
    case 'checking':
    case 'savings':
    case 'other':
      return minorUnits < 0 ? 'CHECK' : 'DEPOSIT';
    // A check or a deposit needs a bank account; a journal entry fits any.
    case 'loan':
    case 'folio':
      return 'GENERAL JOURNAL';
  }
}

function ownAccount(account: Account, options: ExportOptions, several: boolean): string {
  const set = account.accountType === 'creditCard' ? options.cardAccount : options.bankAccount;
  const derived = [accountTypeNames[account.accountType], lastFour(account)].filter(Boolean).join(' ');
  // One name cannot stand for several accounts of a kind.
  return text(set === '' || several ? derived : set, longest.account);
}

const line = (fields: readonly string[]): string => `${fields.join('\t')}\r\n`;

function text(given: string, length: number): string {
  return cutText(neutraliseFormula(toAscii(cleanText(given)).replaceAll('"', "'").replace(/ {2,}/g, ' ')), length);
}

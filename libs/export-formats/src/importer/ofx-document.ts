import { CodedError, type Account, type Transaction } from '@crossfoot/contracts';
import type { ExportOptions } from '../export-options.ts';
import { lastFour } from '../text/account-label.ts';
import { cleanText } from '../text/clean-text.ts';
import { cutText } from '../text/cut-text.ts';
import { minorUnitsText, moneyText, toMinorUnits } from '../text/money-text.ts';
import { toWindows1252 } from '../text/transliterate.ts';
import type { AccountWriter } from './account-files.ts';
import { checkNumber } from './check-number.ts';
import { transactionIds } from './transaction-ids.ts';

const header = [
  'OFXHEADER:100',
  'DATA:OFXSGML',
  'VERSION:102',
  'SECURITY:NONE',
  'ENCODING:USASCII',
  'CHARSET:1252',
  'COMPRESSION:NONE',
  'OLDFILEUID:NONE',
  'NEWFILEUID:NONE',
];

// Field lengths of OFX 1.0.2, chapter 11.
const longest = { bankId: 9, accountId: 22, name: 32, memo: 255, checkNumber: 12, reference: 32, organisation: 32 };

const accountTypes = {
  checking: 'CHECKING',
  savings: 'SAVINGS',
  loan: 'CREDITLINE',
  folio: 'CHECKING',
  other: 'CHECKING',
} as const;

/** One account as an OFX 1.0.2 document (SGML: values without closing tags, no empty tags), rows one by one. */
export function ofxAccount(given: Account, index: number, settings: OfxSettings): AccountWriter {
  const { options, several, webConnect } = settings;
  const currency = currencyOf(given, options);
  const account: Account = { ...given, currency };
  const card = account.accountType === 'creditCard';
  const [start, end] = span(account);
  const organisation = field('ORG', options.institution || account.institution || 'Bank', longest.organisation);
  const head = [
    ...header,
    '',
    '<OFX>',
    '<SIGNONMSGSRSV1>',
    '<SONRS>',
    ...okStatus,
    `<DTSERVER>${end}120000`,
    '<LANGUAGE>ENG',
    '<FI>',
    organisation,
    `<FID>${webConnect ? options.intuBid : '0'}`,
    '</FI>',
    ...(webConnect ? [`<INTU.BID>${options.intuBid}`] : []),
    '</SONRS>',
    '</SIGNONMSGSRSV1>',
    card ? '<CREDITCARDMSGSRSV1>' : '<BANKMSGSRSV1>',
    card ? '<CCSTMTTRNRS>' : '<STMTTRNRS>',
    '<TRNUID>0',
    ...okStatus,
    card ? '<CCSTMTRS>' : '<STMTRS>',
    `<CURDEF>${currency}`,
    ...accountFrom(account, index, options, several),
    '<BANKTRANLIST>',
    `<DTSTART>${start}120000`,
    `<DTEND>${end}120000`,
  ];
  const tail = [
    '</BANKTRANLIST>',
    '<LEDGERBAL>',
    `<BALAMT>${ledgerBalance(account)}`,
    `<DTASOF>${end}120000`,
    '</LEDGERBAL>',
    card ? '</CCSTMTRS>' : '</STMTRS>',
    card ? '</CCSTMTTRNRS>' : '</STMTTRNRS>',
    card ? '</CREDITCARDMSGSRSV1>' : '</BANKMSGSRSV1>',
    '</OFX>',
  ];
  const idOf = transactionIds(account);
  return { head: lines(head), row: (row) => lines(entry(row, currency, idOf(row))), tail: lines(tail) };
}

export interface OfxSettings {
  readonly options: ExportOptions;
  /** True where the document has several accounts: one account id cannot stand for all of them. */
  readonly several: boolean;
  /** QuickBooks' dialect: names the institution by Intuit's number. */
  readonly webConnect: boolean;
}

const okStatus = ['<STATUS>', '<CODE>0', '<SEVERITY>INFO', '</STATUS>'];

function entry(row: Transaction, currency: string, id: string): string[] {
  const check = checkNumber(row);
  const description = cleanText(row.description).trim() || 'No description';
  const name = field('NAME', description, longest.name);
  return [
    '<STMTTRN>',
    `<TRNTYPE>${check !== null ? 'CHECK' : row.amount < 0 ? 'DEBIT' : row.amount > 0 ? 'CREDIT' : 'OTHER'}`,
    `<DTPOSTED>${day(row.date)}`,
    ...(row.transactionDate === null ? [] : [`<DTUSER>${day(row.transactionDate)}`]),
    ...(row.valueDate === null ? [] : [`<DTAVAIL>${day(row.valueDate)}`]),
    `<TRNAMT>${moneyText(row.amount, currency)}`,
    `<FITID>${id}`,
    ...(check === null ? [] : [field('CHECKNUM', check, longest.checkNumber)]),
    ...(check !== null || !row.reference?.trim() ? [] : [field('REFNUM', row.reference, longest.reference)]),
    name,
    ...(toWindows1252(description).length > longest.name ? [field('MEMO', description, longest.memo)] : []),
    '</STMTTRN>',
  ];
}

const day = (date: string): string => `${date.replaceAll('-', '')}120000`;

/** The format demands one. Throws CURRENCY_NEEDED where neither the statement nor the caller names it. */
function currencyOf({ currency }: Account, options: ExportOptions): string {
  const known = currency !== null && /^[A-Z]{3}$/.test(currency) ? currency : options.currency;
  if (known !== '') return known;
  throw new CodedError(
    'CURRENCY_NEEDED',
    'This statement does not print its currency, and OFX and Web Connect files must name one. Give it (the export option `currency`, such as EUR) and try again.',
  );
}

function accountFrom(account: Account, index: number, options: ExportOptions, several: boolean): string[] {
  const digits = lastFour(account).replace(/\D/g, '');
  const id = (several ? '' : options.accountId) || digits || String(index + 1).padStart(4, '0');
  const accountId = field('ACCTID', id, longest.accountId);
  if (account.accountType === 'creditCard') return ['<CCACCTFROM>', accountId, '</CCACCTFROM>'];
  const bankId = field('BANKID', options.bankId || '000000000', longest.bankId);
  return ['<BANKACCTFROM>', bankId, accountId, `<ACCTTYPE>${accountTypes[account.accountType]}`, '</BANKACCTFROM>'];
}

/** First and last day as YYYYMMDD: the printed period, else the rows' own. */
function span(account: Account): [start: string, end: string] {
  let first = account.period.start;
  let last = account.period.end;
  for (const { date } of account.transactions) {
    if (account.period.start === null && (first === null || date < first)) first = date;
    if (account.period.end === null && (last === null || date > last)) last = date;
  }
  const end = last ?? first ?? '1970-01-01';
  return [(first ?? end).replaceAll('-', ''), end.replaceAll('-', '')];
}

/** The format demands a balance: the closing one, else opening plus rows, else (docs/exports.md says so) the rows alone. */
function ledgerBalance(account: Account): string {
  const { closingBalance, openingBalance, transactions, currency } = account;
  if (closingBalance !== null) return moneyText(closingBalance, currency);
  const sum = transactions.reduce((total, row) => total + toMinorUnits(row.amount, currency), 0);
  return minorUnitsText(sum + toMinorUnits(openingBalance ?? 0, currency), currency);
}

function field(tag: string, content: string, length: number): string {
  const text = cutText(toWindows1252(cleanText(content)), length) || '-';
  return `<${tag}>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')}`;
}

const lines = (all: readonly string[]): string => `${all.join('\r\n')}\r\n`;

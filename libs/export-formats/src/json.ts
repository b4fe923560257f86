import type { Account, StatementResult, Transaction } from '@crossfoot/contracts';
import type { FormatWriter } from './format-writer.ts';
import { moneyText } from './text/money-text.ts';

/**
 * The result itself: one transaction a line, money with its currency's decimals, keys in the documented order.
 * Parsing it gives the result back exactly; control characters and direction overrides are escaped.
 */
export const writer: FormatWriter = {
  charset: 'utf-8',
  write: (result) => [{ label: '', chunks: jsonLines(result) }],
};

/** The JSON export piece by piece; also what the proof sheet hashes. */
export function* jsonLines(result: StatementResult): Generator<string> {
  const { filename, sha256, pages, ocrPages, unreadPages, doubtfulPages = [] } = result.source;
  const source = { filename, sha256, pages, ocrPages, unreadPages, doubtfulPages };
  yield `{\n  "source": ${jsonValue(source)},\n  "accounts": [`;
  for (const [index, account] of result.accounts.entries()) {
    yield index === 0 ? '\n' : ',\n';
    yield* accountLines(account);
  }
  yield result.accounts.length === 0 ? ']\n}\n' : '\n  ]\n}\n';
}

function* accountLines(account: Account): Generator<string> {
  const { status, difference, checks, reasons } = account.reconciliation;
  const amount = (money: number | null): string => (money === null ? 'null' : moneyText(money, account.currency));
  yield `    {\n      "institution": ${jsonValue(account.institution)},\n      "accountNumber": ${jsonValue(account.accountNumber)},\n`;
  yield `      "accountType": ${jsonValue(account.accountType)},\n      "currency": ${jsonValue(account.currency)},\n`;
  yield `      "period": ${jsonValue({ start: account.period.start, end: account.period.end })},\n`;
  yield `      "openingBalance": ${amount(account.openingBalance)},\n      "closingBalance": ${amount(account.closingBalance)},\n`;
  yield `      "reconciliation": { "status": ${jsonValue(status)}, "difference": ${amount(difference)}, "checks": ${jsonValue(checks)}, "reasons": ${jsonValue(reasons)} },\n`;
  yield '      "transactions": [';
  for (const [index, row] of account.transactions.entries()) {
    yield `${index === 0 ? '\n' : ',\n'}        ${transaction(row, amount)}`;
  }
  yield account.transactions.length === 0 ? ']\n    }' : '\n      ]\n    }';
}

function transaction(row: Transaction, amount: (money: number | null) => string): string {
  const { page, x, y, width, height } = row.location;
  return (
    `{ "date": ${jsonValue(row.date)}, "transactionDate": ${jsonValue(row.transactionDate)}, "valueDate": ${jsonValue(row.valueDate)}, ` +
    `"description": ${jsonValue(row.description)}, "amount": ${amount(row.amount)}, "balance": ${amount(row.balance)}, "reference": ${jsonValue(row.reference)}, ` +
    `"currency": ${jsonValue(row.currency)}, "confidence": ${row.confidence}, "flags": ${jsonValue(row.flags)}, ` +
    `"location": ${jsonValue({ page, x, y, width, height })} }`
  );
}

const invisible = /[\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g;

/** A value as JSON in one line; what could deceive a reader's eye is escaped. */
export function jsonValue(given: unknown): string {
  return JSON.stringify(given).replace(
    invisible,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

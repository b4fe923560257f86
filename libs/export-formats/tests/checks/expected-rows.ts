import { currencyDecimals, type Account } from '@crossfoot/contracts';
import type { RowFormat } from '../read-back.ts';
import type { ReadRow } from '../readers/read-row.ts';

/** The rows that a reader must find for texts that need no change (ASCII, no formulas, nothing to cut). */
export function expectedRows(format: RowFormat, account: Account): readonly ReadRow[] {
  return account.transactions.map(({ date, amount, description }) => ({
    date,
    amount: expectedAmount(format, amount, account.currency),
    text: expectedText(format, description),
  }));
}

function expectedAmount(format: RowFormat, amount: number, currency: string | null): string {
  // Readers that give numbers back, not digits.
  if (format === 'json' || format === 'xlsx') return String(amount);
  if (format === 'quickbooks-online' && amount === 0) return '';
  return amount.toFixed(currency === null ? 2 : currencyDecimals(currency)).replace(/^-(?=[0.]+$)/, '');
}

function expectedText(format: RowFormat, description: string): string {
  switch (format) {
    // ASCII without quotes; blanks side by side become one.
    case 'quickbooks':
      return description.replaceAll('"', "'").replace(/ {2,}/g, ' ').trim();
    case 'qbo':
    case 'ofx':
    case 'qif':
      return description.trim();
    default:
      return description;
  }
}

import type { Account, Transaction } from '@crossfoot/contracts';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { lastFour } from '../text/account-label.ts';
import { cleanText } from '../text/clean-text.ts';
import { toMinorUnits } from '../text/money-text.ts';

const encoder = new TextEncoder();

/**
 * Ids that importers tell transactions apart by. Made of account, date, amount and text alone, so the same statement
 * converted twice, or an overlapping one, gives the same ids; equal rows (twins) are counted in their order.
 * 32 characters of `A-Z0-9`: QuickBooks takes no field beyond 36.
 */
export function transactionIds(account: Account): (row: Transaction) => string {
  const identity = [lastFour(account), account.accountType, account.currency].join('|');
  const seen = new Map<string, number>();
  return (row) => {
    const text = cleanText(row.description).replace(/\s+/g, ' ').trim().toUpperCase();
    const key = `${row.date}|${toMinorUnits(row.amount, account.currency)}|${text}`;
    const twin = seen.get(key) ?? 0;
    seen.set(key, twin + 1);
    const hash = bytesToHex(sha256(encoder.encode(`${identity}|${key}|${twin}`)).subarray(0, 12));
    return `${row.date.replaceAll('-', '')}${hash.toUpperCase()}`;
  };
}

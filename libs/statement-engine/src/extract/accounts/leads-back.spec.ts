import { describe, expect, it } from 'vitest';
import type { MoneyToken } from '../../grammar/tokens.ts';
import type { RawFact, RawRow } from '../raw-statement.ts';
import { statementOf } from '../typed-page.fixture.ts';
import { leadsBackTo } from './leads-back.ts';

const wallet = (currency: string, closing: string, rows: string, opening: string): string => `
${currency} statement
1 October 2025 - 31 December 2025
${currency} on 31 December 2025 [GMT]                               ${closing} ${currency}
Description                        Incoming    Outgoing     Amount
${rows}
${currency} on 1 October 2025 [GMT] (opening balance)               ${opening} ${currency}`;

const pounds = wallet(
  'GBP',
  '85.00',
  `Books                                          -20.00      85.00
30 December 2025
Topped up                              5.00                105.00
3 October 2025`,
  '100.00',
);

const euros = wallet(
  'EUR',
  '30.00',
  `Card                                           -40.00      30.00
9 November 2025`,
  '70.00',
);

it('finds the opening balance below rows that run newest first, and the closing one in the same words above them', () => {
  const accounts = statementOf(pounds, euros).accounts.map((account) => [
    account.currency,
    account.openingBalance,
    account.closingBalance,
    account.transactions.length,
    account.reconciliation.status,
  ]);
  expect(accounts).toEqual([
    ['GBP', 100, 85, 2, 'balanced'],
    ['EUR', 70, 30, 1, 'balanced'],
  ]);
});

describe('the balance below the last row', () => {
  const money = (units: number): MoneyToken => ({ money: { units, sign: 0, side: null } }) as unknown as MoneyToken;
  const rowOf = (amount: number, balance: number): RawRow =>
    ({ amount: money(amount), balance: money(balance) }) as unknown as RawRow;
  const newestFirst = [rowOf(20, 85), rowOf(5, 105)];

  it('is what rows that run newest first go back to', () => {
    expect(leadsBackTo(newestFirst, [], money(100))).toBe(true);
    expect(leadsBackTo([rowOf(5, 105)], [], money(100))).toBe(true);
  });

  it("is another account's where it is another one, rows run oldest first, or the account was opened before", () => {
    const opened = [{ label: 'opening' }] as RawFact[];
    expect(leadsBackTo(newestFirst, [], money(99))).toBe(false);
    expect(leadsBackTo([rowOf(5, 105), rowOf(20, 85)], [], money(105))).toBe(false);
    expect(leadsBackTo(newestFirst, opened, money(100))).toBe(false);
  });
});

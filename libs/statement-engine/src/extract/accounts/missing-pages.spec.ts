import { describe, expect, it } from 'vitest';
import { statementOf } from '../typed-page.fixture.ts';

const page = (head: string, rows: string, foot: string): string => `
Business current account 40118823
Date          Details                  Payments out     Payments in      Balance
              ${head}
${rows}
              ${foot}`;
const first = page(
  'BALANCE FORWARD                                          1,000.00',
  `03 Feb 25     Fees                          10.00                         990.00
05 Feb 25     Feeds                         90.00                         900.00
07 Feb 25     Lodgement                                   500.00        1,400.00`,
  'BALANCE CARRIED FORWARD                                  1,400.00',
);
const third = (from: string): string =>
  page(
    `BALANCE FORWARD                                          ${from}`,
    `${from === '1,400.00' ? '11 Feb 25' : '11 Mar 25'}     Rent                         400.00                       ${from === '1,400.00' ? '1,000.00' : '1,900.00'}`,
    `CLOSING BALANCE                                          ${from === '1,400.00' ? '1,000.00' : '1,900.00'}`,
  );

describe('a balance that is brought forward to a later page', () => {
  it('goes on in the same account', () => {
    const { accounts } = statementOf(first, third('1,400.00'));
    expect(accounts.map(({ reconciliation }) => reconciliation.status)).toEqual(['balanced']);
  });

  it('that is another one than was carried forward lacks a page, and proves nothing', () => {
    const { accounts } = statementOf(first, third('2,300.00'));
    expect(accounts.map(({ transactions, reconciliation }) => [transactions.length, reconciliation.status])).toEqual([
      [4, 'unbalanced'],
    ]);
  });
});

it('a name that may be of either end is that of the opening balance where it stands above all rows and they go on from it', () => {
  const [account] = statementOf(
    `普通預金取引明細表
照会期間 令和7年3月1日～令和7年5月31日
年月日      摘要             お支払金額      お預り金額      差引残高
         繰越残高                                1,000
07-03-03   電気料            100                  900
07-03-05   振込                        400     1,300`,
    `普通預金取引明細表
照会期間 令和7年3月1日～令和7年5月31日
年月日      摘要             お支払金額      お預り金額      差引残高
         前期繰越                                1,300
07-04-03   ガス             200                1,100`,
  ).accounts;
  expect(account?.openingBalance).toBe(1_000);
  expect(account?.reconciliation.status).not.toBe('unbalanced');
});

it('a period among the words of an entry begins no other account', () => {
  const { accounts } = statementOf(`
Betaalrekening   Periode: 01-10-2025 t/m 31-10-2025
Vorig saldo 30-09-2025      € 100,00
Nieuw saldo 31-10-2025       € 80,05
Datum           Naam / Omschrijving            Bedrag (EUR)
31-10-2025      Vitens                              -10,00
13-10-2025      Kosten pakket                        -3,95
                Periode 01-09-2025 t/m 30-09-2025
12-10-2025      Tikkie                               -6,00`);
  expect(accounts.map(({ transactions, reconciliation }) => [transactions.length, reconciliation.status])).toEqual([
    [3, 'balanced'],
  ]);
});

it('a period between rows that print no year tells theirs', () => {
  const { accounts } = statementOf(`
Account statement  EUR
Opening balance   100.00
Date     Description              Amount
Period 1 January 2023 to 31 December 2023
31/03    Interest                 +10.00
30/06    Interest                 +10.00
31/12    Interest                 +10.00
Period 1 January 2024 to 31 December 2024
31/03    Interest                 +10.00
30/06    Interest                 +10.00
31/12    Fee                       -5.00
Closing balance   145.00`);
  const days = accounts.flatMap(({ transactions }) => transactions.map(({ date }) => date.slice(0, 4)));
  expect(days).toEqual(['2023', '2023', '2023', '2024', '2024', '2024']);
});

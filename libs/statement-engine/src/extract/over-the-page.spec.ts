import { describe, expect, it } from 'vitest';
import { statementOf } from './typed-page.fixture.ts';

const first = `
Gravy Bank
Statement period: 1 Jan 2025 to 31 Jan 2025
Opening balance: 100.00 CR
Closing balance: 1,179.99 CR
Date      Description         Debit      Credit       Balance
13 Jan    Rent                10.00
          Bread                2.00                  88.00 CR
15 Jan    Wages                        1,132.00   1,220 CR
16 Jan    Interest                         0.01
          Fuel                30.01               1,190.00 CR
17 Jan    Waived fee
Footer of the bank`;

const second = `
Gravy Bank
          for the card
          of last year         0.00
          Books                10.00
          Correction                       0.49
18 Jan    Coffee               0.50               1,179.99 CR





Footer of the bank`;

describe('an entry that goes on over the page', () => {
  const [account] = statementOf(first, second).accounts;

  it('has its date and first words on the one and its amount on the other, also where it is nothing', () => {
    expect(account?.transactions.slice(5).map((row) => [row.date, row.amount, row.description])).toEqual([
      ['2025-01-17', 0, 'Waived fee for the card of last year'],
      ['2025-01-17', -10, 'Books'],
      ['2025-01-17', 0.49, 'Correction'],
      ['2025-01-18', -0.5, 'Coffee'],
    ]);
  });

  it('leaves a balance without decimals, marked as one, in its column', () => {
    expect(account?.transactions[2]).toMatchObject({ description: 'Wages', balance: 1220 });
  });
});

describe('dashes in cells of dates', () => {
  it('are no words of the entry', () => {
    const [account] = statementOf(`
Período 2025-01-01 a 2025-01-31
Data mov.   Data valor   Descrição             Montante     Saldo
                         SALDO ANTERIOR                  1.500,00
- -  2025-01-05          COMPRA CONTINENTE       -45,30  1.454,70
- -  2025-01-10          TFI EMPRESA           2.000,00  3.454,70
- -  2025-01-15          PAGAMENTO TSU          -150,00  3.304,70`).accounts;
    expect(account?.transactions.map(({ description }) => description)).toEqual([
      'COMPRA CONTINENTE',
      'TFI EMPRESA',
      'PAGAMENTO TSU',
    ]);
  });
});

describe('an entry without a date at the top of a page', () => {
  it('has the date of the balance that is brought forward above it', () => {
    const [account] = statementOf(
      `
Statement period: 1 Dec 2025 to 31 Dec 2025
Date           Particulars                    Debits      Credits       Balance
1 Dec 2025     Brought forward......                                     100.00
2 Dec 2025     Rent......                      10.00                      90.00
20 Dec 2025    Fuel......                      20.00                      70.00
               Carried forward......                                      70.00`,
      `
Date           Particulars                    Debits      Credits       Balance
21 Dec 2025    Brought forward......                                      70.00
               V44 20/12 Coles......            5.00                      65.00
24 Dec 2025    Books......                      5.00                      60.00`,
    ).accounts;
    expect(account?.transactions.map(({ date, description }) => `${date} ${description}`)).toEqual([
      '2025-12-02 Rent',
      '2025-12-20 Fuel',
      '2025-12-21 V44 20/12 Coles',
      '2025-12-24 Books',
    ]);
  });
});

it('does not end with the balance at the foot of a page that the entries go on from', () => {
  const head = 'Transaction Date    Description            Withdrawal     Deposit       Balance';
  const pages = [
    `Statement of account 16 DEC 2024 TO 14 JAN 2025
${head}
                    LAST MONTH'S BALANCE                                   100.00
18 DEC              CASH WITHDRAWAL             30.00                       70.00
30 DEC              DEBIT PURCHASE              10.00                       60.00
                    BALANCE C/F                                             60.00`,
    `${head}
                    BALANCE B/F                                             60.00
31 DEC              INTEREST CREDIT                            1.00         61.00
14 JAN              SERVICE CHARGE               2.00                       59.00
                    Total Withdrawals/Deposits  42.00          1.00`,
  ];
  expect(
    statementOf(...pages).accounts.map((account) => [account.closingBalance, account.reconciliation.status]),
  ).toEqual([[59, 'balanced']]);
});

import { describe, expect, it } from 'vitest';
import { readStatement } from '../../convert-statement.ts';
import type { PageContent, Word } from '../../page-content.ts';
import { statementOf } from '../typed-page.fixture.ts';

/** Two pages of one statement; the second repeats the period in its head as given. */
function accountsOf(secondHead: string, confidence: number): number {
  const word = (text: string, x: number, y: number): Word => ({
    text, x, y, width: text.length * 5, height: 10, source: confidence < 1 ? 'ocr' : 'text', confidence,
  }); // prettier-ignore
  const row = (y: number, ...cells: string[]): Word[] =>
    cells.map((text, at) => word(text, at < 2 ? [40, 110][at]! : [460, 560][at - 2]! - text.length * 5, y));
  const table = row(110, 'Date', 'Description', 'Amount', 'Balance');
  const first = [
    word('Statement period 1 March 2025 to 31 March 2025', 40, 60),
    word('Opening balance 1,000.00', 40, 76),
    ...table,
    ...row(130, '01/03/2025', 'GROCER', '-40.00', '960.00'),
    ...row(146, '02/03/2025', 'KIOSK', '-12.00', '948.00'),
  ];
  const second = [
    word(secondHead, 40, 60),
    ...table,
    ...row(130, '13/03/2025', 'SALARY', '500.00', '1,448.00'),
    ...row(146, '14/03/2025', 'POWER CO', '-48.00', '1,400.00'),
    word('Closing balance 1,400.00', 40, 200),
  ];
  const pages = [first, second].map(
    (words, at): PageContent => ({ number: at + 1, width: 595, height: 842, words, source: 'text', turned: 0, unread: null }), // prettier-ignore
  );
  return readStatement(pages, { filename: 'two.pdf', sha256: '0'.repeat(64) }).accounts.length;
}

describe('a period in the head of a further page', () => {
  it('is the same one, however it is written', () => {
    expect(accountsOf('STATEMENT PERIOD 1 MAR 2025 TO 31 MAR 2025', 1)).toBe(1);
    expect(accountsOf('Statement period 1 Mar - 31 Mar 2025', 1)).toBe(1);
  });

  it('starts another statement where it is another one', () => {
    expect(accountsOf('Statement period 1 April 2025 to 30 April 2025', 1)).toBe(2);
    expect(accountsOf('Statement period 1 Apr - 30 Apr 2025', 1)).toBe(2);
  });

  it('starts none in a scan, where a digit is easily misread, unless a balance opens it', () => {
    expect(accountsOf('Statement period 1 March 2025 to 81 March 2025', 0.9)).toBe(1);
    expect(accountsOf('Statement period 7 March 2025 to 31 March 2025', 0.9)).toBe(1);
  });
});

describe('a balance brought forward in the midst of a page', () => {
  const page = (second: string): string => `
Prairie Lakes Credit Union
Statement period: Jan 01, 2025 to Jan 31, 2025
Equity Shares 535-3737354
Date           Description         Withdrawals     Deposits     Balance
Jan 01, 2025   Balance Forward                                   181.65
Jan 20, 2025   Interest Paid                           0.25      181.90
Everyday Chequing 861-5067891
Date           Description         Withdrawals     Deposits     Balance
Jan 01, 2025   Balance Forward                                   ${second}
Jan 04, 2025   Grocer                    45.57                   136.33`;

  it('goes on with the account where it is the one reached', () => {
    expect(statementOf(page('181.90')).accounts.length).toBe(1);
  });
});

it('counts an amount of nothing as an entry only where a balance stands beside it', () => {
  const without = `
Date      Description                  Amount
03/10/25  LATE PAYMENT FEE              29.00
03/13/25  Interest on Cash Advances      0.00
03/14/25  COFFEE                         4.00`;
  const beside = `
Date      Description                  Amount      Balance
03/10/25  DEPOSIT                       29.00       129.00
03/13/25  MONTHLY SERVICE FEE            0.00       129.00
03/14/25  DEPOSIT                        4.00       133.00`;
  const amounts = (text: string): unknown => statementOf(text).accounts[0]?.transactions.map(({ amount }) => Math.abs(amount)); // prettier-ignore
  expect(amounts(without)).toEqual([29, 4]);
  expect(amounts(beside)).toEqual([29, 0, 4]);
});

it('gives each of several accounts the currency that its title or its heading names', () => {
  const page = `
Account statement in CHF IBAN CH31 0878 1000 1447 1100 0
Summary      1,000.00    500.00
Date          Details                 Debit      Credit     Balance
01.05.2025    Opening balance                              1,000.00
12.05.2025    FOREX USD               400.00                 600.00
31.05.2025    Closing balance                                600.00

Account statement in USD IBAN CH09 0878 1000 1447 1200 0
Summary      50.00    490.00
Date          Details                 Debit      Credit     Balance
01.05.2025    Opening balance                                 50.00
12.05.2025    FOREX CHF                          490.00      540.00
31.05.2025    Closing balance                                540.00`;
  expect(statementOf(page).accounts.map(({ currency }) => currency)).toEqual(['CHF', 'USD']);
});

it('takes no currency from what stands further above an account than its title', () => {
  const account = (title: string, opening: string, paid: string, closing: string): string => `
${title}
Date          Details                 Debit      Credit     Balance
01.05.2025    Opening balance                           ${opening.padStart(12)}
12.05.2025    RENT                   ${paid}               ${closing.padStart(12)}
31.05.2025    Closing balance                           ${closing.padStart(12)}`;
  const page = `${account('Current CHF account of Ms Keller', '1,000.00', '400.00', '600.00')}
Payments of USD from this account are free.
${'Our branches are open on weekdays.\n'.repeat(5)}${account('Second current account', '90.00', ' 40.00', '50.00')}`;
  expect(statementOf(page).accounts.map(({ currency }) => currency)).toEqual(['CHF', 'CHF']);
});

it('the balance of an earlier day below that of a later one is what another account began with', () => {
  const page = (day: string): string => `
CURRENT ACCOUNT
Date        Details                     Debit     Credit
            CREDIT BALANCE AT 28/02/2026             100.00
02/03/2026  Shop                          10.00
09/03/2026  Transfer to savings           50.00
            CREDIT BALANCE AT 31/03/2026              40.00
SAVINGS BOOK
Date        Details                     Debit     Credit
            CREDIT BALANCE AT ${day}             900.00
09/03/2026  Transfer received                         50.00
            CREDIT BALANCE AT 31/03/2026             950.00`;
  const read = (day: string) =>
    statementOf(page(day)).accounts.map(({ openingBalance, closingBalance, transactions, reconciliation }) =>
      [openingBalance, closingBalance, transactions.length, reconciliation.status].join(' '),
    );
  expect(read('28/02/2026')).toEqual(['100 40 2 balanced', '900 950 1 balanced']);
});

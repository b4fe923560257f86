import { describe, expect, it } from 'vitest';
import { rowsOf, statementOf } from '../extract/typed-page.fixture.ts';

const verdictOf = (page: string) => statementOf(page).accounts.map(({ reconciliation }) => reconciliation);

describe('the words of the rows', () => {
  const page = (purchase: string, load: string): string => `
Reload Card
Cardholder agreement: see the back
Statement Period 07/01/2021 - 07/31/2021
Beginning balance   $500.00
Ending balance      $541.00
Date    Description              Amount      Balance
07/02   PURCHASE GROCER          ${purchase}10.00    $490.00
07/05   ATM WITHDRAWAL           ${purchase}20.00    $470.00
07/08   PURCHASE BOOKS           ${purchase}15.00    $455.00
07/09   MONTHLY FEE              ${purchase}14.00    $441.00
07/20   PAYROLL ACME             ${load}100.00    $541.00`;

  it('outvote the kind of account: purchases that lower the balance are paid from money held', () => {
    expect(rowsOf(page('-$', '$'))).toEqual([
      '07-02 -10.00 PURCHASE GROCER',
      '07-05 -20.00 ATM WITHDRAWAL',
      '07-08 -15.00 PURCHASE BOOKS',
      '07-09 -14.00 MONTHLY FEE',
      '07-20 100.00 PAYROLL ACME',
    ]);
    expect(verdictOf(page('-$', '$'))).toMatchObject([{ status: 'balanced' }]);
  });

  it('say nothing where a fee is taken off what came in', () => {
    const payouts = (fee: string): string => `
Balance history 2024-06-01 to 2024-06-30
Starting balance   100.00
Ending balance      82.00
Date         Description         Amount   Fee     Net   Balance
2024-06-02   Charge Acme          10.00  ${fee}    9.00    109.00
2024-06-03   Charge Blue          20.00  ${fee}   19.00    128.00
2024-06-04   Payout             -100.00  0.00 -100.00     28.00
2024-06-05   Charge Acme          30.00  ${fee}   29.00     57.00
2024-06-06   Charge Acme          26.00  ${fee}   25.00     82.00`;
    expect(verdictOf(payouts('1.00'))).toMatchObject([{ status: 'balanced' }]);
    expect(verdictOf(payouts('9.99'))).toMatchObject([{ reasons: ['polarityOpen'] }]);
  });

  it('are not needed where every amount is net of a fee', () => {
    const sales = (fee: string): string => `
Transaction history 2024-06-01 to 2024-06-30
Date         Description         Amount    Fees    Total
2024-06-02   Website, Acme        10.00   ${fee}    9.00
2024-06-03   Website, Blue        20.00   ${fee}   19.00
Beginning balance   100.00
Ending balance      128.00`;
    expect(verdictOf(sales('-1.00'))).toMatchObject([{ status: 'balanced' }]);
    expect(verdictOf(sales(' 0.00'))).not.toMatchObject([{ status: 'balanced' }]);
  });

  it('say nothing of unmarked charges where what comes in is marked as a credit', () => {
    const card = `
Acme Visa credit card
Statement period 13 December 2024 to 12 January 2025
Date         Description              Amount ($)
             Opening balance          100.00
13/12/2024   AT HOP TOP UP             10.00
15/12/2024   AT HOP TOP UP             20.00
16/12/2024   MITRE MEGA                15.00
17/12/2024   AT HOP TOP UP             14.00
20/12/2024   ONLINE PAYMENT            40.00 CR
21/12/2024   AT HOP TOP UP             11.00
             Closing balance          130.00`;
    expect(verdictOf(card)).toMatchObject([{ status: 'balanced' }]);
    expect(rowsOf(card)[0]).toBe('12-13 -10.00 AT HOP TOP UP');
  });

  it('leave the view open where no reading agrees with them', () => {
    const turned = page('-$', '$')
      .replace('Cardholder agreement: see the back', '')
      .replace(/PURCHASE|ATM WITHDRAWAL|MONTHLY FEE/g, (words) => 'DEPOSIT'.padEnd(words.length));
    expect(verdictOf(turned)).toMatchObject([{ status: 'unverifiable', reasons: ['polarityOpen'] }]);
  });
});

describe('two columns that nothing names', () => {
  const page = (left: string, right: string): string => `
Dunmore Agency
Date         Description                                  ${left.padEnd(14)}${right}
             Balance brought forward                        409.12
17/05/2023   Flat 2, rent 17/05/2023 to 15/06/2023        1,000.00
17/05/2023   Flat 2, repairs                                              120.00
20/05/2023   Flat 9, rent 20/05/2023 to 19/06/2023          500.00
23/05/2023   Paid to your bank account                                  1,789.12
Balance carried forward                                     £0.00`;

  it('are not told apart by their order alone', () => {
    const [account] = statementOf(page('Left', 'Right')).accounts;
    expect(account?.reconciliation.status).toBe('unverifiable');
    expect(account?.reconciliation.reasons).toContain('polarityOpen');
  });

  it('prove where they are named, and what an entry is for is no period of the statement', () => {
    const { accounts } = statementOf(page('Income', 'Expenditure'));
    expect(accounts.map(({ reconciliation: { status }, openingBalance }) => [status, openingBalance])).toEqual([
      ['balanced', 409.12],
    ]);
  });
});

describe('a statement from nothing to nothing', () => {
  it('is proved by its columns: the view says the same both ways', () => {
    const [account] = statementOf(`
Dunmore Agency
Date         Description               Money in     Money out
             Opening balance               0.00
13/04/2022   Flat 2, rent                780.00
13/04/2022   Flat 2, repairs                             93.60
14/04/2022   Sent on to you                             686.40
Closing balance                            0.00`).accounts;
    expect(account?.transactions.map(({ amount }) => amount)).toEqual([780, -93.6, -686.4]);
    expect(account?.reconciliation.status).toBe('balanced');
  });
});

describe('an account whose debits raise its balance', () => {
  const page = (first: string, second: string): string => `
Hesap Ekstresi
Acilis bakiyesi: 10.000,00
Tarih        Aciklama               Borc       Alacak       Bakiye
02.01.2026   ${first.padEnd(18)} 1.500,00         0,00    11.500,00
03.01.2026   ${second.padEnd(18)}     0,00       250,00    11.250,00
14.01.2026   ABC                  800,00         0,00    12.050,00
Kapanis bakiyesi: 12.050,00`;

  it('is a debt where none do', () => {
    expect(verdictOf(page('GIDEN EFT ABC', 'GELEN HAVALE'))).toMatchObject([{ status: 'balanced' }]);
  });
});

it('the words of rows do not speak against a reading that takes several fees for money out', () => {
  const settlement = (fee: string): string => `
Opening balance  486.25
Date         Description              Amount    Balance
02/02/2025   Salary shop 1            -86.25     400.00
03/02/2025   ${fee} shop 1             -3.20     396.80
04/02/2025   Salary shop 2            -73.41     323.39
05/02/2025   ${fee} shop 2             -4.16     319.23
06/02/2025   Salary shop 3            -50.50     268.73
07/02/2025   ${fee} shop 3             -2.56     266.17
08/02/2025   Salary shop 4            -85.70     180.47
09/02/2025   ${fee} shop 4             -4.80     175.67
10/02/2025   Takings                   20.00     195.67
Closing balance  195.67`;
  expect(verdictOf(settlement('Transactiekosten'))).toMatchObject([{ status: 'balanced' }]);
  expect(verdictOf(settlement('Paper'))).toMatchObject([{ status: 'unverifiable', reasons: ['polarityOpen'] }]);
});

import { describe, expect, it } from 'vitest';
import { rowsOf, statementOf } from '../extract/typed-page.fixture.ts';

const page = (period: string): string => `
Barrier Cash account
statement   ${period}
date        description       debits   credits    balance
01.09.23    OPENING BALANCE                        100.00
14.09.23    FUNDS TRANSFER     10.00                90.00
16.09.23    DEPOSIT                      5.00       95.00
            CLOSING BALANCE                         95.00
date        balance tier              interest rate pa    earned this year
01 SEP 23   $0.00 to $4,999.99                   0.00%               $0.00
01 SEP 23   $5,000.00 and over                   2.36%             $670.75`;

describe('a period with years of two digits', () => {
  it('settles which number of a date is the day', () => {
    const text = page('from 01 SEP 23 to 30 SEP 23');
    expect(statementOf(text).accounts[0]?.period).toEqual({ start: '2023-09-01', end: '2023-09-30' });
    expect(rowsOf(text)).toEqual(['09-14 -10.00 FUNDS TRANSFER', '09-16 5.00 DEPOSIT']);
  });

  it('is none where the numbers lead backwards', () => {
    expect(statementOf(page('from 01 SEP 23 to 30 SEP 21')).accounts[0]?.period.start).toBeNull();
  });

  it('may stand below its label, with a dash behind the first year', () => {
    const text = page('').replace(/statement *\n/, 'Statement period\n01 SEP 23 - 30 SEP 23\n');
    expect(statementOf(text).accounts[0]?.period).toEqual({ start: '2023-09-01', end: '2023-09-30' });
  });
});

describe('two dates with years of two digits in a line alone', () => {
  it('give the years of rows', () => {
    const text = `
Credit card statement
Statement date    Payment due date
06 AUG 25         26 AUG 25
Previous balance                300.00
07/07    Bakery Rossi            40.00
13/07    Bookshop                20.00
New balance                     360.00`;
    const [account] = statementOf(text).accounts;
    expect(account?.transactions.map(({ date }) => date)).toEqual(['2025-07-07', '2025-07-13']);
    expect(account?.reconciliation.reasons).not.toContain('assumedYear');
  });

  it('may be told by one named date that ends a line with its year', () => {
    const years = (head: string): unknown =>
      statementOf(`
Your account statement
${head}
Date           Details             Paid out      Paid in      Balance
1 February     Brought forward                              39,500.00
11 February    RENT               12,800.00                 26,700.00
15 February    SALARY                           6,400.00    33,100.00`).accounts[0]?.transactions.map(
        ({ date }) => date,
      );
    expect(years('Issue date: 15 MAR 13')).toEqual(['2013-02-11', '2013-02-15']);
    expect(years('15 MAR 13 entries')).not.toEqual(['2013-02-11', '2013-02-15']);
  });
});

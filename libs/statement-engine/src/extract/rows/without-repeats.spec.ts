import { describe, expect, it } from 'vitest';
import { statementOf } from '../typed-page.fixture.ts';

const read = (text: string): { rows: string[]; status: string | undefined } => {
  const [account] = statementOf(text).accounts;
  return {
    rows: (account?.transactions ?? []).map((row) => `${row.date.slice(5)} ${row.amount} ${row.description}`),
    status: account?.reconciliation.status,
  };
};

const counted = (items: string): string => `
Field Credit Union
Statement period 03/01/25 - 03/31/25
Date     Transaction detail              Amount      Balance
03-01    Beginning balance                            100.00
03-04    POS debit Corner brew             5.00-       95.00
03-04    POS debit Star fuel              20.00-       75.00
03-09    Deposit ACH payroll              50.00       125.00
03-20    Bill pay Chk 3517                25.00-      100.00
03-31    Ending balance                               100.00
Items paid
Date     Item           Amount      Date     Item           Amount
${items}`;

const ROWS = [
  '03-04 -5 POS debit Corner brew',
  '03-04 -20 POS debit Star fuel',
  '03-09 50 Deposit ACH payroll',
  '03-20 -25 Bill pay Chk 3517',
];

describe('a list after a table whose running balance has counted every entry', () => {
  it('only repeats entries of the same day, amount and words', () => {
    const items = `03-04    POS              5.00      03-04    POS             20.00
03-20    3517            25.00`;
    expect(read(counted(items))).toEqual({ rows: ROWS, status: 'balanced' });
  });

  it('may be followed by a fee without a date, where the closing balance is reached', () => {
    const items = `03-20    3517            25.00
Fee for the period       10.00`;
    expect(read(counted(items))).toEqual({ rows: ROWS, status: 'balanced' });
    expect(read(counted(items).replace('Ending balance  ', 'Ledger          ')).status).not.toBe('balanced');
  });

  it('is no proof where one of its entries is none of the table', () => {
    const items = `03-04    POS              5.00      03-04    POS             21.00
03-20    3517            25.00`;
    expect(read(counted(items))).toEqual({ rows: ROWS, status: 'unverifiable' });
  });
});

const daily = (net: string): string => `
Field Investments
Statement period 03/01/25 - 03/31/25
Core account balance as of 03/01/25                      100.00
Core account balance as of 03/31/25                      135.00
Deposits
Date     Description                      Amount
03/04    Refund                            10.00
03/09    Payroll                           50.00
         Total deposits                    60.00
Withdrawals
Date     Description                      Amount
03/04    Corner brew                      -25.00
         Total withdrawals                -25.00
Daily additions
Date     Amount      Balance
03/04    ${net}      85.00
03/09     50.00     135.00`;

describe('what the entries of each day come to', () => {
  it('is no entry; a balance named with two dates is both ends', () => {
    expect(read(daily('-15.00'))).toEqual({
      rows: ['03-04 10 Refund', '03-09 50 Payroll', '03-04 -25 Corner brew'],
      status: 'balanced',
    });
  });

  it('is none either where it is another figure: the entries lead from the opening balance to the closing one', () => {
    expect(read(daily('-16.00'))).toEqual(read(daily('-15.00')));
  });
});

const checks = (last: string): string => `
Field Credit Union
Statement period 03/01/25 - 03/31/25
Beginning balance on 3/1                     100.00
Ending balance on 3/31                        85.00
Date     Number  Description      Credits     Debits      Ending daily balance
3/4      3516    Check                          5.00
3/4              Corner brew                   20.00       75.00
3/9              Payroll           50.00                  125.00
3/20     3517    Check                         25.00
3/20     3519    Check                         15.00       85.00
Summary of checks written (these are also displayed above)
Number   Date    Amount     Number   Date    Amount
3516     3/4       5.00     3519 *   3/20     ${last}
3517     3/20     25.00
Have any one of the following each month
Average balance                       90.00    ☑`;

describe('a list of checks after a table with a balance at the end of each day', () => {
  it('only repeats them, and a ticked condition below it is no entry', () => {
    expect(read(checks('15.00'))).toEqual({
      rows: ['03-04 -5 Check', '03-04 -20 Corner brew', '03-09 50 Payroll', '03-20 -25 Check', '03-20 -15 Check'],
      status: 'balanced',
    });
  });

  it('is no proof where one of them is of another amount', () => {
    expect(read(checks('16.00')).status).not.toBe('balanced');
  });
});

const fund = (net: string): string => `
Field Investments
Statement period 03/01/25 - 03/31/25
Beginning balance as of 03/01/25                    100.00
Ending balance as of 03/31/25                       120.00
Deposits
Date     Description                      Amount
03/04    Refund                            10.00
03/09    Payroll                           50.00
         Total deposits                    60.00
Withdrawals
Date     Description                      Amount
03/04    Corner brew                      -25.00
03/12    Star fuel                        -15.00
         Total withdrawals                -40.00
Fund activity
Date     Transaction    Description              Amount      Balance
03/04    You sold       Field cash fund          -15.00        85.00
03/09    You bought     Field cash fund           50.00       135.00
03/12    You sold       Field cash fund          ${net}       120.00`;

describe('a fund that takes in and pays out what the entries of each day come to', () => {
  it('has no entries of its own', () => {
    expect(read(fund('-15.00'))).toEqual({
      rows: ['03-04 10 Refund', '03-09 50 Payroll', '03-04 -25 Corner brew', '03-12 -15 Star fuel'],
      status: 'balanced',
    });
  });

  it('is read as it stands where one day differs', () => {
    expect(read(fund('-14.00')).status).not.toBe('balanced');
  });
});

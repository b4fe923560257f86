import { describe, expect, it } from 'vitest';
import { rowsOf, statementOf } from '../typed-page.fixture.ts';

const page = (total: string): string => `
Union Bank Checking
Statement period 12/01/2024 to 12/31/2024
Beginning balance                                                              500.00
Checks
Date        Check      Amount        Date        Check      Amount
12/20/2024  913        200.00        12/24/2024  914         62.00
12/22/2024  920        133.00        12/28/2024  921         31.00
${total}
Ending balance                                                                  74.00`;

const rows = ['12-20 -200.00 Check 913', '12-22 -133.00 Check 920', '12-24 -62.00 Check 914', '12-28 -31.00 Check 921'];

describe('the sum under columns side by side', () => {
  it('is no entry, in whichever of them it stands', () => {
    const right = page('In sequence                                                426.00');
    const left = page('In sequence            426.00');
    expect(rowsOf(right)).toEqual(rows);
    expect(rowsOf(left)).toEqual(rows);
    expect(statementOf(right).accounts[0]?.reconciliation.status).toBe('balanced');
  });
});

describe('a total named in the midst of a line', () => {
  it('is no entry, also of one row alone', () => {
    const text = `
Union Bank Checking
Statement period 12/01/2024 to 12/31/2024
Beginning balance                            500.00
Checks presented
Check       Date                             Amount
913         12/20/2024                       200.00
* Gap in sequence    Conventional Checks Paid (1)    200.00
Ending balance                               300.00`;
    expect(rowsOf(text)).toEqual(['12-20 -200.00 Check 913']);
  });
});

describe('a subtotal whose word comes last', () => {
  it('is no entry, also of one row alone', () => {
    const text = `
Union Bank Checking
Statement period 12/01/2024 to 12/31/2024
Beginning balance                            500.00
Card withdrawals
Date        Description                      Amount
12/20/2024  Diner                           -200.00
            Card 9660 withdrawals subtotal  -200.00
Ending balance                               300.00`;
    expect(rowsOf(text)).toEqual(['12-20 -200.00 Diner']);
  });
});

describe('a total below a list that only tells again what a table has counted', () => {
  it('is the sum of the list alone', () => {
    const text = `
Hill Federal Credit Union
Statement period 12/01/2024 to 12/31/2024
Date        Description                       Amount          New balance
12/01/2024  Previous balance                                       500.00
12/20/2024  Draft 913                        -200.00               300.00
12/22/2024  Draft 920                        -133.00               167.00
12/24/2024  Draft 914                         -62.00               105.00
12/28/2024  Draft 921                         -31.00                74.00
12/31/2024  Ending balance                                          74.00
DRAFT RECAP
913         12/20/2024      200.00     914          12/24/2024           62.00
920         12/22/2024      133.00     921          12/28/2024           31.00
4 Drafts cleared for        426.00`;
    expect(rowsOf(text)).toEqual(rows.map((row) => row.replace('Check', 'Draft')).sort((a, b) => a.localeCompare(b)));
    expect(statementOf(text).accounts[0]?.reconciliation.status).toBe('balanced');
  });
});

describe('checks side by side without a heading', () => {
  const page = (checks: string): string => `
Union Bank Checking
Statement period 12/01/2024 to 12/31/2024
Beginning balance                            500.00
CHECKS
${checks}
Total Checks $200.00
* Break in check number sequence.
DAILY BALANCE SUMMARY
12/08      380.00         12/18      300.00
Ending balance                               300.00`;

  it('are so many entries, also on one line alone', () => {
    const rows = rowsOf(page('12/08    5031      120.00     12/18    5032       80.00'));
    expect(rows.map((row) => row.slice(0, 13).trim())).toEqual(['12-08 -120.00', '12-18 -80.00']);
  });

  it('are so many entries where one more stands below them', () => {
    const rows = rowsOf(page('12/08    3942 *    80.00     12/18    3943       70.00\n12/30    3946 *    50.00'));
    expect(rows.map((row) => row.slice(0, 13).trim())).toEqual(['12-08 -80.00', '12-30 -50.00', '12-18 -70.00']);
  });
});

import { describe, expect, it } from 'vitest';
import { statementOf } from './typed-page.fixture.ts';

describe('labels above their amounts', () => {
  it('may take two lines, those beside them standing on the upper one', () => {
    const [account] = statementOf(`
Blue Ridge Bank
Statement 12/01/2024 to 12/31/2024
Beginning balance       Deposits and          Checks and        Ending
                        other additions       other deductions  balance

          100.00                  50.00                 30.00    120.00

Deposits and Other Additions
Date         Amount      Description
12/18         50.00      REFUND
Other Deductions
Date         Amount      Description
12/20         30.00      GROCER`).accounts;
    expect([account?.openingBalance, account?.closingBalance]).toEqual([100, 120]);
    expect(account?.reconciliation.status).toBe('balanced');
  });
});

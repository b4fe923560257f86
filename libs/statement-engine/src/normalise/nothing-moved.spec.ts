import { describe, expect, it } from 'vitest';
import { statementOf } from '../extract/typed-page.fixture.ts';

const read = (totals: string) =>
  statementOf(`
Savings statement for the period ending June 30, 2021
Date      Description           Withdrawals     Deposits     Balance
Jun 01    Opening balance                                     861.09
Jun 30    Closing totals        ${totals}`).accounts[0];

describe('an account without entries', () => {
  it('closed as it opened where both totals are nothing', () => {
    expect(read('       0.00         0.00')).toMatchObject({
      closingBalance: 861.09,
      reconciliation: { status: 'balanced' },
    });
  });

  it('closed as it opened where a subtotal alone is the opening balance', () => {
    const text = (total: string): string => `
Savings statement for the period ending June 30, 2021
Date      Description           Withdrawals     Deposits     Balance
Jun 01    Opening balance                                     861.09
          Subtotal                                            ${total}`;
    expect(statementOf(text('861.09')).accounts[0]?.closingBalance).toBe(861.09);
    expect(statementOf(text('861.00')).accounts[0]?.closingBalance).toBeNull();
  });

  it.each(['       0.00         5.00', '       0.00'])('says nothing of its end beside %s', (totals) => {
    const account = read(totals);
    expect(account?.closingBalance).toBeNull();
    expect(account?.reconciliation.status).not.toBe('balanced');
  });
});

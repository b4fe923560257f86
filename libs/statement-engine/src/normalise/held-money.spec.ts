import { describe, expect, it } from 'vitest';
import { rowsOf, statementOf } from '../extract/typed-page.fixture.ts';

const page = (out: string, into: string): string => `
Harbour Bank
Account overview as at 31 Mar 2024
Credit cards                   Credit limit            Balance
Platinum                          18,000              1,057.04
Account details
Date          Description        ${out}      ${into}     Balance
01 Mar 2024   Balance b/f                                 7,920.58
19 Mar 2024   Service Charge          22.28                7,898.30
30 Mar 2024   Funds Transfer         410.00                7,488.30`;

describe('a card that is named around an account that is none', () => {
  it('says nothing where the columns are of withdrawals and deposits', () => {
    const [account] = statementOf(page('Withdrawals', 'Deposits')).accounts;
    expect(account?.accountType).not.toBe('creditCard');
    expect(account?.reconciliation.status).toBe('balanced');
    expect(rowsOf(page('Withdrawals', 'Deposits'))).toEqual([
      '03-19 -22.28 Service Charge',
      '03-30 -410.00 Funds Transfer',
    ]);
  });

  it('leaves open whose the balances are where one step alone speaks against it', () => {
    const [account] = statementOf(page('Debits     ', 'Credits ')).accounts;
    expect(account?.reconciliation.reasons).toEqual(['polarityOpen']);
  });
});

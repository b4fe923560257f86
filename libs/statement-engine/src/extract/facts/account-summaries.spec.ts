import { describe, expect, it } from 'vitest';
import { statementOf } from '../typed-page.fixture.ts';

const page = (second: string): string => `
Bank of the Maples
Summary of your accounts
                                     Opening      Closing
Account                              balance      balance
Chequing account 7319 4413-847        100.00        80.00
Savings account 6587 1506-784         ${second}
Chequing account 7319 4413-847
Date         Description             Withdrawn     Deposited     Balance
2025-03-01   Opening balance                                      100.00
2025-03-04   Corner brew               20.00                       80.00
2025-03-31   Closing totals            20.00          0.00
Savings account 6587 1506-784
Date         Description             Withdrawn     Deposited     Balance
2025-03-01   Opening balance                                      300.00
2025-03-31   Closing totals             0.00          0.00`;

const secondOf = (text: string): unknown => {
  const account = statementOf(text).accounts[1];
  return [account?.openingBalance, account?.closingBalance, account?.reconciliation.status];
};

describe('a summary with an account a line', () => {
  it('tells the closing balance of the account that it names with its opening one', () => {
    expect(secondOf(page('300.00       300.00'))).toEqual([300, 300, 'balanced']);
  });

  it('tells nothing of an account with another opening balance', () => {
    const moved = page('400.00       300.00').replace(/0\.00$/, '5.00');
    expect(secondOf(moved)).toEqual([300, null, 'unverifiable']);
  });
});

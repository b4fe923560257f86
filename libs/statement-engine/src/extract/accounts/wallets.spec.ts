import { describe, expect, it } from 'vitest';
import { statementOf } from '../typed-page.fixture.ts';

function accountsOf(page: string): string[] {
  return statementOf(page).accounts.map(
    ({ currency, openingBalance, closingBalance, transactions, reconciliation }) =>
      `${currency} ${openingBalance} ${closingBalance} ${transactions.length} ${reconciliation.status}`,
  );
}

const page = (last: string, heads = ''): string => `
Multi-currency prepaid card
3 April 2026 to 19 April 2026
Opening balance        €212.40     Opening balance      US$88.15
Closing balance        €343.90     Closing balance      US$18.38
${heads}
Date           Details                 Wallet       Amount      Wallet balance
6 Apr 2026     Card load               EUR        +€181.50             €393.90
7 Apr 2026     Shake Shack             USD       -US$71.77            US$16.38
7 Apr 2026     ATM withdrawal          EUR         -€48.05             €345.85
7 Apr 2026     ATM withdrawal fee      EUR          -€1.95             €343.90
18 Apr 2026    Refund                  USD        +US$2.00            ${last}`;

describe('entries of several currencies in one list', () => {
  it('are of one account each, where the balances of each go on from entry to entry', () => {
    expect(accountsOf(page('US$18.38'))).toEqual(['EUR 212.4 343.9 3 balanced', 'USD 88.15 18.38 2 balanced']);
  });

  it('stay together and in doubt where one of them does not, or where a balance of no currency is named', () => {
    expect(accountsOf(page('US$18.40')).join()).not.toContain(' balanced');
    expect(accountsOf(page('US$18.38', 'Closing balance of all      362.28')).join()).not.toContain(' balanced');
  });
});

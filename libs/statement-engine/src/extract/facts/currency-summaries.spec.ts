import { expect, it } from 'vitest';
import { statementOf } from '../typed-page.fixture.ts';

const part = (code: string, amount: string): string => `
Transaction history - ${code}
Date          Description         Amount
02/01/2024    Payment             ${amount}
03/01/2024    Fee                  -5.00`;

const page = (first: string, second: string): string => `
Statement 01/01/2024 - 31/01/2024
Activity summary
                            USD          CAD
Beginning balance         10.00        40.00
Payments received        100.00       200.00
Fees                      -5.00        -5.00
Ending balance           105.00       235.00
${first}
${second}`;

it.each([
  [part('USD', '100.00'), part('CAD', '200.00')],
  [part('CAD', '200.00'), part('USD', '100.00')],
])('the balances under a currency are of the account whose entries are in it', (first, second) => {
  const accounts = statementOf(page(first, second)).accounts.map((account) => [
    account.currency,
    account.openingBalance,
    account.closingBalance,
    account.reconciliation.status,
  ]);
  expect(accounts.sort()).toEqual([
    ['CAD', 40, 235, 'balanced'],
    ['USD', 10, 105, 'balanced'],
  ]);
});

it('so are those of blocks below each other', () => {
  const block = (code: string, ...[opening, received, closing]: readonly string[]): string => `
${code}                       Total
Beginning balance         ${opening}
Payments received        ${received}
Fees                      -5.00
Ending balance           ${closing}`;
  const text = `
Statement 01/01/2024 - 31/01/2024
Balance summary
${block('USD', '10.00', '100.00', '105.00')}
${block('EUR', ' 0.00', '  5.00', '  0.00')}
Balances shown are available balances.
${part('USD', '100.00')}
${part('EUR', '  5.00')}`;
  const accounts = statementOf(text).accounts.map((account) => [
    account.currency,
    account.openingBalance,
    account.closingBalance,
    account.reconciliation.status,
  ]);
  expect(accounts).toEqual([
    ['USD', 10, 105, 'balanced'],
    ['EUR', 0, 0, 'balanced'],
  ]);
});

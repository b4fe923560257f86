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

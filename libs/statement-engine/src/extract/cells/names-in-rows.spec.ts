import { expect, it } from 'vitest';
import { halfLinesOf } from '../typed-page.fixture.ts';

const page = `
Beginning Balance   $1,000.00
Ending Balance      $905.00

             Overdraft Fee
2025-02-01                        -$35.00     $965.00
             Fee

             Trader Joe's
2025-02-03                        -$70.00     $895.00
             Purchase

             Savings Interest
2025-02-05                        +$10.00     $905.00
             Interest`;

it('words half a line off the amounts are of their row, and head no section', () => {
  const [account] = halfLinesOf(page).accounts;
  expect(account?.transactions.map(({ amount, description }) => [amount, description])).toEqual([
    [-35, 'Overdraft Fee Fee'],
    [-70, "Trader Joe's Purchase"],
    [10, 'Savings Interest Interest'],
  ]);
  expect(account?.reconciliation.status).toBe('balanced');
});

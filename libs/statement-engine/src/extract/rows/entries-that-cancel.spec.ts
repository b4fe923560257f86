import { expect, it } from 'vitest';
import { statementOf } from '../typed-page.fixture.ts';

const page = (second: string): string => `
Prairie National Bank
Credit card account ending 4410        Statement period 03/01/2025 - 03/31/2025
Previous balance      $100.00
New balance           $130.00
Trans      Post       Description                       Amount
03/04      03/05      SHELL OIL 5574                    $20.00
03/18      03/19      BALANCE ADJUSTMENT                $15.00
03/20      03/21      BALANCE ADJUSTMENT               ${second}
03/22      03/23      DELTA AIR 0062                    $10.00`;

it('what is named like a balance and taken back is two entries', () => {
  const [account] = statementOf(page('-$15.00')).accounts;
  expect(account?.transactions.map(({ amount }) => amount)).toEqual([-20, -15, 15, -10]);
  expect(account?.reconciliation.status).toBe('balanced');
});

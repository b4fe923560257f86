import { expect, it } from 'vitest';
import { statementOf } from '../extract/typed-page.fixture.ts';

it('takes what was sold for no balance, which the same word names in Romanian', () => {
  const [account] = statementOf(`Statement Period January 1-31, 2026
Settle      Activity    Description             Quantity      Price         Amount
                        Opening Cash Balance                              9,186.33
01/04       Bought      T-BILL 912797                 42     178.39     (7,492.38)
01/05       Sold        T-BILL 912797                -38     166.41       6,323.58
01/10       Bought      VANGARD TOTAL STK MKT         27     165.18     (4,459.86)
                        Closing Cash Balance                              3,557.67`).accounts;
  expect(account?.transactions.map(({ amount }) => amount)).toEqual([-7492.38, 6323.58, -4459.86]);
  expect(account?.reconciliation.status).toBe('balanced');
});

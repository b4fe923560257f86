import { describe, expect, it } from 'vitest';
import { statementOf } from './typed-page.fixture.ts';

describe('an amount a blank off the edge of its column', () => {
  it('is in it, as no other column has room so near', () => {
    const [account] = statementOf(`
Statement period 01/02/2025 to 28/02/2025
Opening balance   1,100.00
Date        Description          Debit     Credit     Balance
02/02/2025  Bakery               10.00              1,090.00
05/02/2025  Fuel                110.00               980.00
09/02/2025  Refund                         5.00       985.00
20/02/2025  Bookshop             15.00                970.00
21/02/2025  Rent               300.00                 670.00
Closing balance     670.00`).accounts;
    expect(account?.transactions.map(({ amount, balance }) => [amount, balance])).toEqual([
      [-10, 1090],
      [-110, 980],
      [5, 985],
      [-15, 970],
      [-300, 670],
    ]);
    expect(account?.reconciliation.status).toBe('balanced');
  });
});

import { describe, expect, it } from 'vitest';
import { rowsOf } from '../typed-page.fixture.ts';

describe('an amount that is the sum of the rows below it', () => {
  const page = (balance: string): string => `
Statement period 05/01/2024 to 05/31/2024
Date         Description          Debits     Credits     Balance
05/01/2024   Opening balance                              500.00
05/24/2024   BPAY                  40.00                  460.00
             CARD PURCHASE         30.00                  ${balance}
05/29/2024   ROCKET BURRITO        20.00                  410.00
05/30/2024   GROCER                10.00                  400.00`;

  it('is an entry where the running balance steps by it', () => {
    expect(rowsOf(page('430.00'))).toContain('05-24 -30.00 CARD PURCHASE');
  });

  it('is their subtotal where nothing does', () => {
    expect(rowsOf(page('').replace('460.00', '440.00'))).not.toContain('05-24 -30.00 CARD PURCHASE');
  });
});

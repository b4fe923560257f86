import { describe, expect, it } from 'vitest';
import { rowsOf } from './typed-page.fixture.ts';

const page = (totals: string): string => `
Design BV expense report March 2025
A. Receipts
Date         No.   Supplier             Paid      Rate    Claim EUR
02/03/2025   1     BAKER               46.30    1.0000        46.30
08/03/2025   2     HOTEL               47.08    1.0503        44.83
12/03/2025   3     TAXI                53.69    0.8380        64.07
${totals}`;

describe('of several columns of one side', () => {
  it('the one counts that a total adds up', () => {
    expect(rowsOf(page('                   Total receipts                            155.20'))).toEqual([
      '03-02 -46.30 BAKER',
      '03-08 -44.83 HOTEL',
      '03-12 -64.07 TAXI',
    ]);
  });

  it('the first counts where the total adds up none', () => {
    expect(rowsOf(page('                   Total receipts                            150.20'))).toEqual([
      '03-02 -46.30 BAKER',
      '03-08 -47.08 HOTEL',
      '03-12 -53.69 TAXI',
    ]);
  });
});

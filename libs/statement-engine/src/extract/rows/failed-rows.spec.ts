import { describe, expect, it } from 'vitest';
import { rowsOf } from '../typed-page.fixture.ts';

/** Rows without the words of their status. */
function movementsOf(page: string): string[] {
  return rowsOf(page).map((row) => row.replace(' SUCCESS', ''));
}

const page = (after: string): string => `
PaisaPocket Wallet history
Statement 1 January 2025 to 31 January 2025
Opening balance                                    1,000.00
Date         Details              Status     Amount     Balance
02/01/2025   GROCER               SUCCESS   -100.00      900.00
03/01/2025   PHONE                FAILED     -50.00      ${after}
04/01/2025   BAKER                SUCCESS    -10.00      890.00
15/01/2025   CAB                  SUCCESS    -40.00      850.00
Closing balance                                      850.00`;

describe('an entry that failed', () => {
  it('is none where its balance did not move', () => {
    expect(movementsOf(page('900.00'))).toEqual(['01-02 -100.00 GROCER', '01-04 -10.00 BAKER', '01-15 -40.00 CAB']);
  });

  it('is none at the beginning where no other such entry has moved the balance', () => {
    const withFirst = (after: string): string =>
      page(after).replace('Balance\n', 'Balance\n01/01/2025   TAXI                 FAILED     -70.00    1,000.00\n');
    expect(movementsOf(withFirst('900.00'))).toHaveLength(3);
    expect(movementsOf(withFirst('850.00'))).toHaveLength(5);
  });

  it('stays one where its balance moved', () => {
    expect(movementsOf(page('850.00'))).toHaveLength(4);
  });
});

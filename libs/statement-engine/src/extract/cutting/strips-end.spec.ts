import { expect, it } from 'vitest';
import { rowsOf } from '../typed-page.fixture.ts';

it('ends parallel columns at the title of another section', () => {
  const page = `
Checking account statement
Statement period: 04/01/2025 to 04/30/2025
Beginning balance   7,120.19
Ending balance      5,863.18

Checks paid
Check #   Date     Amount    Check #   Date     Amount    Check #   Date     Amount
1200      04/12    531.80    1203      04/12    294.26    1213      04/23     18.50
1201      04/19     69.56    1208      04/13    311.33    1214      04/22     19.56

Service fees
04/30     Maintenance                                                        12.00`;
  expect(rowsOf(page)).toHaveLength(7);
  expect(rowsOf(page).at(-1)).toBe('04-30 -12.00 Maintenance');
});

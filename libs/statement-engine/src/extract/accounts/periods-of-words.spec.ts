import { expect, it } from 'vitest';
import { statementOf } from '../typed-page.fixture.ts';

it('begins no account with the days of a yield above the balance that is reached', () => {
  const accounts = statementOf(`
Table Rock Credit Union
Statement period 03/01/25 thru 03/31/25
SHARE 00 PRIME SAVINGS
Posted     Description               Amount       Balance
MAR01      BALANCE FORWARD                        1,205.15
MAR07      DEPOSIT TRANSFER          100.00       1,305.15
MAR31      DEPOSIT DIVIDEND            0.46       1,305.61
           ANNUAL PERCENTAGE YIELD EARNED 0.15% FROM 01/01/25 THROUGH 03/31/25
MAR31      ENDING BALANCE                         1,305.61
SHARE 70 CHECKING
Posted     Description               Amount       Balance
MAR01      BALANCE FORWARD                        1,842.07
MAR02      WITHDRAWAL POS             59.78-      1,782.29
MAR03      DRAFT 2207                 45.00-      1,737.29
MAR31      ENDING BALANCE                         1,737.29`).accounts;
  expect(accounts.map(({ reconciliation, closingBalance }) => [reconciliation.status, closingBalance])).toEqual([
    ['balanced', 1305.61],
    ['balanced', 1737.29],
  ]);
});

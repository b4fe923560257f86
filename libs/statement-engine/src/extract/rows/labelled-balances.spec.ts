import { expect, it } from 'vitest';
import { statementOf } from '../typed-page.fixture.ts';

it('of the figures on the line of a balance its own is the one in the column that moves', () => {
  const [account] = statementOf(`
Activity in Canadian dollars (CAD)
Date          Description            Gross amount    Commission    Net amount
              Opening balance                                        3,182.45
02-06-2025    Contribution               7,000.00             -      7,000.00
03-06-2025    Buy of units              (5,632.36)        (0.10)    (5,632.46)
09-06-2025    Dividends                    113.10             -        113.10
              Closing balance            1,480.74         (0.10)     4,663.09`).accounts;
  expect([account?.openingBalance, account?.closingBalance]).toEqual([3182.45, 4663.09]);
  expect(account?.reconciliation.status).toBe('balanced');
});

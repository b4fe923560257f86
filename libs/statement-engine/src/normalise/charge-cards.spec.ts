import { expect, it } from 'vitest';
import { statementOf } from '../extract/typed-page.fixture.ts';

it('reads spending and what was paid in two columns by their names', () => {
  const [account] = statementOf(`
Charge card statement
Previous balance           100.00
New spend                   70.00
Payments and credits       120.00
Balance due                 50.00
Date           Details                       Spend       Payments &
                                                 £        credits £
30 Dec 2024    Received with thanks                         100.00
31 Dec 2024    Hotel                         45.50
02 Jan 2025    Florist                       24.50
03 Jan 2025    Florist                                       20.00`).accounts;
  expect(account?.transactions.map(({ amount }) => amount)).toEqual([100, -45.5, -24.5, 20]);
  expect(account?.reconciliation.status).toBe('balanced');
});

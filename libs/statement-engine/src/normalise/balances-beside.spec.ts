import { expect, it } from 'vitest';
import { statementOf } from '../extract/typed-page.fixture.ts';

const page = (name: string): string => `
Transactions of the account
Current balance      Credit line      ${name}
-80.49               5,000.00         4,919.51
Date        Value       Details           Debit     Credit     Balance
31/03/2026  31/03/2026  Interest           1.23                 -80.49
30/03/2026  30/03/2026  Shop              75.00                 -79.26
25/03/2026  25/03/2026  Wages                       50.00        -4.26`;

it('a balance beside the closing one that no outermost entry goes on from is none of the ends', () => {
  const [account] = statementOf(page('Balance to draw')).accounts;
  expect(account).toMatchObject({ openingBalance: null, closingBalance: -80.49 });
  expect(account?.reconciliation.status).toBe('unverifiable');
});

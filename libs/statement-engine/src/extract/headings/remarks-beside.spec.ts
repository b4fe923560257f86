import { expect, it } from 'vitest';
import { statementOf } from '../typed-page.fixture.ts';
import { sectionNamed } from './title-words.ts';

it('titles of lists stay titles where a sentence beside them tells what the list comes to', () => {
  const [account] = statementOf(`
Business Checking Plus   For the period 03/01/2025 to 03/31/2025
Beginning balance          1,000.00
Ending balance             5,890.00
Deposits and Other Additions        There were 2 deposits totaling $5,000.00.
Date         Amount      Transaction description
03/03      4,000.00      Deposit
03/05      1,000.00      Clover
Checks and Substitute Checks        There were 2 checks totaling $60.00.
Date         Amount      Transaction description
03/04         10.00      Check 2217
03/06         50.00      Check 2218
Debit Card Purchases and ATM Withdrawals        There were 1 withdrawals totaling $50.00.
Date         Amount      Transaction description
03/07         50.00      Sunoco`).accounts;
  expect(account?.transactions.map(({ amount }) => amount)).toEqual([4_000, 1_000, -10, -50, -50]);
  expect(account?.reconciliation).toMatchObject({ status: 'balanced', reasons: [] });
});

it('names joined in one title make it one of their kind, where all are of one', () => {
  expect(sectionNamed(['debit', 'card', 'purchases', 'and', 'atm', 'withdrawals'])).toBe('out');
  expect(sectionNamed(['deposits', 'and', 'withdrawals'])).toBeNull();
  expect(sectionNamed(['deposits', 'and', 'zorbels'])).toBeNull();
});

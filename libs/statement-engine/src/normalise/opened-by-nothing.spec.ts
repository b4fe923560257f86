import { expect, it } from 'vitest';
import { statementOf } from '../extract/typed-page.fixture.ts';

const page = (first: string, name: string): string => `
Harbour Bank
Statement period 1 May 2025 to 31 May 2025
Date         Details              Paid in     Paid out      Balance
${first}   ${name}                         0.00        500.00
02/05/2025   Transfer received     300.00                   800.00
06/05/2025   Grocer                            20.00        780.00
Closing balance                                             780.00`;

it('takes a first line that moves nothing before the period for the opening balance', () => {
  const [account] = statementOf(page('30/04/2025', 'Code 0')).accounts;
  expect(account?.openingBalance).toBe(500);
  expect(account?.transactions.map(({ amount }) => amount)).toEqual([300, -20]);
  expect(account?.reconciliation).toMatchObject({ status: 'balanced', reasons: [] });
});

it('keeps one within the period as an entry', () => {
  const [account] = statementOf(page('01/05/2025', 'Code 0')).accounts;
  expect(account?.transactions.map(({ amount }) => amount)).toEqual([0, 300, -20]);
});

import { expect, it } from 'vitest';
import { statementOf } from '../extract/typed-page.fixture.ts';

const page = (date: string): string => `
Credit card account
${date}
Payment due date 11/01/2025
Previous balance 300.00
New balance      145.00
Transaction   Posting       Description     Amount
D    M        D    M
04   10       05   10       Corner shop       145.00
08   10       09   10       Payment           300.00 CR`;

it('a date of which every part bears its name dates the statement', () => {
  const [account] = statementOf(page('Statement date   D   11   M   10   Y   2025')).accounts;
  expect(account?.transactions.map(({ date, amount }) => `${date} ${amount}`)).toEqual([
    '2025-10-05 -145',
    '2025-10-09 300',
  ]);
  expect(account?.reconciliation.reasons).toEqual([]);
});

it('without it the years are in doubt: read the other way round the only full date stands much nearer to the entries', () => {
  const [account] = statementOf(page('Statement')).accounts;
  expect(account?.reconciliation.reasons).toContain('assumedYear');
});

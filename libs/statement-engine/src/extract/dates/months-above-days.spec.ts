import { expect, it } from 'vitest';
import { statementOf } from '../typed-page.fixture.ts';

const datesOf = (second: string): unknown => {
  const account = statementOf(`
Everyday account
Statement period  12 June 2025 to 11 July 2025
Day     Details                      Paid out   Paid in     Balance
        Balance brought forward                              100.00
June 2025
13      Dental                          40.00                 60.00
20      Deposit                                   25.00       85.00
${second}
2       Gym                              5.00                 80.00
11      Rent                            30.00                 50.00
        Balance carried forward                               50.00`).accounts[0];
  return [account?.reconciliation.status, account?.transactions.map(({ date }) => date)];
};

it('a month in the column of the days dates those below it', () => {
  expect(datesOf('July 2025')).toEqual(['balanced', ['2025-06-13', '2025-06-20', '2025-07-02', '2025-07-11']]);
});

it('days that go back below one month alone prove nothing', () => {
  expect(datesOf('')).not.toContain('balanced');
});

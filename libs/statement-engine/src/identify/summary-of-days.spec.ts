import { expect, it } from 'vitest';
import { statementOf } from '../extract/typed-page.fixture.ts';

it('reads the figures behind a period as those of the statement, and as no entry', () => {
  const [account] = statementOf(`Statement of account
Period                    Previous balance      New balance          Debit / Credit
01-09-2023 - 30-09-2023   1.566,31 +/CREDIT     2.211,31 +/CREDIT    55,00 / 700,00

Bookdate     Description                 Amount debit     Amount credit
29-09        Salaris                                             700,00
26-09        Huur                               50,00
25-09        Bakker                              5,00`).accounts;
  expect(account).toMatchObject({
    period: { start: '2023-09-01', end: '2023-09-30' },
    openingBalance: 1566.31,
    closingBalance: 2211.31,
    reconciliation: { status: 'balanced' },
  });
  expect(account?.transactions.map(({ amount }) => amount)).toEqual([700, -50, -5]);
});

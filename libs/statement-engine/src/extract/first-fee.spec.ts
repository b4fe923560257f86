import { expect, it } from 'vitest';
import { rowsOf, statementOf } from './typed-page.fixture.ts';

const page = (opening: string, fee: string): string => `
Opening Balance:   ${opening}
Closing Balance:   1 029.04
Post Date    Description          Money In     Money Out    Fee        Balance
13/05/2023   Service charge                                 ${fee}   979.04
14/05/2023   Cash machine                      -50.00                  929.04
15/05/2023   Salary                 100.00                           1 029.04`;

it('reads a fee that opens the list by itself as an entry', () => {
  const [account] = statementOf(page('1 000.00', '-20.96')).accounts;
  expect(rowsOf(page('1 000.00', '-20.96'))).toEqual([
    '05-13 -20.96 Service charge',
    '05-14 -50.00 Cash machine',
    '05-15 100.00 Salary',
  ]);
  expect(account).toMatchObject({ openingBalance: 1000, reconciliation: { status: 'balanced' } });
});

it('does not call it balanced where the fee does not lead on from the opening balance', () => {
  const [account] = statementOf(page('1 100.00', '-20.96')).accounts;
  expect(account?.reconciliation.status).not.toBe('balanced');
});

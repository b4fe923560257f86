import { describe, expect, it } from 'vitest';
import { statementOf } from '../extract/typed-page.fixture.ts';

const page = (first: string, last: string): string => `
Harbour Bank Current Account
Opening balance                                          100.00
Date    Description         Value date     Amount
28/12   Coffee              ${first}       -10.00
31/12   Wages               31/12/2021      50.00
02/01   Rent                ${last}        -40.00
Closing balance                                          100.00`;

describe('rows without a year beside value dates with one', () => {
  it('take none where the value dates lie years apart', () => {
    const [account] = statementOf(page('29/12/2017', '04/01/2022')).accounts;
    expect(account?.reconciliation.reasons).toContain('assumedYear');
  });
});

it('takes the years of rows from dated balances at both ends, whatever date an entry names', () => {
  const [account] = statementOf(`
Solde précédent au 07-12-2021                                 100,00
Date    Description                      Montant
08-12   REMISE CHEQUE                      10,00
        Valeur 08-12-2021
29-12   ACHAT CB MARCHE                   -20,00
        12.03.25 CARTE 1767
03-01   PRLV LOYER                        -40,00
Nouveau solde au 07-01-2022                          50,00`).accounts;
  expect(account?.transactions.map(({ date }) => date)).toEqual(['2021-12-08', '2021-12-29', '2022-01-03']);
});

it('reads day and month in the order that dated balances at both ends allow', () => {
  const [account] = statementOf(`
Account summary
Beginning balance on March 1, 2025        $300.00
Ending balance on March 31, 2025          $370.00
Deposits and other credits
03/05/25   Transfer from savings           100.00
Total deposits and other credits          $100.00
Withdrawals and other debits
03/09/25   Corner shop                      30.00
Total withdrawals and other debits         $30.00`).accounts;
  expect(account?.transactions.map(({ date }) => date)).toEqual(['2025-03-05', '2025-03-09']);
  expect(account?.reconciliation).toMatchObject({ status: 'balanced', reasons: [] });
});

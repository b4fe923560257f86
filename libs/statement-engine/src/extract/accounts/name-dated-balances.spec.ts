import { expect, it } from 'vitest';
import { statementOf } from '../typed-page.fixture.ts';

const page = (second: string): string => `
RELEVE DE COMPTE en euros
COMPTE COURANT
Date          Nature des operations           Debit        Credit
              SOLDE CREDITEUR AU 28/02/2025                  240,00
03/03/2025    VIREMENT RECU CPAM                             100,00
17/03/2025    CHEQUE 7340150                   390,00
              SOLDE DEBITEUR AU 31/03/2025      50,00
LIVRET
Date          Nature des operations           Debit        Credit
              SOLDE CREDITEUR AU 28/02/2025                1.500,00
${second}
SANS OPERATIONS
Date          Nature des operations           Debit        Credit
              SOLDE CREDITEUR AU 28/02/2025                  700,00
              SOLDE CREDITEUR AU 31/03/2025                  700,00
Taux annuel du decouvert autorise : 13,90 % l'an`;

it('tells accounts apart by the days of balances whose words name neither end', () => {
  const { accounts } = statementOf(
    page(`14/03/2025    VERSEMENT                                        30,00
              SOLDE CREDITEUR AU 31/03/2025                1.530,00`),
  );
  expect(
    accounts.map((account) => [
      account.openingBalance,
      account.closingBalance,
      account.transactions.length,
      account.reconciliation.status,
    ]),
  ).toEqual([
    [240, -50, 2, 'balanced'],
    [1500, 1530, 1, 'balanced'],
    [700, 700, 0, 'balanced'],
  ]);
});

it('cuts nothing where the days do not take turns', () => {
  const { accounts } = statementOf(page('14/03/2025    VERSEMENT                                        30,00'));
  expect(accounts.map(({ reconciliation }) => reconciliation.status)).not.toContain('balanced');
});

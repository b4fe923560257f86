import { expect, it } from 'vitest';
import { statementOf } from '../extract/typed-page.fixture.ts';

it('a period below all rows of an account is that of the next list', () => {
  const { accounts } = statementOf(
    `
RELEVÉ DE COMPTE N° 4 au 30 avril 2024
Compte n° 00021184401
Date          Opération                      Débit        Crédit
              SOLDE AU 29/03/2024                         200,00
02/04/2024    VIR LOYER                     120,00
30/04/2024    RELEVE CARTE                   50,00
              SOLDE AU 30/04/2024                          30,00`,
    `
Opérations par carte du 27/03/2024 au 25/04/2024
Carte n° 5132 XXXX XXXX 0714
Date          Commerçant                                 Montant
27/03/2024    STATION                                      30,00
25/04/2024    LIBRAIRIE                                    20,00`,
  );
  const [first] = accounts;
  expect(first?.transactions.map(({ date }) => date)).toEqual(['2024-04-02', '2024-04-30']);
  expect(first?.transactions.flatMap(({ flags }) => flags)).toEqual([]);
  expect(first?.reconciliation.reasons).toEqual([]);
});

it('a period below all rows of a document is its own', () => {
  const { accounts } = statementOf(`
Harbour Bank   Current account 4400-118240
Date        Description                      Paid out      Paid in      Balance
            Opening balance                                              100.00
29 Dec      Groceries                           20.00                     80.00
02 Jan      Salary                                            40.00      120.00
            Closing balance                                              120.00
Statement period 12/12/2023 to 11/01/2024`);
  expect(accounts[0]?.period).toEqual({ start: '2023-12-12', end: '2024-01-11' });
  expect(accounts[0]?.transactions.map(({ date }) => date)).toEqual(['2023-12-29', '2024-01-02']);
});

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

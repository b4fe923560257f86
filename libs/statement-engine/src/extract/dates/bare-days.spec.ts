import { describe, expect, it } from 'vitest';
import { statementOf } from '../typed-page.fixture.ts';

describe('days on lines of their own above rows with value dates', () => {
  const page = (third: string): string => `
Compte courant   Édité le 15-03-2025
N°      Opération                         Valeur        Montant
        Solde précédent au 28-02-2025                  100,00 +
03-03-2025
0032    Paiement par carte                02-03         10,00 -
0033    Virement de Dupont                03-03         50,00 +
04-03-2025
0034    Domiciliation                     04-03          5,00 -
${third}
0035    Virement vers Caulier             05-03         35,00 -
        Nouveau solde au 05-03-2025                    100,00 +`;

  it('are their booking dates', () => {
    const [account] = statementOf(page('05-03-2025')).accounts;
    expect(account?.transactions.map(({ date, valueDate }) => [date, valueDate])).toEqual([
      ['2025-03-03', '2025-03-02'],
      ['2025-03-03', '2025-03-03'],
      ['2025-03-04', '2025-03-04'],
      ['2025-03-05', '2025-03-05'],
    ]);
    expect(account?.reconciliation).toMatchObject({ status: 'balanced', reasons: [] });
  });

  it('leave them open where one stands above something else', () => {
    const [account] = statementOf(page('05-03-2025\n        Avis sans montant')).accounts;
    expect(account?.reconciliation.reasons).toEqual(['assumedDate']);
  });
});

it('a longer date elsewhere on the page draws no date into the column beside its own', () => {
  const [account] = statementOf(`
Statement of card
Date     Posted      Details                      Amount EUR
20.12.   21.12.      Bookshop                          10.00
22.12.   24.12.      Grocer                            20.00
31.12.   01.01.      Hotel                             30.00
         10.01.      Fee                                5.00
Statement date 10.01.2025
10.01.2025: 9.317 points`).accounts;
  expect(account?.transactions.map(({ date }) => date)).toEqual(['2024-12-21', '2024-12-24', '2025-01-01', '2025-01-10']); // prettier-ignore
  expect(account?.reconciliation.reasons).not.toContain('assumedDate');
});

it('of a column called a date and one of a date that no language knows the first is taken', () => {
  const [account] = statementOf(`
Account statement  EUR
Statement period: 01/01/2025 to 31/01/2025
Opening balance   100.00
Date          Available date     Description           Amount
02/01/2025    04/01/2025         Invoice A              70.00
13/01/2025    15/01/2025         Payment B             -20.00
15/01/2025    15/01/2025         Payment C             -10.00
29/01/2025    03/02/2025         Payment D             -10.00
Closing balance   130.00`).accounts;
  expect(account?.transactions.map(({ date }) => date.slice(5))).toEqual(['01-02', '01-13', '01-15', '01-29']);
});

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

describe('two columns that are both called a date', () => {
  const page = (rows: readonly (readonly [string, string, string])[]): string => `
Kaart   Uitgavenstaat van 24/04/2025
Datum           Datum           Omschrijving             Bedrag EUR
verrichting     verrekening
${rows.map(([one, other, text]) => `${one}           ${other}           ${text.padEnd(20)}        98,19 -`).join('\n')}`;
  const datesOf = (rows: readonly (readonly [string, string, string])[]): unknown[] =>
    statementOf(page(rows)).accounts.flatMap(({ transactions }) => transactions.map(({ date }) => date.slice(5)));

  it('are told apart by which days follow on the others: what is made is booked the same day or later', () => {
    const rows = [['26/03', '27/03', 'Spotify'], ['28/03', '29/03', 'Colruyt'], ['01/04', '03/04', 'Decathlon'], ['24/04', '24/04', 'Bol']] as const; // prettier-ignore
    expect(datesOf(rows)).toEqual(['03-27', '03-29', '04-03', '04-24']);
  });

  it('are not where the second lies weeks behind: that is the day on which an entry is due', () => {
    const rows = [['03/02', '03/03', 'Invoice'], ['05/02', '05/03', 'Invoice'], ['10/02', '10/03', 'Invoice'], ['14/02', '14/03', 'Invoice']] as const; // prettier-ignore
    expect(datesOf(rows)).toEqual(['02-03', '02-05', '02-10', '02-14']);
  });
});
